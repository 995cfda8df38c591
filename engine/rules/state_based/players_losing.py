"""Players who lose the game (CR 704.5a to 704.5c)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.events.players import LoseGame
from engine.rules.questions import refused
from engine.rules.state_based import state_based_check

if TYPE_CHECKING:
    from engine.state.game import Game


def _loses(game: Game, seat: int, why: str) -> Iterator[LoseGame]:
    if not game.players[seat].lost and refused(game, "may_lose", seat) is None:
        yield LoseGame(seat, why)


@state_based_check("704.5a")
def no_life(game: Game) -> Iterator[LoseGame]:
    """A player with 0 or less life loses the game."""
    for seat in game.seats():
        if game.players[seat].life <= 0:
            yield from _loses(game, seat, "0 or less life (704.5a)")


@state_based_check("704.5b")
def drew_from_empty_library(game: Game) -> Iterator[LoseGame]:
    """A player who tried to draw from an empty library since the last check loses the game."""
    for seat in game.seats():
        if game.players[seat].drew_from_empty:
            yield from _loses(game, seat, "drew from an empty library (704.5b)")


@state_based_check("704.5c")
def poisoned(game: Game) -> Iterator[LoseGame]:
    """A player with ten or more poison counters loses the game."""
    for seat in game.seats():
        if game.players[seat].counters.get("poison", 0) >= 10:
            yield from _loses(game, seat, "ten or more poison counters (704.5c)")
