"""Indestructible (CR 702.12)."""

from __future__ import annotations

from engine.events.counters import PutCounters
from engine.keywords.deathtouch import Deathtouch
from engine.keywords.indestructible import Indestructible
from engine.rules.events.happening import happen
from tests.combat_board import A, B, Board
from tests.rulebook import rule


@rule("702.12a", "702.12b", "702.12c")
def test_lethal_damage_and_deathtouch_do_not_destroy_it() -> None:
    board = Board()
    snake = board.creature(A, "Great Snake", 9, 9, Deathtouch())
    statue = board.creature(B, "Old Statue", 1, 1, Indestructible(), Indestructible())
    board.attack({snake: B})
    board.block([(statue, snake)])
    board.damage()
    assert board.lives(statue) and board.game.obj(statue).damage == 9


@rule("702.12b")
def test_it_dies_of_no_toughness_all_the_same() -> None:
    board = Board()
    statue = board.creature(B, "Old Statue", 1, 1, Indestructible())
    happen(board.game, PutCounters(statue, "-1/-1", 1))
    board.check()
    assert not board.lives(statue)
