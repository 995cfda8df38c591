"""Paying a cost any number of times as words are followed (CR 118.12, 603.12a)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

OVEN = "When this creature enters, you may pay {1} any number of times. When you pay this cost one or more times, put that many +1/+1 counters on this creature."


def oven(mana: str, *answers: bool) -> Table:
    table = Table()
    table.hand("A", card("Fed Oven", "{R}", "Creature — Elemental", OVEN, "1/1"))
    return table.mana("A", "{R}" + mana).answer("A", *answers).cast("A", "Fed Oven").resolve()


@rule("603.12a")
def test_what_was_paid_twice_counts_twice() -> None:
    table = oven("{2}", True, True)
    assert table.pt(table.find("Fed Oven")) == (3, 3) and not table.game.players[0].pool


@rule("603.12a")
def test_whoever_pays_nothing_triggers_nothing() -> None:
    table = oven("{2}", False)
    assert table.pt(table.find("Fed Oven")) == (1, 1) and len(table.pool("A")) == 2


@rule("118.3")
def test_nobody_pays_more_often_than_they_can() -> None:
    table = oven("{1}", True, True, True)
    assert table.pt(table.find("Fed Oven")) == (2, 2)


@rule("603.12a", "700.2b")
def test_paying_up_to_three_times_for_as_many_modes() -> None:
    table = Table()
    table.hand("A", card("Odd Lizard", "{0}", "Creature — Lizard", "When this creature enters, you may pay {1} up to three times. When you pay this cost one or more times, "
                         "choose up to that many —\n• You gain 1 life.\n• You gain 10 life.\n• Each opponent loses 5 life.", "2/2"))  # fmt: skip
    table.mana("A", "{5}").answer("A", True, True, False, [0, 2])
    table.cast("A", "Odd Lizard").resolve()
    assert (table.life("A"), table.life("B"), table.pool("A")) == (21, 15, "CCC")
    table.hand("A", card("Odd Lizard", "{0}", "Creature — Lizard", "When this creature enters, you may pay {1} up to two times. When you do, choose up to that many.\n"
                         "• You gain 1 life.\n• You gain 10 life.", "2/2"))  # fmt: skip
    table.answer("A", True, True, [0, 1])
    table.cast("A", "Odd Lizard").resolve()
    assert (table.life("A"), table.pool("A")) == (32, "C")


@rule("118.12", "118.3")
def test_paying_mana_and_life_together() -> None:
    table = Table()
    table.life("A", 1)
    do(table, "You may pay {1} and 2 life. If you do, draw a card.")
    held = len(table.zone("A", "hand"))
    table.life("A", 5)
    table.mana("A", "{1}").answer("A", True)
    do(table, "You may pay {1} and 2 life. If you do, draw a card.")
    assert (table.life("A"), table.pool("A"), len(table.zone("A", "hand"))) == (3, "", held + 1)
