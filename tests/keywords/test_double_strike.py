"""Double strike (CR 702.4)."""

from __future__ import annotations

import pytest

from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.double_strike import DoubleStrike
from engine.vocabulary.keywords.first_strike import FirstStrike
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board


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


@rule("702.4a", "702.4b", "those without it assign in the second step only", "702.4e")
@pytest.mark.parametrize("abilities", [(DoubleStrike(),), (DoubleStrike(), DoubleStrike()), (DoubleStrike(), FirstStrike())])
def test_it_strikes_in_both_steps_and_the_rest_in_the_second(abilities: tuple[Ability, ...]) -> None:
    board = Board()
    knight, fox, lancer = board.creature(A, "Twin Knight", 2, 2, *abilities), board.creature(A, "Ember Fox", 1, 1), board.creature(A, "Lancer", 3, 3, FirstStrike())
    board.attack(dict.fromkeys((knight, fox, lancer), B))
    board.block()
    board.first_damage()
    assert board.combat_damage() == [(knight, B, 2), (lancer, B, 3)]
    board.second_damage()
    assert board.combat_damage()[2:] == [(knight, B, 2), (fox, B, 1)]
