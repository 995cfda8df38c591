"""Another amount instead, under a condition: "it deals 4 damage instead" (CR 614.15)."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.record import record, replace, wording
from engine.meaning.families import Amount, Condition, Instruction, Override, Reference
from engine.meaning.node import READS_NOTHING, Node, rebuild
from engine.vocabulary.terms.grammar.anaphors import ThatMuch

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("if {condition}, {source:object} deal[s] {amount} damage instead", into="ending", verb="deal")
@phrase("{source:object} deal[s] {amount} damage instead if {condition}", into="ending", verb="deal", trailing=True)
@record
class OtherAmountIf(Override):
    """Another amount instead, if a condition is true: "… it deals 4 damage instead"."""

    knows_amounts = frozenset((ThatMuch,))
    condition: Condition
    amount: Amount
    verb: str
    source: Reference | None = None
    trailing: bool = wording(default=False)
    reads = READS_NOTHING

    def applies(self, ctx: Context) -> bool:
        return self.condition.holds(ctx)

    def perform_instead(self, ctx: Context, step: Instruction) -> bool:
        return with_amount(step, self.amount).perform(ctx)

    def perform(self, ctx: Context) -> bool:
        return False


def with_amount(step: Instruction, amount: Amount) -> Instruction:
    """An instruction with another number in it: the first that its words say.

    "that much" is what that was.
    """
    done = False

    def change(node: Any) -> Any:
        nonlocal done
        if done or not isinstance(node, Amount):
            return node
        done = True
        return rebuild(amount, lambda part: node if isinstance(part, ThatMuch) and part.key == step.key else part)

    for name in _amount_fields(step):
        value = getattr(step, name)
        if isinstance(value, tuple):
            changed: Any = tuple(rebuild(item, change) if isinstance(item, Node) else item for item in value)
        else:
            changed = rebuild(value, change)
        if done:
            return replace(step, **{name: changed})
    return step


def _amount_fields(step: Instruction) -> list[str]:
    """The fields of an instruction that hold nodes: amounts first, and last who or what is meant."""
    names = [item.name for item in fields(step)]  # type: ignore[arg-type]
    held = [name for name in names if isinstance(getattr(step, name), (Node, tuple))]
    return sorted(held, key=lambda name: _rank(getattr(step, name)))


def _rank(value: object) -> int:
    return 0 if isinstance(value, Amount) else 2 if isinstance(value, Reference) else 1
