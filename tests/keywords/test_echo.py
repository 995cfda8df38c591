"""Echo (CR 702.30)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

BOAR = ("Twice Boar", "{R}", "Creature — Boar", "Echo {R}", "3/1")


@rule("702.30a")
def test_it_is_sacrificed_in_the_next_upkeep_unless_echo_is_paid() -> None:
    table = Table()
    table.hand("A", card(*BOAR))
    table.mana("A", "{R}")
    table.cast("A", "Twice Boar").resolve()
    table.to_step("upkeep", "A").resolve()
    assert table.zone("A", "graveyard") == ["Twice Boar"]


@rule("702.30a")
def test_echo_is_paid_once() -> None:
    table = Table()
    table.hand("A", card(*BOAR))
    table.mana("A", "{R}")
    table.cast("A", "Twice Boar").resolve()
    table.to_step("upkeep", "A")
    table.mana("A", "{R}").answer("A", True)
    table.resolve()
    assert table.all("Twice Boar")
    table.next_turn("B").to_step("upkeep", "A")
    assert table.stack() == []


@rule("702.30a")
def test_what_has_been_there_since_the_last_upkeep_is_not_paid_for() -> None:
    table = Table()
    table.battlefield("A", card(*BOAR))
    table.to_step("upkeep", "A")
    assert table.stack() == []
