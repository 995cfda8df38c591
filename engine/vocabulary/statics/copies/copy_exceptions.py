"""Exceptions to copying (CR 707.9): in what a copy differs from the original."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.compiler.templates import forms, include, label, phrase
from engine.core.keys import Mark
from engine.core.record import record, replace, wording
from engine.core.zones import BATTLEFIELD
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.layers.ability_sets import with_more
from engine.game.state.objects import Look
from engine.meaning.abilities import Abilities, Ability, KeywordAbility, StaticAbility
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Amount, Filter, Modification, Reference
from engine.meaning.node import READS_NOTHING, Node
from engine.vocabulary.statics.abilities.abilities import all_as_granted
from engine.vocabulary.statics.characteristics.modify_power import Size
from engine.vocabulary.statics.characteristics.type_changes import COLORLESS, Becomes, Kind, OthersLost
from engine.vocabulary.terms.amounts.plain_numbers import ONE

if TYPE_CHECKING:
    from engine.game.rules.context import Context


class CopyException(Node):
    """Something in which a copy differs from the original (CR 707.9b).

    It is part of the copy's copiable values.
    """

    __slots__ = ()
    reads = READS_NOTHING
    takes_conditions = True
    keeps: ClassVar[tuple[str, ...]] = ()  # the characteristics of which the copy keeps its own values (CR 707.9c)

    def provides(self) -> tuple[str, ...]:
        """The layers of the characteristics it provides: what defines those is not copied (CR 707.9d)."""
        return ()

    def change(self, ctx: Context, values: Characteristics) -> None:
        """Change the values, which are a private copy."""
        raise NotImplementedError

    def counters(self, ctx: Context) -> tuple[tuple[str, int], ...]:
        """The counters that the copy enters with besides (CR 707.9e)."""
        return ()

    def entering(self, ctx: Context, event: ZoneChange) -> ZoneChange:
        """The event of entering as the copy, with an additional effect if it has one (CR 707.9e)."""
        counters = self.counters(ctx)
        if not counters:
            return event
        before = dict(event.marks).get(EXTRA)
        extra = (*(before if isinstance(before, tuple) else ()), *counters)
        marks = (*(mark for mark in event.marks if mark[0] != EXTRA), (EXTRA, extra))
        return replace(event, counters=(*event.counters, *counters), marks=marks)

    def applying(self, ctx: Context, values: Characteristics) -> tuple[CopyException, ...]:
        """What of it applies to a copy that would have some values without it (CR 707.9f)."""
        return (self,)


@phrase("(it isn't|they aren't#) legendary< if {original:object} is legendary>", into="copy_exception")
@phrase("(it's|they're#) not legendary", into="copy_exception", read_only=True)
@phrase("the copy isn't legendary", into="copy_exception", the_copy=True)
@phrase("the (token isn't|tokens aren't#) legendary", into="copy_exception", the_token=True)
@phrase("{copies:object} aren't legendary if {original:object} is legendary", into="copy_exception")
@record
class NotLegendary(CopyException):
    """A copy that isn't legendary; of what isn't either, "if it's legendary" says nothing more."""

    the_copy: bool = wording(default=False)
    the_token: bool = wording(default=False)
    original: Reference | None = None
    copies: Reference | None = None

    def change(self, ctx: Context, values: Characteristics) -> None:
        values.supertypes = tuple(word for word in values.supertypes if word != "legendary")


@forms(
    phrase("(it's|they're#) {words:supertype*and} in addition to (its|their#) other types", into="copy_exception"),
    phrase("(it's|they're#) {words:supertype*and}", into="copy_exception", alone=True),
)  # fmt: skip
@record
class CopyHasSupertypes(CopyException):
    """A copy that is legendary, snow or the like besides what the original is."""

    words: tuple[str, ...]
    alone: bool = False

    def change(self, ctx: Context, values: Characteristics) -> None:
        values.supertypes = tuple(dict.fromkeys((*values.supertypes, *self.words)))


@forms(
    phrase("(it enters|they enter#) with a additional {kind:counter_kind} counter on (it|them#)",
           into="entering_exception", count=ONE),
    phrase("(it enters|they enter#) with {count:counted} additional {kind:counter_kind} counters on (it|them#)",
           into="entering_exception"),
    phrase("(it enters|they enter#) with {count:words} additional {kind:counter_kind} counters on (it|them#)",
           into="entering_exception"),
)  # fmt: skip
@record
class CopyEntersWith(CopyException):
    """A copy that enters with more counters; that is no part of its copiable values (CR 707.9e)."""

    count: Amount
    kind: str

    def change(self, ctx: Context, values: Characteristics) -> None:
        """Nothing."""

    def counters(self, ctx: Context) -> tuple[tuple[str, int], ...]:
        number = self.count.value(ctx)
        return ((self.kind, number),) if number > 0 else ()


EXTRA = Mark("counters of a copy effect")  # the mark of what a copy effect that is applied later takes away again


@phrase("if it's a {what:filter#one}, {then:entering_exception*and}", into="copy_condition")
@record
class CopyExceptionIf(CopyException):
    """Exceptions for a copy that would be something even without them (CR 707.9f)."""

    what: Filter
    then: tuple[CopyException, ...]

    def applying(self, ctx: Context, values: Characteristics) -> tuple[CopyException, ...]:
        inner = ctx.within()
        found = ctx.game.obj(ctx.source).copy()
        found.zone = BATTLEFIELD
        inner.assumed = Look(found, values)
        return self.then if self.what.matches(inner, ctx.source) else ()


@phrase("{exception:entering_exception} if it's a {what:filter#one}", into="entering_exception")
@record
class CopyExceptionOnlyIf(CopyException):
    """One exception with its condition behind it."""

    exception: CopyException
    what: Filter

    def applying(self, ctx: Context, values: Characteristics) -> tuple[CopyException, ...]:
        return CopyExceptionIf(self.what, (self.exception,)).applying(ctx, values)


@phrase("{first:entering_exception#}, and {second:entering_exception#}", into="entering_exception")
@record
class TwoExceptions(CopyException):
    """Two exceptions with a comma between them."""

    first: CopyException
    second: CopyException

    def applying(self, ctx: Context, values: Characteristics) -> tuple[CopyException, ...]:
        return (*self.first.applying(ctx, values), *self.second.applying(ctx, values))


@phrase("(it has|they have#) {abilities:granted*and}", into="copy_exception")
@phrase("(it gains|they gain#) {abilities:granted*and}", into="copy_exception", read_only=True)
@phrase("the (token has|tokens have#) {abilities:granted*and}", into="copy_exception", the_token=True)
@forms(
    phrase("has {abilities:granted*and}", into="copy_exception", subject="left out"),
    phrase("~ has {abilities:granted*and}", into="copy_exception", subject="its name"),
)
@phrase("(it has|they have#) {abilities:granted*and} and this ability", into="copy_exception", this=True)
@phrase(
    "(it has|they have#) this ability and {abilities:granted*and}", into="copy_exception", this=True, this_first=True
)
@record
class CopyHas(CopyException):
    """A copy that has abilities besides those of the original (CR 707.9a)."""

    abilities: tuple[Ability, ...]
    the_token: bool = wording(default=False)
    this: bool = False  # and the very ability that made it a copy
    this_first: bool = wording(default=False)
    subject: str = wording(default="")  # behind another exception: "it's 1/1 and has flying"

    def change(self, ctx: Context, values: Characteristics) -> None:
        values.abilities = with_more(values.abilities, all_as_granted(self.abilities))
        if self.this:
            CopyHasThisAbility().change(ctx, values)


@phrase("(it's a|they're#) <size? {size:size} >{kind:kind#}< with {abilities:granted*and}>"
        "< in addition to (its|their#) other {besides:kept}><{others:others_said#}>",
        into="copy_exception")  # fmt: skip
@phrase("is a <size? {size:size} >{kind:kind#one}< in addition to its other {besides:kept}>", into="copy_exception",
        left_out=True)  # fmt: skip
@phrase("(it's a|they're#) {lead:kind_lead} <size? {size:size} >{kind:kind#}"
        "< in addition to (its|their#) other {besides:kept}>", into="copy_exception")  # fmt: skip
@phrase("the copy is a <size? {size:size} >{kind:kind#one}< in addition to its other {besides:kept}>",
        into="copy_exception", the_copy=True)  # fmt: skip
@record
class CopyIs(CopyException):
    """A copy with other types, colours or size than the original (CR 707.9b)."""

    kind: Kind
    size: Size | None = None
    abilities: tuple[Ability, ...] = ()
    besides: str = ""
    others: OthersLost | None = None
    the_copy: bool = wording(default=False)
    left_out: bool = wording(default=False)  # the subject, behind another exception
    lead: str = ""  # what stands before its size: "a legendary 4/4 Human"

    def well_formed(self) -> bool:
        """Without a size, a supertype is the first word of the kind itself."""
        return self.lead in ("", COLORLESS) or self.size is not None

    def provides(self) -> tuple[str, ...]:
        types = ("4",) if self.kind.subtypes and "types" not in self.besides else ()
        colored = self.lead == COLORLESS or (self.kind.colors and "colors" not in self.besides)
        colors = ("5",) if colored else ()
        return (*types, *colors, *(() if self.size is None else ("7a",)))

    def change(self, ctx: Context, values: Characteristics) -> None:
        becomes = Becomes(
            self.kind, self.size, self.abilities, besides=self.besides, others=self.others, lead=self.lead
        )
        for layer in becomes.layers:
            becomes.apply(ctx, ctx.source, values, layer)


@phrase("(it has|they have#) this ability", into="copy_exception")
@phrase("(it gains|they gain#) this ability", into="copy_exception", read_only=True)
@record
class CopyHasThisAbility(CopyException):
    """A copy that has the very ability that made it a copy, besides those of the original (CR 707.9a)."""

    def change(self, ctx: Context, values: Characteristics) -> None:
        ability = ctx.item.ability if ctx.item is not None else None
        if isinstance(ability, Ability):
            values.abilities = with_more(values.abilities, (ability,))


@phrase("(it's|they're#) {size:size}", into="copy_exception")
@phrase("(its|their#) power and toughness are {size:size}", into="copy_exception", read_only=True)
@record
class CopyHasSize(CopyException):
    """A copy with another power and toughness than the original."""

    size: Size

    def provides(self) -> tuple[str, ...]:
        return ("7a",)

    def change(self, ctx: Context, values: Characteristics) -> None:
        values.power, values.toughness = self.size[0].value(ctx), self.size[1].value(ctx)


label("copy_exception", "an exception like “it isn't legendary”")


def with_exceptions(
    ctx: Context, values: Characteristics, exceptions: tuple[CopyException, ...], own: Characteristics | None = None
) -> Characteristics:
    """The copiable values of a copy, with the exceptions to copying (CR 707.9b).

    `own` are those that the object had before, if it became a copy.
    """
    if not exceptions:
        return values
    changed = _with(ctx, values, that_apply(ctx, values, exceptions))
    for name in not_copied(ctx, values, exceptions) if own is not None else ():
        setattr(changed, name, getattr(own, name))
    return changed


def not_copied(ctx: Context, values: Characteristics, exceptions: tuple[CopyException, ...]) -> tuple[str, ...]:
    """The names of the characteristics that exceptions to copying let a copy keep (CR 707.9c)."""
    return tuple(name for exception in that_apply(ctx, values, exceptions) for name in exception.keeps)


def that_apply(
    ctx: Context, values: Characteristics, exceptions: tuple[CopyException, ...]
) -> tuple[CopyException, ...]:
    """The exceptions that apply to a copy (CR 707.9f).

    One with a condition applies if what the others make of the copy meets it.
    """
    plain = tuple(exception for exception in exceptions if exception.applying(ctx, values) == (exception,))
    others = tuple(exception for exception in exceptions if exception not in plain)
    changed = _with(ctx, values, plain)
    return (*plain, *(part for exception in others for part in exception.applying(ctx, changed)))


def _with(ctx: Context, values: Characteristics, exceptions: tuple[CopyException, ...]) -> Characteristics:
    changed = values.copy()
    if provided := {layer for exception in exceptions for layer in exception.provides()}:
        changed.abilities = _not_defining(changed.abilities, provided)
        if changed.flip_pair is not None:  # the other half of a flip card defines them no more than this one
            normal, other = changed.flip_pair[0], changed.flip_pair[1].copy()
            other.abilities = _not_defining(other.abilities, provided)
            changed.flip_pair = (normal, other)
    for exception in exceptions:
        exception.change(ctx, changed)
    changed.base_power, changed.base_toughness = changed.power, changed.toughness
    return changed


def _not_defining(abilities: Abilities, layers: set[str]) -> Abilities:
    return abilities.filtered(lambda ability: not _defines(ability, layers))


def _defines(ability: Ability, layers: set[str]) -> bool:
    """Whether a characteristic-defining ability, or a keyword, defines something in some layers (CR 604.3)."""
    if isinstance(ability, KeywordAbility):
        return any(_defines(part, layers) for part in ability.stands_for())
    return (
        isinstance(ability, StaticAbility)
        and ability.characteristic_defining
        and any(
            layer in layers for effect in ability.effects if isinstance(effect, Modification) for layer in effect.layers
        )
    )


include("entering_exception", "copy_exception")
label("entering_exception", "an exception like “it isn't legendary”")
