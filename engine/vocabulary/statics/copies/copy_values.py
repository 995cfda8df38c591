"""Copies (CR 707): "becomes a copy of …", with exceptions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase, production
from engine.core.identity import Ref
from engine.core.record import record, replace, wording
from engine.game.rules.layers.copying import copiable_values
from engine.meaning.abilities import Ability
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Duration, Instruction, Modification, Reference
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.statics.copies.copy_exceptions import (
    CopyException,
    CopyHasThisAbility,
    not_copied,
    with_exceptions,
)
from engine.vocabulary.terms.grammar.continuous import BeginContinuous
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context

COPYING = "copying"  # the kind of antecedent of what becomes a copy
GAINS_THIS = "copy gains this ability"  # the key of a later sentence that says so


@record
class HasCopiableValues(Modification):
    """The copiable values of another object, as they were when the effect began (CR 613.2a, 707.2b)."""

    values: Characteristics
    kept: tuple[str, ...] = ()  # the names of characteristics that are not copied (CR 707.9c)
    reads = READS_NOTHING
    layers = ("1a",)
    copies_values = True

    @property
    def gives(self) -> tuple[Ability, ...]:
        """The abilities it gives, for the layers."""
        return tuple(self.values.abilities.unexpanded())

    def also_giving(self, abilities: tuple[Ability, ...]) -> HasCopiableValues:
        values = self.values.copy()
        values.abilities = values.abilities.with_added(*abilities)
        return replace(self, values=values)

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        for name in Characteristics.__slots__:
            if name != "controller" and name not in self.kept:
                setattr(characteristics, name, getattr(self.values, name))


def with_values(ctx: Context, original: Characteristics, exceptions: tuple[CopyException, ...]) -> HasCopiableValues:
    """The modification that makes something a copy with exceptions."""
    return HasCopiableValues(with_exceptions(ctx, original, exceptions), not_copied(ctx, original, exceptions))


@phrase("become[s] a copy of {original:object}<exceptions? , except {exceptions:copy_exception*and}>",
        into="effect_change")  # fmt: skip
@phrase("become[s] a copy of {original:object}<exceptions? , except {exceptions:copy_exception*and}>",
        into="lasting_change")  # fmt: skip
@phrase("become[s] a copy of {original:object} and gain[s#] this ability", into="lasting_change", gains_this=True)
@record
class BecomesCopy(Modification):
    """A permanent or spell that becomes a copy; nothing in itself until it is `settled` (CR 707.2b)."""

    original: Reference
    exceptions: tuple[CopyException, ...] = ()
    gains_this: bool = False
    early: bool = wording(default=False)  # how long it is one stands before the exceptions
    part_of_verb = True  # "each other creature becomes a copy of that creature": of another one
    reads = READS_NOTHING
    layers = ("1a",)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The copying, for what is said of it afterwards."""
        return (Antecedent(COPYING, COPYING),)

    def settled(self, ctx: Context) -> Modification:
        """With the values that the original has now."""
        refs = ctx.object_refs(self.original.refs(ctx))
        if not refs:
            return self
        exceptions = self.exceptions
        if self.gains_this or ctx.bindings.get(GAINS_THIS):
            exceptions = (*exceptions, CopyHasThisAbility())
        return with_values(ctx, copiable_values(ctx.game, refs[0]), exceptions)

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        """Nothing: only what is settled applies."""


def _copy_for(
    affected: Reference, original: Reference, duration: Duration, exceptions: tuple[CopyException, ...]
) -> BeginContinuous:
    return BeginContinuous(affected, (BecomesCopy(original, exceptions, early=True),), duration)


def _read_copy_for(node: BeginContinuous) -> dict[str, Any] | None:
    copying = node.changes[0] if len(node.changes) == 1 and not node.leading else None
    if not isinstance(copying, BecomesCopy) or not copying.early or node.duration is None or node.more:
        return None
    return {
        "affected": node.affected, "original": copying.original, "duration": node.duration,
        "exceptions": copying.exceptions,
    }  # fmt: skip


for _into, _verb in (("instruction", "become[s]"), ("infinitive", "become")):
    production(
        _into, f"{{affected}} {_verb} a copy of {{original}} {{duration}}, except {{exceptions}}", BeginContinuous,
        _copy_for, _read_copy_for, affected="affected", original="object", duration="duration",
        exceptions="copy_exception*and",
    )  # fmt: skip


@phrase("{object} gain[s] this ability", into="instruction")
@record
class GainsThisAbility(Instruction):
    """A sentence: the copy of the words before also has this ability (CR 707.9a).

    It is part of the copy's copiable values.
    """

    object: Reference
    key: str = ""
    reads = READS_NOTHING
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """Only of the ability's own object."""
        return isinstance(self.object, This)

    def wanted(self) -> Wanted:
        """Only where something becomes a copy."""
        return Wanted(COPYING)

    def foresee(self, ctx: Context) -> None:
        """Let the words before know, as the whole text is read first (CR 608.2c)."""
        ctx.bind(GAINS_THIS, True)

    def perform(self, ctx: Context) -> bool:
        return True


__all__ = ["BecomesCopy", "CopyException", "HasCopiableValues", "copiable_values", "with_exceptions"]
