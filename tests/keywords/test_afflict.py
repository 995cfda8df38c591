"""Afflict (CR 702.130)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

B, C = 1, 2

def fiend(text: str) -> int:
    """The life that each defending player has after one of two of them blocks."""
    table = Table(3)
    (one,) = table.battlefield("A", card("Barbed Fiend", "{2}{R}", "Creature — Demon", text, "3/3"))
    (rat,) = table.battlefield("C", card("Bog Rat", "{B}", "Creature — Rat", "", "1/1"))
    table.answer("A", [[one, C]]).answer("C", [[rat, one]]).to_step("declare_blockers").resolve()
    assert table.life("B") == 20
    return table.life("C")


@rule("702.130a")
def test_the_defending_player_loses_life_as_it_becomes_blocked() -> None:
    assert fiend("Afflict 3") == 17


@rule("702.130b")
def test_each_instance_triggers_separately() -> None:
    assert fiend("Afflict 3, afflict 2") == 15
