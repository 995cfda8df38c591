"""Players who lose the game (CR 704.5a to 704.5c)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.identity import Seat
from engine.game.events.cards import ForgetEmptyLibrary
from engine.game.events.players import LoseGame
from engine.game.rules.questions.rule_modifiers import affirmed
from engine.game.rules.state_based import COUNTERS, DREW_FROM_EMPTY, NO_LIFE, state_based_check
from engine.meaning.message import say
from engine.meaning.questions import Question

if TYPE_CHECKING:
    from engine.game.events.event import Event
    from engine.game.state.game import Game
    from engine.game.state.players import Player


MAY_HAVE_NO_LIFE: Question[bool] = Question(
    "may_have_no_life", "704.5a", about="player", answer="True: they don't lose for having 0 or less life"
)


def may_have_no_life(game: Game, seat: Seat) -> bool:
    """Whether an effect keeps a player, or a teammate with the same life total, from losing for it."""
    return any(affirmed(game, MAY_HAVE_NO_LIFE, one) for one in game.sharing(seat))


@state_based_check("704.5a", each="player", showing=NO_LIFE)
def no_life(game: Game, player: Player) -> Iterator[LoseGame]:
    """A player with 0 or less life loses the game."""
    if player.life <= 0 and not game.teams.share_life and not may_have_no_life(game, player.seat):  # else see 704.6a
        yield LoseGame(player.seat, say("no_life_left", rule="704.5a"))


@state_based_check("704.5b", each="player", showing=DREW_FROM_EMPTY)
def drew_from_empty_library(game: Game, player: Player) -> Iterator[Event]:
    """A player who tried to draw from an empty library since the last check loses the game."""
    if player.drew_from_empty:
        yield LoseGame(player.seat, say("drew_from_an_empty_library"))
        yield ForgetEmptyLibrary(player.seat)


@state_based_check("704.5c", each="player", showing=COUNTERS)
def poisoned(game: Game, player: Player) -> Iterator[LoseGame]:
    """A player with ten or more poison counters loses the game, but where 704.6b stands for this."""
    if player.counters.get("poison", 0) >= 10 and not game.teams.share_life:
        yield LoseGame(player.seat, say("poisoned"))
