"""Battle cry (CR 702.91)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

B = 1

CRIER = ("Field Crier", "{1}{R}", "Creature — Goblin", "Battle cry", "1/1")


@rule("702.91a", "702.91b")
def test_each_other_attacker_gets_a_boost() -> None:
    table = Table()
    twice = card("Loud Crier", "{R}", "Creature — Goblin", "Battle cry\nBattle cry", "1/1")
    cat = card("Quiet Cat", "{R}", "Creature — Cat", "", "1/1")
    crier, other, home, third = table.battlefield("A", card(*CRIER), twice, card(*CRIER), cat)
    table.answer("A", [[crier, B], [other, B], [third, B]]).to_step("declare_attackers")
    assert len(table.stack()) == 3
    table.resolve()
    assert [table.pt(oid) for oid in (crier, other, home, third)] == [(3, 1), (2, 1), (1, 1), (4, 1)]
    table.next_turn()
    assert table.pt(third) == (1, 1)
