"""A keyword action done several times, one after the other (CR 701).

"populate X times", "incubate 3 twice".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.record import record
from engine.meaning.families import Amount, Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.amounts.plain_numbers import Number

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{effect:instruction} twice", into="deed", number=Number(2))
@forms(
    phrase("{effect:instruction} {number:words} times", into="deed", when=lambda node: node.number != Number(2)),
    phrase("{effect:instruction} {number:counted} times", into="deed"),
)
@record
class DoneOften(Instruction):
    """Each time is done with what the times before have left; what it names is all that they named."""

    effect: Instruction
    number: Amount
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of keyword actions that have no words of their own for it."""
        return self.effect.may_be_repeated

    def perform(self, ctx: Context) -> bool:
        named: dict[str, tuple[object, ...]] = {found.key: () for found in self.effect.antecedents()}
        done = False
        for _ in range(max(0, self.number.value(ctx))):
            done = self.effect.perform(ctx) or done
            for key, before in named.items():
                value = ctx.bindings.get(key, ())
                named[key] = (*before, *(value if isinstance(value, tuple) else ()))
        for key, value in named.items():
            ctx.bind(key, value)
        return done
