"""Vanishing (CR 702.63)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

MIST = ("Fading Mist", "{U}", "Creature — Illusion", "Vanishing 2", "3/3")


@rule("702.63a")
def test_it_is_sacrificed_when_its_time_counters_are_gone() -> None:
    table = Table()
    table.hand("A", card(*MIST))
    table.mana("A", "{U}")
    table.cast("A", "Fading Mist").resolve()
    (mist,) = table.all("Fading Mist")
    assert table.counters(mist) == {"time": 2}
    table.next_turn("A")
    assert table.counters(mist) == {"time": 1}
    table.next_turn("A")
    assert table.zone("A", "graveyard") == ["Fading Mist"]


@rule("702.63b")
def test_vanishing_without_a_number_brings_no_counters_but_takes_them() -> None:
    table = Table()
    table.hand("A", card("Lasting Mist", "{U}", "Creature — Illusion", "Vanishing", "3/3"))
    table.mana("A", "{U}")
    table.cast("A", "Lasting Mist").resolve()
    (mist,) = table.all("Lasting Mist")
    assert table.counters(mist) == {}
    table.to_step("upkeep", "A")
    assert table.stack() == [], "it has no time counter"
    do(table.to_step("main1", "A"), "Put two time counters on target creature.", [mist])
    table.to_step("upkeep", "B")
    assert table.stack() == [], "it's not its controller's upkeep"
    table.to_step("upkeep", "A").resolve()
    assert table.counters(mist) == {"time": 1}
    table.next_turn("B").to_step("upkeep", "A")
    table.resolve(1)
    assert table.counters(mist) == {} and table.stack() == ["Lasting Mist trigger (A)"]
    table.resolve()
    assert table.zone("A", "graveyard")[-1] == "Lasting Mist"


@rule("702.63c")
def test_each_instance_of_vanishing_works_separately() -> None:
    table = Table()
    table.hand("A", card("Double Mist", "{U}", "Creature — Illusion", "Vanishing 2, vanishing 2", "3/3"))
    table.mana("A", "{U}")
    table.cast("A", "Double Mist").resolve()
    (mist,) = table.all("Double Mist")
    assert table.counters(mist) == {"time": 4}
    table.to_step("upkeep", "A")
    assert table.stack() == ["Double Mist trigger (A)"] * 2
    table.resolve()
    assert table.counters(mist) == {"time": 2}
    table.next_turn("B").to_step("upkeep", "A")
    table.resolve(2)
    assert table.stack() == ["Double Mist trigger (A)"] * 2, "each has seen the last counter removed"
    table.resolve()
    assert table.zone("A", "graveyard") == ["Double Mist"]
