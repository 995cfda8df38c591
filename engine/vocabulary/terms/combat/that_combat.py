"""A combat phase that the words before have added to the turn (CR 500.8).

As in "at the beginning of that combat".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core import steps
from engine.core.keys import EventKey
from engine.core.record import record
from engine.game.events.turn_structure import BeginStep, begins
from engine.game.rules.turn.added_phases import is_combat_spoken_of
from engine.meaning.families import EventPattern
from engine.meaning.speech import Wanted

if TYPE_CHECKING:
    from engine.game.rules.context import Context

COMBAT_PHASE = "combat phase"  # what kind of thing words stand for that name one


@phrase("at the beginning of that combat", into="delayed_trigger")
@record
class AtThatCombat(EventPattern):
    """The beginning of the combat phase that the same words have added to the turn (CR 603.7b)."""

    key: str = ""

    def wanted(self) -> Wanted:
        """The combat phase."""
        return Wanted(COMBAT_PHASE)

    def event_keys(self) -> tuple[EventKey, ...]:
        return (begins(steps.BEGIN_COMBAT),)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        (number,) = ctx.bound(self.key)
        for event in happened:
            if isinstance(event, BeginStep) and is_combat_spoken_of(ctx.game, number):
                yield {"event": event}
