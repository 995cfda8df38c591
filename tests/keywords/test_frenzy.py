"""Frenzy (CR 702.68)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

B = 1

@rule("702.68a", "702.68b")
def test_unblocked_it_grows_once_for_each_instance() -> None:
    for text, blocked, size in (("Frenzy 2", False, (4, 2)), ("Frenzy 2, frenzy 1", False, (5, 2)), ("Frenzy 2", True, (2, 2))):
        table = Table()
        (sliver,) = table.battlefield("A", card("Wild Thing", "{1}{R}", "Creature — Beast", text, "2/2"))
        (rat,) = table.battlefield("B", card("Bog Rat", "{B}", "Creature — Rat", "", "1/1"))
        table.answer("A", [[sliver, B]]).answer("B", [[rat, sliver]] if blocked else []).to_step("declare_blockers")
        assert table.resolve().pt(sliver) == size
