"""What happens with stickers (CR 123)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.game.events.event import Event

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Ref, Seat
    from engine.meaning.message import Message


@record
class StickerPut(Event):
    """A player has put a sticker on an object (CR 123.3); what the sticker is, in words."""

    player: Seat
    oid: ObjectId
    words: Message

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid, self.player)
