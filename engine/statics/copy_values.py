"""Copies (CR 707): "becomes a copy of …", with exceptions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.model.abilities import Ability
from engine.model.characteristics import Characteristics
from engine.model.families import Modification, Reference
from engine.model.node import READS_NOTHING
from engine.rules.layers.copying import copiable_values
from engine.statics.copy_exceptions import CopyException, with_exceptions
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@dataclass(frozen=True, slots=True)
class HasCopiableValues(Modification):
    """The copiable values of another object, as they were when the effect began (CR 613.2a, 707.2b)."""

    values: Characteristics
    reads = READS_NOTHING
    layers = ("1a",)

    @property
    def gives(self) -> tuple[Ability, ...]:
        """The abilities it gives, for the layers."""
        return tuple(self.values.abilities.unexpanded())

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        controller = characteristics.controller
        for name in Characteristics.__slots__:
            setattr(characteristics, name, getattr(self.values, name))
        characteristics.controller = controller


@phrase("become[s] a copy of {original:object}<exceptions? , except {exceptions:copy_exception*and}>",
        into="effect_change")  # fmt: skip
@phrase("become[s] a copy of {original:object}<exceptions? , except {exceptions:copy_exception*and}>",
        into="lasting_change")  # fmt: skip
@dataclass(frozen=True, slots=True)
class BecomesCopy(Modification):
    """A permanent or spell that becomes a copy; nothing in itself until it is `settled` (CR 707.2b)."""

    original: Reference
    exceptions: tuple[CopyException, ...] = ()
    reads = READS_NOTHING
    layers = ("1a",)

    def settled(self, ctx: Context) -> Modification:
        """With the values that the original has now."""
        refs = ctx.object_refs(self.original.refs(ctx))
        if not refs:
            return self
        return HasCopiableValues(with_exceptions(ctx, copiable_values(ctx.game, refs[0]), self.exceptions))

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        """Nothing: only what is settled applies."""


__all__ = ["BecomesCopy", "CopyException", "HasCopiableValues", "copiable_values", "with_exceptions"]
