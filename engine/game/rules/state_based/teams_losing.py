"""Teams that lose the game where life totals and poison counters are theirs (CR 704.6a, 704.6b)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.game.events.players import LoseGame
from engine.game.rules.state_based import COUNTERS, NO_LIFE, state_based_check
from engine.game.rules.state_based.players_losing import may_have_no_life
from engine.meaning.message import say

if TYPE_CHECKING:
    from engine.game.state.game import Game
    from engine.game.state.players import Player


@state_based_check("704.6a", each="player", showing=NO_LIFE)
def no_life_left(game: Game, player: Player) -> Iterator[LoseGame]:
    """A team with 0 or less life loses the game."""
    if player.life <= 0 and game.teams.share_life and not may_have_no_life(game, player.seat):
        yield LoseGame(player.seat, say("no_life_left", rule="704.6a"))


@state_based_check("704.6b", each="player", showing=COUNTERS)
def poisoned_team(game: Game, player: Player) -> Iterator[LoseGame]:
    """A team with fifteen or more poison counters loses the game.

    For each further head it takes five more (810.11).
    """
    if game.teams.share_life:
        deadly = 5 * (1 + len(game.sharing(player.seat)))
        if player.counters.get("poison", 0) >= deadly:
            yield LoseGame(player.seat, say("team_poisoned", number=deadly))
