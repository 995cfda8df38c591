"""Winning and losing the game by an effect (CR 104.2b, 104.3e), and draws (104.4c)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table


@rule("104.2b")
def test_win_the_game() -> None:
    table = do(Table(), "You win the game.")
    assert table.game.over
    assert table.game.players[0].won
