"""Copies of cards (CR 707.12, 707.13): objects that are cast or put somewhere at once, or cease to be."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.core.errors import RulesDefect
from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.record import record, replace
from engine.core.zones import COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE
from engine.game.events.event import Event
from engine.game.events.zone_changes import make_card

if TYPE_CHECKING:
    from engine.game.state.game import Game


@record
class CopyCard(Event):
    """A copy of a card is made in the zone in which the card is.

    Casting it puts it on the stack (CR 707.12).
    """

    untold: ClassVar[bool] = True
    player: Seat
    original: ObjectId
    oid: ObjectId = NOBODY  # the copy; filled in

    def subjects(self) -> tuple[Ref, ...]:
        return (self.original,)

    def affected(self, game: Game) -> Seat:
        return self.player

    def apply(self, game: Game) -> CopyCard | None:
        original = game.look(self.original).object
        if original.definition is None:
            return None
        zone = original.zone if self.original in game.objects and original.zone in WITH_CARDS else OUTSIDE
        return replace(self, oid=make_card(game, original.definition, self.player, zone, token=True))


WITH_CARDS = (EXILE, GRAVEYARD, HAND, LIBRARY, COMMAND)  # where cards are that can be cast


@record
class CopyNamedCard(Event):
    """A copy of a card defined by its name is created outside the game (CR 707.13). The reference has it."""

    untold: ClassVar[bool] = True
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
