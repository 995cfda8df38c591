"""Copies of cards (CR 707.12, 707.13): objects that are cast or put somewhere at once, or cease to be."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.events.event import Event
from engine.events.zone_changes import make_card

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
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
