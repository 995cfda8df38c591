"""Battle cry (CR 702.91)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

B = 1

CRIER = ("Field Crier", "{1}{R}", "Creature — Goblin", "Battle cry", "1/1")


@rule("702.91a", "702.91b")
def test_each_other_attacker_gets_a_boost() -> None:
    table = Table()
    twice = card("Loud Crier", "{R}", "Creature — Goblin", "Battle cry\nBattle cry", "1/1")
    crier, other, home = table.battlefield("A", card(*CRIER), twice, card(*CRIER))
    table.answer("A", [[crier, B], [other, B]]).to_step("declare_attackers")
    assert len(table.stack()) == 3
    table.resolve()
    assert [table.pt(oid) for oid in (crier, other, home)] == [(3, 1), (2, 1), (1, 1)]
