"""Copies (CR 707): "becomes a copy of …", "enters as a copy of …", with exceptions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.zones import BATTLEFIELD
from engine.events.zone_changes import ZoneChange
from engine.model.abilities import Ability, StaticAbility
from engine.model.characteristics import Characteristics
from engine.model.families import Filter, Modification, Reference, Replacement
from engine.model.node import READS_BOARD, READS_NOTHING, Node
from engine.rules.layers.copying import copiable_values
from engine.rules.layers.gaining import with_more
from engine.statics.abilities import as_granted
from engine.statics.modify_power import Size
from engine.statics.type_changes import Becomes, Kind
from engine.terms.objects import matching
from engine.text.templates import label, phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


# --- exceptions (CR 707.9) ------------------------------------------------------------------------------------------


class CopyException(Node):
    """Something in which a copy differs from the original; it is part of the copy's copiable values (CR 707.9b)."""

    __slots__ = ()
    reads = READS_NOTHING

    def provides(self) -> tuple[str, ...]:
        """The layers of the characteristics it provides: what defines those is not copied (CR 707.9d)."""
        return ()

    def change(self, ctx: Context, values: Characteristics) -> None:
        """Change the values, which are a private copy."""
        raise NotImplementedError


@phrase("(it isn't|they aren't#) legendary", into="copy_exception")
@phrase("(it's|they're#) not legendary", into="copy_exception", read_only=True)
@dataclass(frozen=True, slots=True)
class NotLegendary(CopyException):
    """A copy that isn't legendary."""

    def change(self, ctx: Context, values: Characteristics) -> None:
        values.supertypes = tuple(word for word in values.supertypes if word != "legendary")


@phrase("(it has|they have#) {abilities:granted*and}", into="copy_exception")
@phrase("(it gains|they gain#) {abilities:granted*and}", into="copy_exception", read_only=True)
@dataclass(frozen=True, slots=True)
class CopyHas(CopyException):
    """A copy that has abilities besides those of the original (CR 707.9a)."""

    abilities: tuple[Ability, ...]

    def change(self, ctx: Context, values: Characteristics) -> None:
        values.abilities = with_more(values.abilities, tuple(as_granted(ability) for ability in self.abilities))


@phrase("(it's a|they're#) <size? {size:size} >{kind:kind#}< with {abilities:granted*and}>"
        "< in addition to (its|their#) other {besides:kept}>", into="copy_exception")  # fmt: skip
@dataclass(frozen=True, slots=True)
class CopyIs(CopyException):
    """A copy with other types, colours or size than the original (CR 707.9b)."""

    kind: Kind
    size: Size | None = None
    abilities: tuple[Ability, ...] = ()
    besides: str = ""

    def provides(self) -> tuple[str, ...]:
        return () if self.size is None else ("7a",)

    def change(self, ctx: Context, values: Characteristics) -> None:
        becomes = Becomes(self.kind, self.size, self.abilities, besides=self.besides)
        for layer in becomes.layers:
            becomes.apply(ctx, ctx.source, values, layer)


@phrase("(it's|they're#) {size:size}", into="copy_exception")
@phrase("(its|their#) power and toughness are {size:size}", into="copy_exception", read_only=True)
@dataclass(frozen=True, slots=True)
class CopyHasSize(CopyException):
    """A copy with another power and toughness than the original."""

    size: Size

    def provides(self) -> tuple[str, ...]:
        return ("7a",)

    def change(self, ctx: Context, values: Characteristics) -> None:
        values.power, values.toughness = self.size[0].value(ctx), self.size[1].value(ctx)


label("copy_exception", "an exception like “it isn't legendary”")


def with_exceptions(ctx: Context, values: Characteristics, exceptions: tuple[CopyException, ...]) -> Characteristics:
    """The copiable values of a copy (CR 707.9b)."""
    if not exceptions:
        return values
    changed = values.copy()
    provided = {layer for exception in exceptions for layer in exception.provides()}
    changed.abilities = changed.abilities.kept(lambda ability: not _defines(ability, provided))
    for exception in exceptions:
        exception.change(ctx, changed)
    changed.base_power, changed.base_toughness = changed.power, changed.toughness
    return changed


def _defines(ability: Ability, layers: set[str]) -> bool:
    """Whether a characteristic-defining ability defines something in some layers (CR 604.3)."""
    return (
        isinstance(ability, StaticAbility)
        and ability.characteristic_defining
        and any(layer in layers for effect in ability.effects for layer in getattr(effect, "layers", ()))
    )


# --- becoming a copy ------------------------------------------------------------------------------------------------


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


# --- entering as a copy ---------------------------------------------------------------------------------------------


@phrase("you may have ~ enter as a copy of any {what:filter#one} on the battlefield"
        "<exceptions? , except {exceptions:copy_exception*and}>", into="static", any=True)  # fmt: skip
@phrase("you may have ~ enter as a copy of a {what:filter#one} on the battlefield"
        "<exceptions? , except {exceptions:copy_exception*and}>", into="static", on=True)  # fmt: skip
@phrase("you may have ~ enter as a copy of a {what:filter#one}"
        "<exceptions? , except {exceptions:copy_exception*and}>", into="static")  # fmt: skip
@phrase("you may have ~ enter tapped as a copy of any {what:filter#one} on the battlefield"
        "<exceptions? , except {exceptions:copy_exception*and}>", into="static", any=True, tapped=True)  # fmt: skip
@phrase("~ enters as a copy of a {what:filter#one}<exceptions? , except {exceptions:copy_exception*and}>",
        into="static", optional=False)  # fmt: skip
@phrase("~ enters as a copy of any {what:filter#one} on the battlefield<exceptions? , except "
        "{exceptions:copy_exception*and}>", into="static", optional=False, any=True, read_only=True)  # fmt: skip
@dataclass(frozen=True, slots=True)
class EntersAsCopy(Replacement):
    """A permanent that enters as a copy of an object chosen as it enters (CR 707.5, 614.12a)."""

    what: Filter
    exceptions: tuple[CopyException, ...] = ()
    optional: bool = True
    any: bool = False
    on: bool = False
    tapped: bool = False
    reads = READS_BOARD
    keys = ("enters",)
    entering = True
    copies = True  # CR 616.1d

    def applies(self, ctx: Context, event: object) -> bool:
        return isinstance(event, ZoneChange) and event.oid == ctx.source and not event.face_down

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        assert isinstance(event, ZoneChange)
        options = tuple(oid for oid in matching(ctx, self.what, BATTLEFIELD) if oid != event.oid)
        chosen = ctx.choose_objects(
            ctx.controller, options, 0 if self.optional else 1, 1, purpose="copy", rule="707.5",
            prompt="Choose what it enters as a copy of.",
        )  # fmt: skip
        if not chosen:
            return (event,)
        values = with_exceptions(ctx, copiable_values(ctx.game, chosen[0]), self.exceptions)
        return (replace(event, values=values, tapped=event.tapped or self.tapped),)


__all__ = ["BecomesCopy", "CopyException", "EntersAsCopy", "HasCopiableValues", "copiable_values", "with_exceptions"]
