"""Conditions that compare numbers.

As in "its power is 4 or greater", "its power is greater than that creature's".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, phrase
from engine.core.record import record, replace, wording
from engine.meaning.families import Amount, Condition, Filter, Reference
from engine.meaning.node import READS_NOTHING, rebuild, walk
from engine.meaning.speech import DIFFERENCE, SOURCE, Antecedent
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.clauses import stat_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{amount:quantity} [is|are] {number:comparison}", into="condition_part")
@phrase("{amount:quantity} [was|were] {number:comparison}", into="condition_part", past=True)
@record
class AmountIs(Condition):
    """An amount is, or last was, in a range: "its power is 4 or greater", "its mana value was 3 or less"."""

    amount: Amount
    number: Comparison
    past: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING
    always_named = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """By how much it differs from what it is compared with."""
        return (Antecedent(self.key, DIFFERENCE),)

    def finished(self) -> AmountIs:
        """With "other" than what is compared: "its power is greater than each other creature's power"."""
        compared = next((node.key for node in walk(self.amount) if isinstance(node, Reference) and node.key), "")
        if compared in ("", SOURCE):
            return self

        def other(node: Any) -> Any:
            return replace(node, key=compared) if isinstance(node, Filter) and node.not_itself else node

        number = rebuild(self.number, other)
        return self if number == self.number else replace(self, number=number)

    def holds(self, ctx: Context) -> bool:
        amount = self.amount.value(ctx)
        if self.number.amount is not None:
            ctx.bind(self.key, abs(amount - self.number.amount.value(ctx)))
        return self.number.holds(ctx, amount)


@forms(
    phrase("{object's} {stat:stat} is greater than {other's}", into="condition_part", how=">"),
    phrase("{object's} {stat:stat} is less than {other's}", into="condition_part", how="<"),
)  # fmt: skip
@record
class StatComparedWith(Condition):
    """An object has more of something than another: "its power is greater than that creature's"."""

    object: Reference
    stat: str
    other: Reference
    how: str
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        mine = [stat_of(ctx, ref, self.stat) for ref in self.object.refs(ctx)]
        others = [stat_of(ctx, ref, self.stat) for ref in self.other.refs(ctx)]
        if not mine or not others:
            return False
        return min(mine) > max(others) if self.how == ">" else max(mine) < min(others)


@phrase("X is {number:comparison}", into="condition_part")
@phrase("X is {number:counter_comparison}", into="condition_part", read_only=True)
@record
class XIs(Condition):
    """X is in a range."""

    number: Comparison
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        return self.number.holds(ctx, int(ctx.bindings.get("X", ctx.x)))
