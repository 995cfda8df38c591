"""Casualty (CR 702.153)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

DEAL = ("Bad Deal", "{B}", "Sorcery", "Casualty 2\nYou gain 2 life.")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
RAT = ("Small Rat", "{B}", "Creature — Rat", "", "1/1")


@rule("702.153a")
def test_a_strong_enough_creature_is_sacrificed_for_a_copy() -> None:
    table = Table()
    table.battlefield("A", card(*RAT), card(*BEAR))
    table.hand("A", card(*DEAL))
    table.mana("A", "{B}").answer("A", True)
    table.cast("A", "Bad Deal").resolve()
    assert table.life("A") == 24 and table.zone("A", "graveyard") == ["Meadow Bear", "Bad Deal"]


@rule("702.153a")
def test_a_weak_one_does_not_do() -> None:
    table = Table()
    table.battlefield("A", card(*RAT))
    table.hand("A", card(*DEAL))
    table.mana("A", "{B}")
    table.cast("A", "Bad Deal").resolve()
    assert table.life("A") == 22 and not [decision for decision in table.asked if decision.kind == "yes"]
