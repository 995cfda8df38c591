"""Haste (CR 702.10)."""

from __future__ import annotations

from engine.game.rules import combat
from engine.game.rules.questions.activation import is_too_sick
from engine.vocabulary.keywords.haste import Haste
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board


@rule("702.10a", "702.10b", "702.10d")
def test_it_attacks_at_once() -> None:
    board = Board()
    fox = board.creature(A, "Ember Fox", 2, 1, Haste(), Haste(), sick=True)
    rat = board.creature(A, "Bog Rat", 1, 1, sick=True)
    assert combat.possible_attacks(board.game, A) == ((fox, (B,)),)
    refusal = combat.why_not_attack(board.game, rat)
    assert refusal is not None and refusal.rule == "302.6"


@rule("702.10c")
def test_it_can_be_tapped_for_costs_at_once() -> None:
    board = Board()
    fox = board.creature(A, "Ember Fox", 2, 1, Haste(), sick=True)
    rat = board.creature(A, "Bog Rat", 1, 1, sick=True)
    assert not is_too_sick(board.game, fox)
    assert is_too_sick(board.game, rat)
