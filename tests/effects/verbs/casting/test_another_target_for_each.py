"""One more target for each time a spell was kicked (CR 601.2c, 702.33c, 115.3)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre
from tests.support.boards.table import Table, card

STORM = (
    "Small Storm", "{X}{R}", "Instant",
    "Multikicker {1}\nChoose any target, then choose any other target for each time Small Storm was kicked. Small Storm "
    "deals X damage to each of them.",
)  # fmt: skip
SURGE = (
    "Wild Surge", "{G}", "Instant",
    "Multikicker {1}\nChoose target creature, then choose another target creature for each time Wild Surge was kicked. Put "
    "two +1/+1 counters on each of them.",
)  # fmt: skip


@rule("601.2c", "702.33c", "115.3")
def test_one_target_and_one_more_for_each_kick_all_different_ones() -> None:
    for kicks, hit in ((0, (2, 0, 20)), (1, (2, 2, 20)), (2, (2, 2, 18))):
        table = Table()
        one, two = table.battlefield("B", ogre(), ogre())
        table.hand("A", card(*STORM))
        table.mana("A", "{R}{R}{R}" + "{R}" * kicks)
        table.answer("A", kicks, 2).cast("A", "Small Storm", [one, two, 1][: kicks + 1]).resolve()
        assert (table.game.obj(one).damage, table.game.obj(two).damage, table.life("B")) == hit


@rule("601.2c", "115.3")
def test_there_have_to_be_as_many_creatures_as_targets() -> None:
    table = Table()
    mine, theirs = *table.battlefield("A", bear()), *table.battlefield("B", bear())
    table.hand("A", card(*SURGE))
    table.mana("A", "{G}{G}").answer("A", 1).cast("A", "Wild Surge", [mine, theirs]).resolve()
    assert table.counters(mine) == table.counters(theirs) == {"+1/+1": 2}
    table = Table()
    (mine,) = table.battlefield("A", bear())
    table.hand("A", card(*SURGE))
    table.mana("A", "{G}").answer("A", 0).cast("A", "Wild Surge", [mine]).resolve()
    assert table.counters(mine) == {"+1/+1": 2}
