"""Monstrosity (CR 701.31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.keys import EventKey, Mark
from engine.core.record import record
from engine.game.events.counters import PutCounters
from engine.game.events.status import CHOSEN_X, SetMark
from engine.meaning.families import Amount, Filter, Happening, Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.objects.adjectives import marked, status_word
from engine.vocabulary.triggers.events import OBJECT

if TYPE_CHECKING:
    from engine.game.rules.context import Context

MONSTROUS = Mark("monstrous")  # the designation
BECOMES_MONSTROUS = EventKey("becomes monstrous")


@phrase("become[s] monstrous", into="happening")
@record
class BecomesMonstrous(Happening):
    """Becomes monstrous (CR 701.31b)."""

    keys = (BECOMES_MONSTROUS,)
    reads = READS_NOTHING

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if isinstance(event, SetMark) and event.key in self.keys and subject.matches(ctx, event.ref):
            return {OBJECT: (event.ref,)}
        return None


@phrase("monstrosity {amount}")
@record
class Monstrosity(Instruction):
    """The permanent gets +1/+1 counters and becomes monstrous, if it isn't."""

    amount: Amount
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        if not ctx.on_battlefield(ctx.source) or ctx.obj(ctx.source).marks.get(MONSTROUS):
            return False
        number = self.amount.value(ctx)
        put = PutCounters(ctx.source, "+1/+1", number, ctx.controller, ctx.source)
        if self.amount.is_x:  # other abilities of the permanent may refer to it (CR 701.31c)
            carry_out(ctx, SetMark(ctx.source, CHOSEN_X, number, kept="choices"))
        carry_out(ctx, put, SetMark(ctx.source, MONSTROUS, key=BECOMES_MONSTROUS))
        return True


status_word("monstrous", marked(MONSTROUS))
