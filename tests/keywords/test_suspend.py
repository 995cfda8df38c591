"""Suspend (CR 702.62)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

EGG = ("Slow Egg", "{5}{R}", "Creature — Dragon", "Suspend 2—{R}", "4/4")
TIDE = ("Late Tide", "", "Sorcery", "Suspend 1—{U}\nYou gain 5 life.", "")


@rule("702.62a", "702.62b")
def test_a_suspended_creature_is_cast_for_nothing_and_has_haste() -> None:
    table = Table()
    (egg,) = table.hand("A", card(*EGG))
    table.mana("A", "{R}")
    table.special("A", egg)
    (exiled,) = table.all("Slow Egg", "exile")
    assert table.counters(exiled) == {"time": 2} and table.stack() == []
    table.to_step("upkeep", "A").resolve()
    assert table.counters(exiled) == {"time": 1}
    table.next_turn("B").to_step("upkeep", "A")
    table.answer("A", True)
    table.resolve()
    assert table.has(table.find("Slow Egg"), "haste")


@rule("702.62a")
def test_it_can_stay_exiled() -> None:
    table = Table()
    (tide,) = table.hand("A", card(*TIDE))
    table.mana("A", "{U}")
    table.special("A", tide)
    table.to_step("upkeep", "A")
    table.answer("A", False)
    table.resolve()
    assert table.all("Late Tide", "exile") and table.life("A") == 20


@rule("702.62a", "116.2f")
def test_a_card_can_be_suspended_only_when_it_could_be_cast() -> None:
    table = Table()
    table.hand("A", card(*EGG))
    table.to_step("begin_combat")
    table.mana("A", "{R}")
    assert table.actions("A") == ()
