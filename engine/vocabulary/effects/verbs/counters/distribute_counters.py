"""Counters distributed among targets (CR 601.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import production
from engine.core.record import record
from engine.game.events.counters import PutCounters
from engine.meaning.families import Amount, Instruction, Target
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.zone_change_tracking import all_now, carry_out
from engine.vocabulary.effects.verbs.damage.deal_damage import Divided

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class DistributeCounters(Instruction):
    """Counters distributed as the spell was cast or the ability activated."""

    kind: str
    among: Divided
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        events = [
            PutCounters(oid, self.kind, number, ctx.controller, ctx.source)
            for ref, number in self.among.shares(ctx)
            for oid in all_now(ctx, (ref,))
        ]
        return bool(carry_out(ctx, *events))


def _build(number: Amount, kind: str, targets: Target) -> DistributeCounters:
    return DistributeCounters(kind, Divided(number, targets))


def _read(node: DistributeCounters) -> dict[str, object]:
    return {"number": node.among.amount, "kind": node.kind, "targets": node.among.targets}


production(
    "instruction", "distribute {number} {kind} counters among {targets}", DistributeCounters, _build, _read,
    number="count", kind="counter_kind", targets="divided_among",
)  # fmt: skip
