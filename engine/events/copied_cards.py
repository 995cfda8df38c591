"""Copies of cards (CR 707.12, 707.13): objects that are cast or put somewhere at once, or cease to be."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.record import record
from engine.errors import RulesDefect
from engine.events.event import Event
from engine.events.zone_changes import make_card

if TYPE_CHECKING:
    from engine.state.game import Game


@record
class CopyCard(Event):
    """A copy of a card is made outside the other zones; casting it puts it on the stack (CR 707.12)."""

    player: Seat
    original: ObjectId
    oid: ObjectId = NOBODY  # the copy; filled in

    def subjects(self) -> tuple[Ref, ...]:
        return (self.original,)

    def affected(self, game: Game) -> Seat:
        return self.player

    def apply(self, game: Game) -> CopyCard | None:
        definition = game.look(self.original).object.definition
        if definition is None:
            return None
        return replace(self, oid=make_card(game, definition, self.player, token=True))


@record
class CopyNamedCard(Event):
    """A copy of a card defined by its name is created outside the game, from the card reference (CR 707.13)."""

    player: Seat
    name: str
    oid: ObjectId = NOBODY  # the copy; filled in

    def affected(self, game: Game) -> Seat:
        return self.player

    def apply(self, game: Game) -> CopyNamedCard:
        definition = game.reference.get(self.name)
        if definition is None:
            raise RulesDefect(f"the match does not know the card {self.name!r}, which one of its cards names")
        return replace(self, oid=make_card(game, definition, self.player, token=True))
