"""Flipping coins (CR 705)."""

from __future__ import annotations

import pytest

from engine.game.events.chance import FlipCoin
from tests.rulebook import rule
from tests.support.boards.doing import do, lamp, permanent
from tests.support.boards.table import Table, card


@rule("705.2")
def test_flip_a_coin() -> None:
    table = do(Table(), "Flip a coin. If you win the flip, you gain 5 life. If you lose the flip, you lose 5 life.")
    (flip,) = [event for event in table.game.history.this_turn if isinstance(event, FlipCoin)]
    assert table.life("A") == (25 if flip.won else 15)


@rule("603.12", "705.2")
@pytest.mark.parametrize("seed", range(1, 5))
def test_when_you_win_or_lose_the_flip(seed: int) -> None:
    table = Table(seed=seed)
    permanent(table, "Whenever you cast an instant spell, you may sacrifice an artifact. If you do, flip a coin. When you win the flip, copy that spell. "
              "When you lose the flip, Test Thing deals damage equal to that spell's mana value to any target.")  # fmt: skip
    table.battlefield("A", lamp())
    table.hand("A", card("Short Hymn", "{2}", "Instant", "You gain 3 life."))
    table.mana("A", "{2}").answer("A", True)
    table.cast("A", "Short Hymn", [1]).resolve(1)
    (flip,) = [event for event in table.game.history.this_turn if isinstance(event, FlipCoin)]
    assert table.stack() == ["Short Hymn", "Test Thing trigger (A)"] and not table.all("Plain Lamp")
    table.resolve()
    assert (table.life("A"), table.life("B")) == ((26, 20) if flip.won else (23, 18))


@rule("705.1", "705.2")
def test_for_each_flip_won() -> None:
    table = Table(seed=2)
    do(table, "Flip a coin until you lose a flip. Create a 1/1 red Goblin creature token for each flip you win.")
    flips = [event for event in table.game.history.this_turn if isinstance(event, FlipCoin)]
    assert len(flips) > 1 and [flip.won for flip in flips] == [True] * (len(flips) - 1) + [False]
    assert len(table.all("Goblin Token")) == len(flips) - 1


@rule("705.2", "500.7")
def test_an_extra_turn_for_each_coin_that_comes_up_heads() -> None:
    table = Table()
    do(table, "Flip five coins. Take an extra turn after this one for each coin that comes up heads.")
    flips = [event for event in table.game.history.since(0) if isinstance(event, FlipCoin)]
    assert len(flips) == 5 and all(event.won is None for event in flips)
    assert len(table.game.turn.extra) == sum(event.heads for event in flips)
    assert 0 < len(table.game.turn.extra) < 5
