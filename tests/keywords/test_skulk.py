"""Skulk (CR 702.118)."""

from __future__ import annotations

from engine.keywords.skulk import Skulk
from engine.rules import combat
from tests.combat_board import A, B, Board
from tests.rulebook import rule


@rule("702.118a", "702.118b")
def test_who_may_block_it() -> None:
    board = Board()
    attacker = board.creature(A, "Alley Cat", 2, 2, Skulk())
    board.creature(B, "Big Ox", 3, 3)
    even = board.creature(B, "Even Ox", 2, 5)
    small = board.creature(B, "Small Ox", 1, 5)
    board.attack({attacker: B})
    assert [oid for oid, _ in combat.possible_blocks(board.game, B)] == [even, small]


@rule("702.118c")
def test_several_instances_are_one() -> None:
    board = Board()
    attacker = board.creature(A, "Alley Cat", 2, 2, Skulk(), Skulk())
    board.creature(B, "Big Ox", 3, 3)
    even = board.creature(B, "Even Ox", 2, 5)
    small = board.creature(B, "Small Ox", 1, 5)
    board.attack({attacker: B})
    assert [oid for oid, _ in combat.possible_blocks(board.game, B)] == [even, small]
