"""Support (CR 701.35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import production
from engine.core.record import record
from engine.game.events.counters import PutCounters
from engine.meaning.families import Amount, Instruction, Target
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.terms.amounts.plain_numbers import UpTo
from engine.vocabulary.terms.objects.filters import Described, HasType, TypeNoun
from engine.vocabulary.terms.objects.targets import Targets

if TYPE_CHECKING:
    from engine.game.rules.context import Context

CREATURE = Described(noun=TypeNoun(HasType("creature")))


@record
class Support(Instruction):
    """A +1/+1 counter on each of up to so many other target creatures."""

    amount: Amount
    targets: Target
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, self.targets.refs(ctx))
        return bool(carry_out(ctx, *(PutCounters(oid, "+1/+1", 1, ctx.controller, ctx.source) for oid in chosen)))


def _support(amount: Amount) -> Support:
    return Support(amount, Targets(CREATURE, UpTo(amount), other=True))


def _read(node: Any) -> dict[str, Any] | None:
    return {"amount": node.amount}


production("instruction", "support {amount}", Support, _support, _read, amount="amount")
