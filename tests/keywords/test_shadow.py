"""Shadow (CR 702.28)."""

from __future__ import annotations

import pytest

from engine.game.rules import combat
from engine.game.rules.combat.questions import AS_THOUGH_LACKING
from engine.vocabulary.keywords.shadow import Shadow
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board, says


@rule("702.28a", "702.28b")
def test_shadow_and_the_rest_never_meet() -> None:
    board = Board()
    shade, fox = board.creature(A, "Low Shade", 2, 2, Shadow()), board.creature(A, "Ember Fox", 2, 1)
    other, rat = board.creature(B, "Other Shade", 1, 1, Shadow()), board.creature(B, "Bog Rat", 1, 1)
    board.attack({shade: B, fox: B})
    assert combat.possible_blocks(board.game, B) == ((other, (shade,)), (rat, (fox,)))


@rule("702.28c")
def test_several_instances_are_one() -> None:
    board = Board()
    shade, fox = board.creature(A, "Low Shade", 2, 2, Shadow(), Shadow()), board.creature(A, "Ember Fox", 2, 1)
    other, rat = board.creature(B, "Other Shade", 1, 1, Shadow(), Shadow()), board.creature(B, "Bog Rat", 1, 1)
    board.attack({shade: B, fox: B})
    assert combat.possible_blocks(board.game, B) == ((other, (shade,)), (rat, (fox,)))


@rule("702.28b", "702.28a", "as though it had no shadow", "702.28c")
@pytest.mark.parametrize("instances", [1, 2])
def test_one_that_blocks_as_though_it_had_no_shadow_meets_the_rest(instances: int) -> None:
    board = Board()
    fox = board.creature(A, "Ember Fox", 2, 1)
    shade = board.creature(B, "Low Shade", 1, 1, *[Shadow()] * instances, says(AS_THOUGH_LACKING, True))
    board.creature(B, "Other Shade", 1, 1, Shadow())
    board.attack({fox: B})
    assert combat.possible_blocks(board.game, B) == ((shade, (fox,)),)
