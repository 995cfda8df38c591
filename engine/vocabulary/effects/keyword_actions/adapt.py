"""Adapt (CR 701.43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.counters import PutCounters
from engine.meaning.families import Amount, Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out

if TYPE_CHECKING:
    from engine.game.rules.context import Context


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
