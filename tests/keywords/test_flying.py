"""Flying (CR 702.9) and reach (702.17)."""

from __future__ import annotations

import pytest

from engine.game.rules import combat
from engine.game.rules.combat.questions import AS_THOUGH_HAVING, AS_THOUGH_LACKING
from engine.vocabulary.keywords.flying import Flying
from engine.vocabulary.keywords.reach import Reach
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board, refuses, says


@rule("702.9a", "702.9b", "702.17a", "702.17b")
def test_only_flyers_and_reachers_block_a_flyer() -> None:
    board = Board()
    hawk, fox = board.creature(A, "Gale Hawk", 1, 1, Flying()), board.creature(A, "Ember Fox", 2, 1)
    owl = board.creature(B, "Dusk Owl", 1, 1, Flying())
    archer = board.creature(B, "Old Archer", 1, 1, Reach())
    rat = board.creature(B, "Bog Rat", 1, 1)
    board.attack({hawk: B, fox: B})
    assert combat.possible_blocks(board.game, B) == ((owl, (hawk, fox)), (archer, (hawk, fox)), (rat, (fox,)))
    with refuses("509.1b"):
        board.block([(rat, hawk)])


@rule("702.9c", "702.17c")
def test_several_instances_are_one() -> None:
    board = Board()
    hawk = board.creature(A, "Gale Hawk", 1, 1, Flying(), Flying())
    owl = board.creature(B, "Dusk Owl", 1, 1, Flying())
    archer = board.creature(B, "Old Archer", 1, 1, Reach(), Reach())
    board.creature(B, "Weary Archer", 1, 1, Reach(), Reach(), says(AS_THOUGH_LACKING, lambda about, keyword, **_: keyword == "reach"))
    board.creature(B, "Bog Rat", 1, 1)
    board.attack({hawk: B})
    assert combat.possible_blocks(board.game, B) == ((owl, (hawk,)), (archer, (hawk,)))


@rule("609.4", "702.9a", "702.9b", "702.9c", "702.17a", "702.17b", "as though it had reach")
@pytest.mark.parametrize("instances", [1, 2])
def test_as_though_it_had_reach_and_as_though_that_had_no_flying(instances: int) -> None:
    board = Board()
    hawk = board.creature(A, "Gale Hawk", 1, 1, *[Flying()] * instances)
    low = board.creature(A, "Low Hawk", 1, 1, *[Flying()] * instances, says(AS_THOUGH_LACKING, True))
    reaching = says(AS_THOUGH_HAVING, lambda about, keyword, seen_by, **_: keyword == "reach")
    jumper = board.creature(B, "High Jumper", 1, 1, reaching)
    rat = board.creature(B, "Bog Rat", 1, 1)
    board.attack({hawk: B, low: B})
    assert combat.possible_blocks(board.game, B) == ((jumper, (hawk, low)), (rat, (low,)))
