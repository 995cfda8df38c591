"""Menace (CR 702.111)."""

from __future__ import annotations

from engine.vocabulary.keywords.menace import Menace
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board, refuses


@rule("702.111a", "702.111b", "702.111c")
def test_it_takes_two_to_block_it() -> None:
    board = Board()
    brute = board.creature(A, "Grim Brute", 3, 3, Menace(), Menace())
    rat, newt = board.creature(B, "Bog Rat", 1, 1), board.creature(B, "Shy Newt", 1, 1)
    board.attack({brute: B})
    with refuses("702.111b"):
        board.block([(rat, brute)])
    board.block([(rat, brute), (newt, brute)])
    assert board.combat.blocked == (brute,)
