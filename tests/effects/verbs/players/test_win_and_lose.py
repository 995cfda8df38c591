"""Winning and losing the game by an effect (CR 104.2b, 104.3e), and draws (104.4c)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table

DEAL = "Take an extra turn after this one. At the beginning of that turn's end step, you lose the game."


@rule("104.2b")
def test_win_the_game() -> None:
    table = do(Table(), "You win the game.")
    assert table.game.over
    assert table.game.players[0].won


@rule("500.7", "603.7")
def test_a_turn_that_is_skipped_costs_nobody_the_game() -> None:
    table = Table(3)
    do(table, DEAL)
    do(table, "Target player skips their next turn.", [0])
    table.next_turn("B").next_turn("C").next_turn("A").next_turn("B")
    do(table, "Take an extra turn after this one.", who="B")
    table.next_turn("B").next_turn("C")
    assert not any(player.left for player in table.game.players)
