"""Damage of which another amount is divided if something is true as it is divided (CR 601.2d, 614.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import lexicon, production
from engine.core.record import record
from engine.meaning.families import Amount, Condition, Reference, Target
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.verbs.damage.deal_damage import DealDamage, Divided

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class AmountIf(Amount):
    """One amount if a condition is true, else another (CR 614.15)."""

    condition: Condition
    amount: Amount
    otherwise: Amount
    again: Reference  # the words for what deals it, said once more
    among: str  # the words for the targets, said once more
    reads = READS_NOTHING
    plural = True

    def value(self, ctx: Context) -> int:
        return (self.amount if self.condition.holds(ctx) else self.otherwise).value(ctx)


def _divides(
    source: Reference, amount: Amount, targets: Target, condition: Condition, again: Reference, more: Amount, among: str
) -> DealDamage:
    return DealDamage(source, (Divided(AmountIf(condition, more, amount, again, among), targets),))


def _read(node: DealDamage) -> dict[str, Any] | None:
    part = node.parts[0]
    if len(node.parts) > 1 or not isinstance(part, Divided) or not isinstance(part.amount, AmountIf):
        return None
    said = part.amount
    return {
        "source": node.source, "amount": said.otherwise, "targets": part.targets, "condition": said.condition,
        "again": said.again, "more": said.amount, "among": said.among,
    }  # fmt: skip


production(
    "sentence_start",
    "{source} deal[s] {amount} damage divided as you choose among {targets}. ^if {condition}, {again} deal[s#again] "
    "{more} damage divided as you choose among {among} instead", DealDamage, _divides, _read,
    source="object", amount="amount",
    targets="divided_among", condition="condition", again="object", more="amount", among="those_targets",
)  # fmt: skip
lexicon("those_targets", {word: word for word in ("them", "those targets", "those permanents and/or players")})
