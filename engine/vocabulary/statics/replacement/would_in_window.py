"""What would happen at some time only (CR 614.1a): "if you would draw a card during your draw step"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.keys import EventKey
from engine.core.record import record
from engine.game.rules.questions.timing import is_open
from engine.meaning.families import EventPattern
from engine.meaning.node import READS_TURN
from engine.meaning.windows import Window

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{event:would_event} {window:window}", into="would")
@record
class WouldInWindow(EventPattern):
    """A pattern that only fits at a certain time."""

    event: EventPattern
    window: Window
    reads = READS_TURN

    def within(self) -> EventPattern:
        return self.event

    def zones(self) -> tuple[str, ...]:
        """Where the ability works, if not on the battlefield (CR 113.6)."""
        return self.event.zones()

    def event_keys(self) -> tuple[EventKey, ...]:
        return self.event.event_keys()

    def only_self(self) -> bool:
        return self.event.only_self()

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        if is_open(self.window, ctx.game, ctx.controller):
            yield from self.event.occurrences(ctx, happened)
