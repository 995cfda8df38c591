"""Adapt (CR 701.43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.keys import Mark
from engine.core.record import record
from engine.game.events.counters import PutCounters
from engine.game.events.status import SetMark
from engine.meaning.families import Amount, Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield

if TYPE_CHECKING:
    from engine.game.rules.context import Context

AS_THOUGH_NONE = Mark("adapts as though it had none")  # of a permanent, this turn


@phrase("adapt {amount}")
@record
class Adapt(Instruction):
    """The permanent gets +1/+1 counters if it has none."""

    amount: Amount
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        if not ctx.on_battlefield(ctx.source):
            return False
        kept = ctx.obj(ctx.source)
        as_though_none = bool(kept.uses.get(AS_THOUGH_NONE))
        if as_though_none:
            carry_out(ctx, SetMark(ctx.source, AS_THOUGH_NONE, None, kept="uses"))
        elif kept.counters.get("+1/+1", 0):
            return False
        number = self.amount.value(ctx)
        return bool(carry_out(ctx, PutCounters(ctx.source, "+1/+1", number, ctx.controller, ctx.source)))


@phrase("the next time {what:object} adapt[s] this turn, (it adapts|they adapt#what) as though (it|they#what) had no "
        "+1/+1 counters on (it|them#what)")  # fmt: skip
@record
class AdaptsAsThoughNone(Instruction):
    """Permanents that adapt once this turn whatever counters they have (CR 609.4)."""

    what: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        there = on_battlefield(ctx, self.what.refs(ctx))
        return bool(carry_out(ctx, *(SetMark(oid, AS_THOUGH_NONE, kept="uses") for oid in there)))
