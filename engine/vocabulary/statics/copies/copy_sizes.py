"""Exceptions to copying a size, and abilities that a copy keeps (CR 707.9a, 707.9b).

As in "its power is equal to …", "it has ~'s other abilities".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, include, label, phrase
from engine.core.record import record, wording
from engine.game.rules.layers.ability_sets import with_more
from engine.meaning.abilities import Ability
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Amount, Reference
from engine.meaning.node import walk
from engine.vocabulary.statics.copies.copy_exceptions import CopyException

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("(its|their#) power is {power:copy_size}", into="copy_exception", toughness=None),
    phrase("(its|their#) toughness is {toughness:copy_size}", into="copy_exception", power=None),
    phrase("(its|their#) power is equal to {power:quantity}", into="copy_exception", toughness=None, equal=True),
    phrase("(its|their#) toughness is equal to {toughness:quantity}", into="copy_exception", power=None, equal=True),
)  # fmt: skip
@phrase("(its|their#) power and toughness are equal to {of:object's} power and toughness", into="copy_exception",
        power=None, toughness=None)  # fmt: skip
@record
class CopyIsMeasured(CopyException):
    """A copy whose power or toughness is an amount, as it is when it becomes a copy (CR 707.9b)."""

    power: Amount | None
    toughness: Amount | None
    of: Reference | None = None  # whose power and toughness it has
    equal: bool = wording(default=False)

    def provides(self) -> tuple[str, ...]:
        return ("7a",)

    def change(self, ctx: Context, values: Characteristics) -> None:
        if self.power is not None:
            values.power = self.power.value(ctx)
        if self.toughness is not None:
            values.toughness = self.toughness.value(ctx)
        for ref in self.of.refs(ctx) if self.of is not None else ():
            measured = ctx.chars(ref)
            values.power, values.toughness = measured.power, measured.toughness


@phrase("it has ~'s other abilities", into="copy_exception")
@record
class CopyKeepsAbilities(CopyException):
    """A copy that keeps the abilities that it had, but for this one (CR 707.9a)."""

    def change(self, ctx: Context, values: Characteristics) -> None:
        own = ctx.assumed.characteristics if ctx.assumed is not None else ctx.chars(ctx.source)
        others = tuple(ability for ability in own.abilities if not self._is_of(ability))
        values.abilities = with_more(values.abilities, others)

    def _is_of(self, ability: Ability) -> bool:
        """Whether this exception is part of an ability."""
        return any(node == self for node in walk(ability))


include("copy_size", "quantity", "half_to_round")
label("copy_size", "a power or toughness")
