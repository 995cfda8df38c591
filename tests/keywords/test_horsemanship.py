"""Horsemanship (CR 702.31)."""

from __future__ import annotations

from engine.keywords.horsemanship import Horsemanship
from engine.rules import combat
from tests.combat_board import A, B, Board
from tests.rulebook import rule


@rule("702.31a", "702.31b")
def test_who_may_block_it() -> None:
    board = Board()
    attacker = board.creature(A, "Rider", 2, 2, Horsemanship())
    other = board.creature(B, "Other Rider", 1, 1, Horsemanship())
    board.creature(B, "Bog Rat", 1, 1)
    board.attack({attacker: B})
    assert [oid for oid, _ in combat.possible_blocks(board.game, B)] == [other]


@rule("702.31c")
def test_several_instances_are_one() -> None:
    board = Board()
    attacker = board.creature(A, "Rider", 2, 2, Horsemanship(), Horsemanship())
    other = board.creature(B, "Other Rider", 1, 1, Horsemanship())
    board.creature(B, "Bog Rat", 1, 1)
    board.attack({attacker: B})
    assert [oid for oid, _ in combat.possible_blocks(board.game, B)] == [other]


@rule("702.31b")
def test_it_may_block_those_on_foot() -> None:
    board = Board()
    fox, rider = board.creature(A, "Ember Fox", 2, 1), board.creature(B, "Rider", 2, 2, Horsemanship())
    board.attack({fox: B})
    assert combat.possible_blocks(board.game, B) == ((rider, (fox,)),)
