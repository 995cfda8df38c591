"""What happens between a main game and its subgame (CR 725)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import Ref, Seat
from engine.core.record import record
from engine.core.zones import BATTLEFIELD, LIBRARY
from engine.game.events.event import Event
from engine.game.events.zone_changes import LEAVES, MOVES, GoWithOwner, ZoneChange

if TYPE_CHECKING:
    from engine.core.keys import EventKey
    from engine.game.state.game import Game
    from engine.game.state.subgames import MainGame


@record
class LeaveForSubgame(GoWithOwner):
    """A card leaves the main game for a subgame.

    As that begins, or brought into it later (CR 725.2, 725.4a).

    Keys: "moves", and "leaves" for a permanent; none as the subgame begins.
    """

    untold: ClassVar[bool] = True
    brought: bool = False

    def keys(self) -> tuple[EventKey, ...]:
        if not self.brought:
            return ()
        return (LEAVES, MOVES) if self.origin == BATTLEFIELD else (MOVES,)


@record
class ReturnFromSubgame(ZoneChange):
    """A card goes to its owner's library as a subgame is over (CR 725.5): nobody is told which."""

    untold: ClassVar[bool] = True
    to: str = LIBRARY

    def keys(self) -> tuple[EventKey, ...]:
        return ()


@record
class SetMainGame(Event):
    """The main game of a subgame is another than before: a card was brought from it, or waits for it."""

    main: MainGame
    bookkeeping = True

    def apply(self, game: Game) -> SetMainGame:
        game.main = self.main
        return self


@record
class SubgameBegins(Event):
    """A player's spell or ability creates a subgame (CR 725.1a); told in the main game."""

    player: Seat

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)


@record
class MainGameGoesOn(Event):
    """A subgame is over, and the main game goes on (CR 725.5)."""

    winners: tuple[Seat, ...]
