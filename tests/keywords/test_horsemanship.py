"""Horsemanship (CR 702.31)."""

from __future__ import annotations

import pytest

from engine.game.rules import combat
from engine.game.rules.combat.questions import AS_THOUGH_HAVING, AS_THOUGH_LACKING
from engine.vocabulary.keywords.horsemanship import Horsemanship
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board, says


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


@rule("702.31a", "702.31b", "as though it had or lacked horsemanship", "702.31c")
@pytest.mark.parametrize("instances", [1, 2])
def test_as_though_it_had_horsemanship_and_as_though_that_had_none(instances: int) -> None:
    board = Board()
    rider = board.creature(A, "Rider", 2, 2, *[Horsemanship()] * instances)
    low = board.creature(A, "Slow Rider", 2, 2, *[Horsemanship()] * instances, says(AS_THOUGH_LACKING, True))
    walker = board.creature(B, "Tall Walker", 1, 1, says(AS_THOUGH_HAVING, lambda about, keyword, seen_by, **_: keyword == "horsemanship"))
    rat = board.creature(B, "Bog Rat", 1, 1)
    other = board.creature(B, "Tall Flier", 1, 1, says(AS_THOUGH_HAVING, lambda about, keyword, seen_by, **_: keyword == "flying"))
    board.attack({rider: B, low: B})
    assert combat.possible_blocks(board.game, B) == ((walker, (rider, low)), (rat, (low,)), (other, (low,)))
