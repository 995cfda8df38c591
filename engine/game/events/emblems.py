"""Emblems coming into being (CR 114)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.record import record, replace
from engine.core.zones import COMMAND
from engine.game.events.event import Event
from engine.game.events.zone_changes import make_card

if TYPE_CHECKING:
    from engine.game.state.game import Game
    from engine.meaning.cards import CardDefinition


@record
class GetEmblem(Event):
    """A player gets an emblem, an object in the command zone with nothing but abilities (CR 114.1, 114.3)."""

    player: Seat
    definition: CardDefinition
    oid: ObjectId = NOBODY  # filled in

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def affected(self, game: Game) -> Seat:
        return self.player

    def apply(self, game: Game) -> GetEmblem:
        return replace(self, oid=make_card(game, self.definition, self.player, COMMAND))


@record
class GetAbilitiesOfDesignation(GetEmblem):
    """A player has a designation with abilities that no object has (CR 722.2, 723.2).

    Something stands for them.
    """

    untold: ClassVar[bool] = True
