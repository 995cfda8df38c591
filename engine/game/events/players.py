"""Players losing, winning and leaving, and the end of the game (CR 104, 800.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import Ref, Seat
from engine.core.keys import EventKey
from engine.core.record import record
from engine.game.events.event import Event
from engine.game.state.influence import RANGES, limited, within
from engine.meaning.message import say
from engine.meaning.questions import Question, Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game.state.game import Game
    from engine.game.state.influence import Ranges

GAME_LOST = EventKey("lose game", looks_back=True)
GAME_WON = EventKey("win game")
GAME_LEFT = EventKey("leave game")

MAY_LOSE: Question[Refusal] = Question(
    "may_lose", "104.3", about="player", details=("event",), answer="Refusal", shared=True
)

MAY_WIN: Question[Refusal] = Question(
    "may_win", "104.2", about="player", details=("event",), answer="Refusal", shared=True
)


@record
class RestartGame(Event):
    """A player's effect restarts the game: what follows is another one (CR 724.1)."""

    player: Seat

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)


@record
class LoseGame(Event):
    """A player loses the game (CR 104.3)."""

    player: Seat
    why: str
    by_itself = True
    question = MAY_LOSE

    def keys(self) -> tuple[EventKey, ...]:
        return (GAME_LOST,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def possible(self, game: Game) -> bool:
        return not game.players[self.player].lost

    def apply(self, game: Game) -> LoseGame:
        game.write_player(self.player).lost = self.why
        return self


@record
class WinGame(Event):
    """A player wins the game by an effect (CR 104.2b)."""

    player: Seat
    why: str = ""
    question = MAY_WIN

    def keys(self) -> tuple[EventKey, ...]:
        return (GAME_WON,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def possible(self, game: Game) -> bool:
        return not game.players[self.player].left

    def results(self, game: Game, earlier: Sequence[Event]) -> tuple[Event, ...]:
        """With a limited range of influence, the player's opponents within it lose instead (CR 801.14)."""
        if not limited(game):
            return ()
        losers = (seat for seat in game.opponents(self.player) if within(game, self.player, seat))
        return tuple(LoseGame(seat, say("by_rule", why=self.why, rule="801.14")) for seat in losers)

    def apply(self, game: Game) -> WinGame:
        if limited(game):
            return self
        game.write_player(self.player).won = True
        return self


@record
class LeaveGame(Event):
    """A player leaves the game (CR 800.4a)."""

    player: Seat

    def keys(self) -> tuple[EventKey, ...]:
        return (GAME_LEFT,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def apply(self, game: Game) -> LeaveGame:
        game.write_player(self.player).left = True
        game.changed()
        return self


@record
class EndGame(Event):
    """The game is over (CR 104.1)."""

    why: str
    winners: tuple[Seat, ...] = ()

    def apply(self, game: Game) -> EndGame:
        game.over = self.why
        for seat in self.winners:
            game.write_player(seat).won = True
        return self


@record
class SetRanges(Event):
    """It is determined who is within each player's range of influence (CR 801.2c)."""

    untold: ClassVar[bool] = True
    ranges: Ranges

    def apply(self, game: Game) -> SetRanges:
        game.marks = {**game.marks, RANGES: self.ranges}
        game.projection.forget(game)  # what an effect reaches has changed
        return self


@record
class SetLandsPlayed(Event):
    """How many lands a player has played this turn, set by a special case such as a scenario."""

    untold: ClassVar[bool] = True
    player: Seat
    number: int

    def apply(self, game: Game) -> SetLandsPlayed:
        game.write_player(self.player).lands_played = self.number
        return self


@record
class SetLife(Event):
    """A starting life total, a team's where it is shared (CR 103.4, 810.4).

    Effects gain or lose life instead.
    """

    untold: ClassVar[bool] = True
    player: Seat
    life: int

    def apply(self, game: Game) -> SetLife:
        for seat in game.sharing(self.player):
            game.write_player(seat).life = self.life
        return self


@record
class SetStartingPlayer(Event):
    """It is settled who takes the first turn (CR 103.1)."""

    player: Seat

    def apply(self, game: Game) -> SetStartingPlayer:
        game.starting = self.player
        return self


@record
class Begin(Event):
    """All is ready for the first turn (CR 103.8)."""

    untold: ClassVar[bool] = True

    def apply(self, game: Game) -> Begin:
        game.options = {**game.options, "begun": True}
        return self
