"""Solved (CR 702.169)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

RIDDLE = ("Case of the Lost Hen", "{1}{G}", "Enchantment — Case", "To solve — You control three or more creatures.\n"
          "Solved — Creatures you control get +1/+1.")  # fmt: skip
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.169a", "702.169b")
def test_a_case_is_solved_at_the_end_step_and_has_its_ability_from_then_on() -> None:
    table = Table()
    table.battlefield("A", card(*RIDDLE))
    first, _ = table.battlefield("A", card(*BEAR), card(*BEAR))
    table.to_step("end")
    assert table.stack() == []
    table.battlefield("A", card(*BEAR))
    assert table.pt(first) == (2, 2)
    table.next_turn("A").to_step("end")
    table.resolve()
    assert table.pt(first) == (3, 3)
    table.next_turn("A").to_step("end")
    assert table.stack() == []
