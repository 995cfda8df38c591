"""First strike (CR 702.7)."""

from __future__ import annotations

from engine.keywords.first_strike import FirstStrike
from engine.rules import combat
from tests.combat_board import A, B, Board
from tests.rulebook import rule


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
