"""Adapt (CR 701.43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.effects.shared.following import carry_out
from engine.events.counters import PutCounters
from engine.model.families import Amount, Instruction
from engine.model.node import READS_NOTHING
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("adapt {amount}")
@record
class Adapt(Instruction):
    """The permanent gets +1/+1 counters if it has none."""

    amount: Amount
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        if not ctx.on_battlefield(ctx.source) or ctx.obj(ctx.source).counters.get("+1/+1", 0):
            return False
        number = self.amount.value(ctx)
        return bool(carry_out(ctx, PutCounters(ctx.source, "+1/+1", number, ctx.controller, ctx.source)))
