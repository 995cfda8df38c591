"""Conditions that compare numbers."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card

MEADOW_BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
OX = ("Old Ox", "{2}", "Creature — Ox", "", "1/9")


@rule("608.2d")
@pytest.mark.parametrize("size", ["1/1", "4/4"])
def test_what_may_be_done_only_under_a_condition_is_offered_only_then(size: str) -> None:
    table = Table()
    table.battlefield("A", card("Wild Heart", "{2}", "Creature — Elf", "Whenever another creature enters, its controller may draw a card if its power is greater than each other creature's power.", "2/2"))
    table.hand("A", card("Newcomer", "{1}", "Creature — Elf", "", size))
    table.mana("A", "{1}").answer("A", True)
    before = len(table.zone("A", "library"))
    table.cast("A", "Newcomer").resolve()
    drawn = before - len(table.zone("A", "library"))
    assert (drawn, len(table.answers[0])) == ((1, 0) if size == "4/4" else (0, 1))


@rule("608.2h")
@pytest.mark.parametrize(("size", "left"), [("20/5", False), ("21/5", True), ("19/5", True)])
def test_if_its_power_is_exactly_twenty(size: str, left: bool) -> None:
    table = Table()
    permanent(table, "Whenever you gain life, destroy all other creatures if Test Thing's power is exactly 20.", size=size)
    table.battlefield("B", bear())
    do(table, "You gain 1 life.")
    assert bool(table.all("Plain Bear")) == left and table.all("Test Thing")


@rule("122.1", "603.4")
def test_another_counter_is_one_more() -> None:
    table = Table()
    giant = permanent(table, "Whenever another green creature you control enters, put a +1/+1 counter on Test Thing. Then if that "
                      "creature's power is greater than Test Thing's power, put another +1/+1 counter on Test Thing.", size="2/2")  # fmt: skip
    table.hand("A", card("Small Elf", "{0}", "Creature — Elf", "", "3/1", color_indicator=("G",)),
               card("Large Elf", "{0}", "Creature — Elf", "", "9/9", color_indicator=("G",)))  # fmt: skip
    table.cast("A", "Small Elf").resolve()
    assert table.counters(giant) == {"+1/+1": 1}
    table.cast("A", "Large Elf").resolve()
    assert table.counters(giant) == {"+1/+1": 3}


@rule("608.2c")
@pytest.mark.parametrize(("bargained", "cost", "wants", "where"), [
    (True, "{4}", True, "battlefield"), (True, "{4}", False, "hand"), (True, "{5}", True, "hand"), (False, "{1}", True, "hand"),
])  # fmt: skip
def test_the_exiled_card_is_put_into_the_hand_if_it_wasnt_cast(bargained: bool, cost: str, wants: bool, where: str) -> None:
    table = Table()
    table.battlefield("A", lamp())
    table.library("A", card("Found Bell", cost, "Artifact"))
    table.hand("A", card("Deep Glass", "{0}", "Sorcery", "Bargain\nSearch your library for a card, exile it face down, then shuffle. If this spell was bargained, you "
                         "may cast the exiled card without paying its mana cost if that spell's mana value is 4 or less. Put the exiled card into your hand if it "
                         "wasn't cast this way."))  # fmt: skip
    table.answer("A", bargained, table.all("Found Bell", "library"), wants)
    table.cast("A", "Deep Glass").resolve()
    assert table.all("Found Bell", where) and bool(table.all("Plain Lamp", "graveyard")) == bargained


@rule("614.12", "107.3m")
@pytest.mark.parametrize(("x", "counters"), [(4, 4), (5, 10)])
def test_an_additional_x_counters(x: int, counters: int) -> None:
    table = Table()
    table.hand("A", card("Growing Hydra", "{X}", "Creature — Hydra", "Growing Hydra enters with X +1/+1 counters on it. If X is 5 or "
                         "more, it enters with an additional X +1/+1 counters on it.", "0/1"))  # fmt: skip
    table.policy = lambda decision: x if getattr(decision, "purpose", "") == "X" else None
    table.mana("A", "{5}") if x == 5 else table.mana("A", "{4}")
    table.cast("A", "Growing Hydra").resolve()
    assert table.counters(table.find("Growing Hydra")) == {"+1/+1": counters}


@rule("608.2h", "608.2c")
def test_a_number_as_it_last_was() -> None:
    table = Table()
    (small,) = table.battlefield("B", bear())
    (large,) = table.battlefield("B", ogre())
    words = "Return target creature to its owner's hand. If its mana value was 2 or less, you gain 5 life."
    do(table, words, [large])
    assert table.life("A") == 20
    do(table, words, [small])
    assert table.life("A") == 25 and table.zone("B", "hand") == [OGRE[0], BEAR[0]]


@rule("608.2h")
@pytest.mark.parametrize(("power", "gained"), [(7, 3), (6, 0), (5, 0)])
def test_greater_than_each_others_power_is_not_greater_than_their_sum(power: int, gained: int) -> None:
    table = Table()
    words = "Whenever another creature enters, you gain 3 life if its power is greater than each other creature's power."
    table.battlefield("A", card("Proud Judge", "{1}", "Creature — Elf", words, "2/3"), card("Big Ox", "{4}", "Creature — Ox", "", "6/6"))
    table.hand("A", card("New Shape", "{0}", "Creature — Shape", "", f"{power}/7"))
    table.cast("A", "New Shape").resolve()
    assert table.life("A") == 20 + gained


@rule("608.2h")
def test_a_number_is_less_than_each_of_none() -> None:
    table = Table()
    words = "You gain 3 life if this creature's power is less than each other creature's power."
    (elf,) = table.battlefield("A", card("Lone Elf", "{1}", "Creature — Elf", "{0}: " + words, "2/3"))
    table.activate("A", elf).resolve()
    assert table.life("A") == 23
    table.battlefield("B", card(*MEADOW_BEAR), card(*OX))
    table.activate("A", elf).resolve()
    assert table.life("A") == 23
