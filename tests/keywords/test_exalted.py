"""Exalted (CR 702.83)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

B = 1

SQUIRE = ("Loyal Squire", "{W}", "Creature — Human Soldier", "Exalted", "1/1")


@rule("702.83a")
def test_a_lone_attacker_grows_for_each_instance() -> None:
    table = Table()
    squire, other = table.battlefield("A", card(*SQUIRE), card(*SQUIRE))
    table.battlefield("B", card(*SQUIRE))
    table.answer("A", [[squire, B]]).to_step("declare_attackers")
    assert table.stack() == ["Loyal Squire trigger (A)"] * 2
    table.resolve()
    assert (table.pt(squire), table.pt(other)) == ((3, 3), (1, 1))


@rule("702.83b", "506.5")
def test_two_attackers_are_not_alone() -> None:
    table = Table()
    squire, other = table.battlefield("A", card(*SQUIRE), card(*SQUIRE))
    table.answer("A", [[squire, B], [other, B]]).to_step("declare_attackers")
    assert table.stack() == []
