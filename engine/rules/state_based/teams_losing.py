"""Teams that lose the game where life totals and poison counters are theirs (CR 704.6a, 704.6b)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.events.players import LoseGame
from engine.model.message import say
from engine.rules.state_based import state_based_check

if TYPE_CHECKING:
    from engine.state.game import Game


@state_based_check("704.6a")
def no_life_left(game: Game) -> Iterator[LoseGame]:
    """A team with 0 or less life loses the game."""
    if game.teams.share_life:
        for seat in game.seats():
            if game.players[seat].life <= 0:
                yield LoseGame(seat, say("no_life_left", rule="704.6a"))


@state_based_check("704.6b")
def poisoned_team(game: Game) -> Iterator[LoseGame]:
    """A team with fifteen or more poison counters loses the game; five more for each further head (810.11)."""
    if game.teams.share_life:
        for seat in game.seats():
            deadly = 5 * (1 + len(game.sharing(seat)))
            if game.players[seat].counters.get("poison", 0) >= deadly:
                yield LoseGame(seat, say("team_poisoned", number=deadly))
