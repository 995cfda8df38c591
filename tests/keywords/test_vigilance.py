"""Vigilance (CR 702.20)."""

from __future__ import annotations

from engine.keywords.vigilance import Vigilance
from tests.combat_board import A, B, Board
from tests.rulebook import rule


@rule("702.20a", "702.20b", "702.20c")
def test_attacking_does_not_tap_it() -> None:
    board = Board()
    guard, twice = (board.creature(A, "Guard", 2, 2, *([Vigilance()] * number)) for number in (1, 2))
    fox = board.creature(A, "Ember Fox", 2, 1)
    board.attack({guard: B, twice: B, fox: B})
    assert [board.game.obj(oid).tapped for oid in (guard, twice, fox)] == [False, False, True]
