"""Shortcuts: proposed, answered, taken (CR 728.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.record import record
from engine.game.events.event import Event
from engine.meaning.cards import CardDefinition, Face
from engine.meaning.characteristics import Characteristics

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game
    from engine.game.state.shortcuts import Shortcut

BLANK = CardDefinition("", "normal", (Face(Characteristics()),))


@record
class SetShortcut(Event):
    """A proposal stands differently now; None: there is none any more."""

    shortcut: Shortcut | None
    bookkeeping = True

    def apply(self, game: Game) -> SetShortcut:
        game.shortcut = self.shortcut
        return self


@record
class StandAs(Event):
    """A game stands as it is said: parts of it by their names (many rounds of a loop at once)."""

    parts: tuple[tuple[str, Any], ...]
    bookkeeping = True

    def apply(self, game: Game) -> StandAs:
        for name, part in self.parts:
            setattr(game, name, part.copy() if isinstance(part, list | dict) else part)
        game.owner = object()
        game.changed()
        game.projection.forget(game)
        return self


@record
class ForgetFaces(Event):
    """Cards are taken for cards of which nothing is known.

    What they are plays no part in what is foreseen.
    """

    oids: tuple[ObjectId, ...]
    bookkeeping = True

    def apply(self, game: Game) -> ForgetFaces:
        for oid in self.oids:
            found = game.write(oid)
            found.definition, found.values = BLANK, BLANK.front.printed
        return self


@record
class ProposeShortcut(Event):
    """A player with priority proposes a shortcut (CR 728.2a)."""

    player: Seat
    choices: int
    rounds: int


@record
class AcceptShortcut(Event):
    """A player accepts a proposed shortcut (CR 728.2b)."""

    player: Seat


@record
class ShortenShortcut(Event):
    """A player names a place where they will choose otherwise (CR 728.2b), or another number of rounds."""

    player: Seat
    choices: int
    rounds: int


@record
class TakeShortcut(Event):
    """A shortcut has been taken (CR 728.2c): so many choices; why it went no further, if it was to."""

    player: Seat
    choices: int
    rounds: int
    why: str = ""
    began: int = 0  # how many events there had been before
