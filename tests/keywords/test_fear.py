"""Fear (CR 702.36)."""

from __future__ import annotations

from engine.game.rules import combat
from engine.vocabulary.keywords.fear import Fear
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board


@rule("702.36a", "702.36b")
def test_who_may_block_it() -> None:
    board = Board()
    attacker = board.creature(A, "Night Terror", 2, 2, Fear(), colors="B")
    statue = board.creature(B, "Clay Statue", 1, 1, types="Artifact Creature")
    shade = board.creature(B, "Low Shade", 1, 1, colors="UB")
    board.creature(B, "Bog Rat", 1, 1, colors="G")
    board.creature(B, "Pale Moth", 1, 1)
    board.attack({attacker: B})
    assert [oid for oid, _ in combat.possible_blocks(board.game, B)] == [statue, shade]


@rule("702.36c")
def test_several_instances_are_one() -> None:
    board = Board()
    attacker = board.creature(A, "Night Terror", 2, 2, Fear(), Fear(), colors="B")
    statue = board.creature(B, "Clay Statue", 1, 1, types="Artifact Creature")
    shade = board.creature(B, "Low Shade", 1, 1, colors="UB")
    board.creature(B, "Bog Rat", 1, 1, colors="G")
    board.creature(B, "Pale Moth", 1, 1)
    board.attack({attacker: B})
    assert [oid for oid, _ in combat.possible_blocks(board.game, B)] == [statue, shade]
