"""Skulk (CR 702.118)."""

from __future__ import annotations

import pytest

from engine.game.rules import combat
from engine.vocabulary.keywords.skulk import Skulk
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board


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


@rule("702.118b", "greater power, also than nothing", "702.118c", "702.118a")
@pytest.mark.parametrize("instances", [1, 2])
def test_a_powerless_creature_with_skulk_is_blocked_by_the_powerless(instances: int) -> None:
    board = Board()
    attacker = board.creature(A, "Alley Cat", 0, 2, *[Skulk()] * instances)
    board.creature(B, "Small Ox", 1, 5)
    weak, weaker = board.creature(B, "Weak Ox", 0, 5), board.creature(B, "Weaker Ox", -1, 5)
    board.attack({attacker: B})
    assert [oid for oid, _ in combat.possible_blocks(board.game, B)] == [weak, weaker]
