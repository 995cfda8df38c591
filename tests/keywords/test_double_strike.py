"""Double strike (CR 702.4)."""

from __future__ import annotations

from engine.keywords.double_strike import DoubleStrike
from engine.keywords.first_strike import FirstStrike
from tests.combat_board import A, B, Board
from tests.rulebook import rule


@rule("702.4a", "702.4b")
def test_it_strikes_with_the_first_and_again() -> None:
    board = Board()
    knight = board.creature(A, "Twin Knight", 2, 2, DoubleStrike())
    ox = board.creature(B, "Broad Ox", 2, 4)
    board.attack({knight: B})
    board.block([(ox, knight)])
    board.first_damage()
    assert board.combat_damage() == [(knight, ox, 2)]
    board.second_damage()
    assert not board.lives(ox) and not board.lives(knight)


@rule("702.4e")
def test_several_instances_and_first_strike_besides_change_nothing() -> None:
    board = Board()
    knight = board.creature(A, "Twin Knight", 2, 2, DoubleStrike(), DoubleStrike(), FirstStrike())
    board.attack({knight: B})
    board.block()
    board.damage()
    assert board.combat_damage() == [(knight, B, 2), (knight, B, 2)]
