"""What happens in dungeons (CR 309): rooms entered, dungeons ventured into and completed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import label, phrase, production
from engine.core.record import record
from engine.core.zones import COMMAND
from engine.game.events.cards import PlayerDid
from engine.game.events.dungeons import COMPLETES, MOVES_MARKER, CompleteDungeon, MoveVentureMarker
from engine.game.rules.special_cards.dungeons import VENTURED
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import EventPattern, Filter, Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.triggers.events import PLAYER
from engine.vocabulary.triggers.players import PlayerHappening

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class MovesIntoRoom(EventPattern):
    """The owner of a dungeon moves their venture marker into one of its rooms (CR 309.4c)."""

    room: str = ""
    leads_to: tuple[str, ...] = ()
    keys = (MOVES_MARKER,)
    reads = READS_NOTHING

    def of_room(self, name: str, leads_to: tuple[str, ...]) -> MovesIntoRoom:
        """The same of a certain room, from which arrows lead to others."""
        return MovesIntoRoom(name, leads_to)

    def zones(self) -> tuple[str, ...]:
        """Where room abilities work."""
        return (COMMAND,)

    def only_self(self) -> bool:
        return True

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if isinstance(event, MoveVentureMarker) and (event.oid, event.room) == (ctx.source, self.room):
                yield {"event": event}


def _room_ability(effect: Instruction) -> TriggeredAbility:
    return TriggeredAbility(MovesIntoRoom(), effect)


production(
    "room_line", "{effect:effects}", TriggeredAbility, _room_ability,
    lambda node: {"effect": node.effect} if isinstance(node.pattern, MovesIntoRoom) else None,
)  # fmt: skip
label("room_line", "what happens in the room")


@phrase("venture[s] into the dungeon", into="player_happening")
@phrase("ventured into the dungeon", into="player_past_or_perfect")
@record
class Ventures(PlayerHappening):
    """Ventures into the dungeon, in whatever way (CR 701.46)."""

    keys = (VENTURED,)
    reads = READS_NOTHING

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        ventured = isinstance(event, PlayerDid) and event.deed == VENTURED
        return {PLAYER: (event.player,)} if ventured and subject.matches(ctx, event.player) else None


@phrase("complete[s] a dungeon", into="player_happening")
@phrase("completed a dungeon", into="player_past_or_perfect")
@record
class Completes(PlayerHappening):
    """Completes a dungeon (CR 309.7)."""

    keys = (COMPLETES,)
    reads = READS_NOTHING

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        fits = isinstance(event, CompleteDungeon) and subject.matches(ctx, event.player)
        return {PLAYER: (event.player,)} if fits else None
