"""Restarting the game, in words (CR 724)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table


@rule("724.4")
def test_what_the_words_say_besides_is_done_in_the_new_game() -> None:
    table = Table()
    table.life("A", 3)
    do(table, "Restart the game. Then you gain 5 life.")
    assert table.life("A") == 25 and table.game.turn.number <= 1
