"""Intimidate (CR 702.13)."""

from __future__ import annotations

from engine.game.rules import combat
from engine.vocabulary.keywords.intimidate import Intimidate
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board


@rule("702.13a", "702.13b")
def test_who_may_block_it() -> None:
    board = Board()
    attacker = board.creature(A, "Red Bull", 2, 2, Intimidate(), colors="RG")
    statue = board.creature(B, "Clay Statue", 1, 1, types="Artifact Creature")
    elf = board.creature(B, "Elf", 1, 1, colors="GW")
    board.creature(B, "Low Shade", 1, 1, colors="UB")
    board.creature(B, "Pale Moth", 1, 1)
    board.attack({attacker: B})
    assert [oid for oid, _ in combat.possible_blocks(board.game, B)] == [statue, elf]


@rule("702.13c")
def test_several_instances_are_one() -> None:
    board = Board()
    attacker = board.creature(A, "Red Bull", 2, 2, Intimidate(), Intimidate(), colors="RG")
    statue = board.creature(B, "Clay Statue", 1, 1, types="Artifact Creature")
    elf = board.creature(B, "Elf", 1, 1, colors="GW")
    board.creature(B, "Low Shade", 1, 1, colors="UB")
    board.creature(B, "Pale Moth", 1, 1)
    board.attack({attacker: B})
    assert [oid for oid, _ in combat.possible_blocks(board.game, B)] == [statue, elf]
