"""What happens on dungeon cards (CR 309): venture markers move, and dungeons are completed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, Ref, Seat
from engine.core.keys import EventKey, Mark
from engine.core.record import record, replace
from engine.core.zones import OUTSIDE
from engine.game.events.event import Event
from engine.game.events.zone_changes import ZoneChange

if TYPE_CHECKING:
    from engine.game.state.game import Game

MARKER = Mark("venture marker")  # the mark of a dungeon card: the room that its owner is in (CR 309.4)
COMPLETED = Mark("dungeons completed")  # the mark of a player: the names of those dungeons, in order
MOVES_MARKER = EventKey("venture marker moved")
COMPLETES = EventKey("dungeon completed")


@record
class MoveVentureMarker(Event):
    """A player moves their venture marker into a room of the dungeon they own (CR 309.4a, 309.5a)."""

    player: Seat
    oid: ObjectId
    room: str

    def keys(self) -> tuple[EventKey, ...]:
        return (MOVES_MARKER,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid, self.player)

    def affected(self, game: Game) -> Seat:
        return self.player

    def possible(self, game: Game) -> bool:
        return self.oid in game.objects

    def apply(self, game: Game) -> MoveVentureMarker:
        dungeon = game.write(self.oid)
        dungeon.marks = {**dungeon.marks, MARKER: self.room}
        return self


@record
class CompleteDungeon(Event):
    """A player completes a dungeon as that card is removed from the game (CR 309.7)."""

    player: Seat
    oid: ObjectId
    name: str = ""  # filled in: the card is a new object then

    def keys(self) -> tuple[EventKey, ...]:
        return (COMPLETES,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid, self.player)

    def affected(self, game: Game) -> Seat:
        return self.player

    def possible(self, game: Game) -> bool:
        return self.oid in game.objects

    def prepare(self, game: Game) -> CompleteDungeon:
        return replace(self, name=game.chars(self.oid).name)

    def results(self, game: Game, earlier: Sequence[Event]) -> Sequence[Event]:
        return (ZoneChange(self.oid, OUTSIDE, cause="completed"),)

    def apply(self, game: Game) -> CompleteDungeon:
        player = game.write_player(self.player)
        before = player.marks.get(COMPLETED, ())
        player.marks = {**player.marks, COMPLETED: (*(before if isinstance(before, tuple) else ()), self.name)}
        return self
