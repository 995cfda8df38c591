"""Players who lose the game (CR 704.5a to 704.5c)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.events.cards import ForgetEmptyLibrary
from engine.events.players import LoseGame
from engine.model.message import say
from engine.rules.state_based import state_based_check

if TYPE_CHECKING:
    from engine.events.event import Event
    from engine.state.game import Game


@state_based_check("704.5a")
def no_life(game: Game) -> Iterator[LoseGame]:
    """A player with 0 or less life loses the game."""
    if game.teams.share_life:
        return  # no player has a life total of their own: see 704.6a
    for seat in game.seats():
        if game.players[seat].life <= 0:
            yield LoseGame(seat, say("no_life_left", rule="704.5a"))


@state_based_check("704.5b")
def drew_from_empty_library(game: Game) -> Iterator[Event]:
    """A player who tried to draw from an empty library since the last check loses the game."""
    for seat in game.seats():
        if game.players[seat].drew_from_empty:
            yield LoseGame(seat, say("drew_from_an_empty_library"))
            yield ForgetEmptyLibrary(seat)


@state_based_check("704.5c")
def poisoned(game: Game) -> Iterator[LoseGame]:
    """A player with ten or more poison counters loses the game, but where 704.6b stands for this."""
    if game.teams.share_life:
        return
    for seat in game.seats():
        if game.players[seat].counters.get("poison", 0) >= 10:
            yield LoseGame(seat, say("poisoned"))
