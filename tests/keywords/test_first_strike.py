"""First strike (CR 702.7)."""

from __future__ import annotations

import pytest

from engine.game.rules import combat
from engine.vocabulary.keywords.first_strike import FirstStrike
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board


@rule("702.7a", "702.7b", "702.7d")
def test_a_blocker_with_first_strike_survives_an_equal() -> None:
    board = Board()
    fox, lancer = board.creature(A, "Ember Fox", 2, 2), board.creature(B, "Lancer", 2, 2, FirstStrike(), FirstStrike())
    board.attack({fox: B})
    board.block([(lancer, fox)])
    board.damage()
    assert board.combat_damage() == [(lancer, fox, 2)]
    assert board.lives(lancer) and not board.lives(fox)


@rule("702.7b")
def test_equals_with_first_strike_die_together() -> None:
    board = Board()
    one, other = board.creature(A, "Lancer", 2, 2, FirstStrike()), board.creature(B, "Lancer", 2, 2, FirstStrike())
    board.attack({one: B})
    board.block([(other, one)])
    board.first_damage()
    assert not board.lives(one) and not board.lives(other)
    assert not combat.needs_first_strike_step(board.game)


@rule("702.7a", "702.7b", "each creature assigns combat damage in one of the steps", "702.7d")
@pytest.mark.parametrize("instances", [1, 2, 3])
def test_it_strikes_in_the_first_step_only_and_the_rest_in_the_second(instances: int) -> None:
    board = Board()
    lancer, fox = board.creature(A, "Lancer", 2, 2, *[FirstStrike()] * instances), board.creature(A, "Ember Fox", 1, 1)
    board.attack({lancer: B, fox: B})
    board.block()
    board.first_damage()
    assert board.combat_damage() == [(lancer, B, 2)]
    board.second_damage()
    assert board.combat_damage() == [(lancer, B, 2), (fox, B, 1)]
