"""A +1/+1 counter that a creature may enter with, as unleash and riot offer it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.record import record, replace
from engine.game.decisions.purposes import TO_ENTER_WITH_COUNTER
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.events.entering import with_counters
from engine.meaning.families import Replacement
from engine.meaning.node import READS_NOTHING

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class MayEnterWithCounter(Replacement):
    """As it enters, its controller may put an additional +1/+1 counter on it.

    What else may be chosen is noted.
    """

    question: str
    otherwise: str = ""
    reads = READS_NOTHING
    keys = (ENTERS,)
    entering = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return not event.face_down

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        if ctx.may(ctx.controller, self.question, purpose=TO_ENTER_WITH_COUNTER):
            return (with_counters(event, "+1/+1", 1),)
        if self.otherwise:
            return (replace(event, choices=(*event.choices, (self.otherwise, True))),)
        return (event,)
