"""Equal tokens created at once, told in one line (CR 111.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.zones import BATTLEFIELD
from engine.game.events.zone_changes import ZoneChange
from engine.meaning.message import NameOf, say

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.state.game import Game
    from engine.meaning.message import Message


def token_made(event: object) -> tuple[ObjectId, ...]:
    """The token that an event creates; empty for any other event."""
    if isinstance(event, ZoneChange) and event.cause == "token" and event.to == BATTLEFIELD:
        return (event.new,)
    return ()


def are_equal(game: Game, tokens: tuple[ObjectId, ...]) -> bool:
    """Whether some tokens were created with the same name and for the same player."""
    return len({_kind(game, oid) for oid in tokens}) == 1


def _kind(game: Game, oid: ObjectId) -> object:
    look = game.look(oid) if oid in game.objects or oid in game.last_known else None
    return (look.object.values.name, look.object.owner) if look is not None else oid


def several_made(tokens: tuple[ObjectId, ...]) -> Message:
    """That some equal tokens are created."""
    return say("are_created", number=len(tokens), what=NameOf(tokens[0]))
