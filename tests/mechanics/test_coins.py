"""Flipping coins (CR 705)."""

from __future__ import annotations

from engine.game.events.chance import FlipCoin
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table


@rule("705.2")
def test_flip_a_coin() -> None:
    table = do(Table(), "Flip a coin. If you win the flip, you gain 5 life. If you lose the flip, you lose 5 life.")
    (flip,) = [event for event in table.game.history.this_turn if isinstance(event, FlipCoin)]
    assert table.life("A") == (25 if flip.won else 15)
