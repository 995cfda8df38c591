"""Numbers that chance picks (CR 608.2d): "a number from 0 to 6 chosen at random"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.record import record, wording
from engine.meaning.families import Amount
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.costs.choice_costs import chosen_at_random

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("a number from {low} to {high} chosen at random", into="quantity"),
    phrase("a number chosen at random from {low} to {high}", into="quantity", late=True),
    phrase("a number chosen at random between {low} and {high}", into="quantity", between=True),
)  # fmt: skip
@record
class RandomNumber(Amount):
    """A whole number that chance picks from one number to another each time it is asked for."""

    low: Amount
    high: Amount
    late: bool = wording(default=False)
    between: bool = wording(default=False)
    reads = READS_NOTHING
    personal = False

    def value(self, ctx: Context) -> int:
        low, high = self.low.value(ctx), self.high.value(ctx)
        return chosen_at_random(ctx, tuple(range(low, high + 1)), 1)[0] if low <= high else low
