"""Half an amount whose rounding is said behind what is done with it (CR 107.1a).

As in "draw half X cards, rounded up", "you gain half X life and draw half X cards. Round down each time."
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, label, phrase
from engine.core.record import record, wording
from engine.meaning.families import Amount, Instruction
from engine.meaning.node import READS_NOTHING, walk
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.terms.grammar.instructions import If

if TYPE_CHECKING:
    from engine.game.rules.context import Context

ROUNDING = "rounding"  # the kind of antecedent, and the key, of how to round


@forms(
    phrase("half {amount:digits_or_x}", into="amount"),
    phrase("half {amount:digits_or_x}", into="counted"),
    phrase("half {amount:multiplied_counted}", into="counted"),
    phrase("half {amount:multiplied}", into="half_to_round"),
)
@record
class HalfToRound(Amount):
    """Half of an amount, rounded as the words behind it say (CR 107.1a)."""

    amount: Amount
    key: str = ""
    reads = READS_NOTHING
    plural = True

    def wanted(self) -> Wanted:
        """How to round."""
        return Wanted(ROUNDING)

    def value(self, ctx: Context) -> int:
        number = self.amount.value(ctx)
        return (number + 1) // 2 if ctx.bindings.get(self.key) == "up" else number // 2


@phrase("{effect:deed}, rounded {rounding:rounding}", into="deed")
@phrase("{effect:chain}. ^round {rounding:rounding} each time", into="ending", each_time=True)
@record
class Rounded(Instruction):
    """What is done with halves that are rounded up or down (CR 107.1a)."""

    effect: Instruction
    rounding: str
    each_time: bool = wording(default=False)
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Something in it is to be rounded; "each time", more than one thing, and what follows an "if" by itself."""
        if isinstance(self.effect, If):
            return False
        halves = sum(isinstance(node, HalfToRound) for node in walk(self.effect))
        return halves > 1 if self.each_time else halves == 1

    def known_to(self, part: str) -> tuple[Antecedent, ...]:
        """How to round."""
        return (Antecedent(ROUNDING, ROUNDING),) if part == "effect" else ()

    def possible(self, ctx: Context) -> bool:
        return self.effect.possible(ctx.within(**{ROUNDING: self.rounding}))

    def perform(self, ctx: Context) -> bool:
        ctx.bind(ROUNDING, self.rounding)
        return self.effect.perform(ctx)


label("half_to_round", "half of an amount")
