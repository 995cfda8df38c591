"""Clauses behind nouns. As in "you control", "with power 2 or less", "with flying", "named …", "other than …"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, include, label, lexicon, phrase
from engine.core.card_types import PERMANENT_TYPES, card_type_of
from engine.core.identity import ObjectId, Ref, is_object
from engine.core.record import record, replace, wording
from engine.game.rules.layers.intrinsic import BASIC_MANA
from engine.game.rules.questions.values import mana_value
from engine.meaning.families import Amount, Filter, ObjectFilter, Reference
from engine.meaning.node import (
    READS_ABILITIES,
    READS_BOARD,
    READS_COLORS,
    READS_CONTROL,
    READS_COPIABLE,
    READS_NOTHING,
    READS_POWER,
    READS_STATUS,
    READS_TYPES,
)  # fmt: skip
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.filters import AnyOf
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(phrase("{player:player} control[s]", into="clause"),
       phrase("that {player:player} control[s]", into="clause", that=True),
       phrase("{player:player} [doesn't|don't] control", into="clause", negative=True),
       phrase("{player:player} didn't control", into="clause", negative=True, past=True),
       phrase("{player:player} already control[s]", into="clause", already=True))  # fmt: skip
@phrase("under {player:player's} control", into="clause", under=True)
@phrase("controlled by {player:player}", into="clause", by=True)
@record
class ControlledBy(ObjectFilter):
    """An object that certain players control, or do not control."""

    player: PlayerReference
    negative: bool = False
    under: bool = wording(default=False)
    past: bool = wording(default=False)  # where words say what would leave
    that: bool = wording(default=False)
    already: bool = wording(default=False)  # as something else enters
    by: bool = wording(default=False)  # "controlled by target player"
    reads = READS_CONTROL
    personal = False

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return self.player.includes(ctx, ctx.controller_of(ref)) != self.negative


@phrase("{player:player} own[s]", into="clause")
@phrase("{player:player} [doesn't|don't] own", into="clause", negative=True)
@record
class OwnedBy(ObjectFilter):
    """An object that certain players own, or do not own."""

    player: PlayerReference
    negative: bool = False
    reads = READS_NOTHING
    personal = False

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return self.player.includes(ctx, ctx.owner_of(ref)) != self.negative


lexicon("stat", {
    "power": "power", "toughness": "toughness", "mana value": "mana value", "base power": "base power",
    "base toughness": "base toughness", "loyalty": "loyalty",
})  # fmt: skip
label("stat", "power, toughness or mana value")


def is_assumed(ctx: Context, ref: Ref) -> bool:
    """Whether an object is looked at as it would be (CR 601.3e, 614.12)."""
    return ctx.assumed is not None and ctx.assumed.object.id == ref


def stat_of(ctx: Context, ref: Ref, stat: str) -> int:
    """A number that an object has, now or as it last existed."""
    found = ctx.chars(ref)
    if stat == "mana value":
        return found.mana_value if is_assumed(ctx, ref) else mana_value(ctx.game, ref)
    if stat == "loyalty":
        return ctx.obj(ref).counters.get("loyalty", 0)
    value = {
        "power": found.power, "toughness": found.toughness, "base power": found.base_power,
        "base toughness": found.base_toughness,
    }[stat]  # fmt: skip
    return value or 0


@phrase("with {stat:stat} {comparison:comparison}", into="clause")
@phrase("{stat:stat} {comparison:comparison}", into="having")
@phrase("[has|have] {stat:stat} {comparison:comparison}", into="relative")
@phrase("that each have {stat:stat} {comparison:comparison}", into="clause", each=True)
@record
class WithStat(ObjectFilter):
    """An object with a number in a range: "with power 2 or less"."""

    stat: str
    comparison: Comparison
    each: bool = wording(default=False)

    @property
    def ends_in_noun(self) -> bool:
        """Whether a further clause would belong to its last noun."""
        return self.comparison.amount is not None and self.comparison.amount.ends_in_noun

    @property
    def of_creatures(self) -> bool:
        """Whether it speaks of creatures: everything has a mana value, but only they have power and toughness."""
        return self.stat in ("power", "toughness")

    reads = READS_POWER | READS_COPIABLE | READS_STATUS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return self.comparison.holds(ctx, stat_of(ctx, ref, self.stat))


@phrase("with {keywords:keyword_name*or2}", into="clause")
@record
class WithAnyKeyword(Filter):
    """An object with one of some keyword abilities."""

    keywords: tuple[str, ...]
    reads = READS_ABILITIES

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return any(WithKeyword(name).matches(ctx, ref) for name in self.keywords)


@phrase("with {name:keyword_name}", into="clause")
@phrase("without {name:keyword_name}", into="clause", negative=True)
@phrase("with {particular:landwalk}", into="clause", name="landwalk")
@phrase("with {name:keyword_name} abilities", into="clause", abilities=True)
@phrase("with a {name:keyword_name} ability", into="clause", ability=True)
@phrase("[has|have] {name:keyword_name}", into="relative")
@phrase("{name:keyword_name}", into="having")
@record
class WithKeyword(ObjectFilter):
    """An object with or without a keyword ability."""

    name: str
    negative: bool = False
    particular: str = ""  # of landwalk the land type, if words ask for one
    abilities: bool = wording(default=False)  # "landwalk abilities"
    ability: bool = wording(default=False)  # "a morph ability"
    reads = READS_ABILITIES
    of_creatures = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return self._has(ctx, ref) != self.negative

    def _has(self, ctx: Context, oid: ObjectId) -> bool:
        """Whether an object has the keyword, or a variant of it: "partner with …" is partner (CR 702.124n)."""
        keywords = ctx.chars(oid).abilities.keywords
        if self.particular:
            return any(one.particular == self.particular for one in keywords.get(self.name, ()))
        return self.name in keywords or any(one[0].variant_of == self.name for one in keywords.values())


@phrase("with a basic land type", into="clause")
@record
class WithBasicLandType(ObjectFilter):
    """A land with one of the basic land types, basic or not (CR 305.6)."""

    reads = READS_TYPES

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return any(subtype in BASIC_MANA for subtype in ctx.chars(ref).subtypes)


@phrase("with {count:count} {kind:counter_kind} counter(s) on (it|them#)", into="clause")
@phrase("with {comparison:counter_comparison} {kind:counter_kind} counters on (it|them#)", into="clause", count=None)
@phrase("with a counter on (it|them#)", into="clause", count=None, kind="")
@phrase("with counters on (it|them#)", into="clause", count=None, kind="", bare=True)
@phrase("with {comparison:counter_comparison} counters on (it|them#)", into="clause", count=None, kind="")
@phrase("with {kind:counter_kind} counters on (it|them#)", into="clause", count=None, bare=True)
@phrase("without a {kind:counter_kind} counter on (it|them#)", into="clause", count=None, negative=True)
@phrase("[has|have] {count:count} {kind:counter_kind} counter(s) on (it|them#)", into="relative")
@phrase("[has|have] {comparison:counter_comparison} {kind:counter_kind} counters on (it|them#)", into="relative",
        count=None)  # fmt: skip
@phrase("[has|have] {kind:counter_kind} counters on (it|them#)", into="relative", count=None, bare=True)
@phrase("[doesn't|don't] have a {kind:counter_kind} counter on (it|them#)", into="relative", count=None, negative=True)
@record
class WithCounters(ObjectFilter):
    """An object with counters (CR 122)."""

    count: Amount | None
    kind: str
    comparison: Comparison | None = None
    negative: bool = False
    bare: bool = wording(default=False)
    reads = READS_STATUS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        counters = ctx.obj(ref).counters
        number = counters.get(self.kind, 0) if self.kind else sum(counters.values())
        if self.comparison is not None:
            return self.comparison.holds(ctx, number)
        least = self.count.value(ctx) if self.count is not None else 1
        return (number >= least) != self.negative


@phrase("with the same name as {object}", into="clause")
@phrase("the same name as {object}", into="having")
@phrase("with a different name than {object}", into="clause", different=True)
@record
class SameName(Filter):
    """An object with the same name as another, or with none of its names (CR 201.2)."""

    object: Reference
    different: bool = False
    reads = READS_COPIABLE | READS_BOARD
    ends_in_noun = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        names = [name for other in self.object.refs(ctx) for name in ctx.chars(other).names if name]
        return is_object(ref) and any(name in names for name in ctx.chars(ref).names) != self.different


_SHARED = ("creature type", "color", "card type", "name", "mana value", "land type", "permanent type")
lexicon("shared", {word: word for word in (*_SHARED, "color or mana value")})


@phrase("share[s] a {word:shared} with {object:reference}", into="relative")
@phrase("share[s] at least one {word:shared} with {object:reference}", into="relative", at_least=True)
@record
class SharesWith(ObjectFilter):
    """An object that has a characteristic in common with another."""

    word: str
    object: Reference
    at_least: bool = wording(default=False)
    reads = READS_COPIABLE | READS_TYPES | READS_COLORS | READS_BOARD
    ends_in_noun = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        mine = shared_kinds(ctx, ref, self.word)
        return any(kind in mine for other in self.object.refs(ctx) for kind in shared_kinds(ctx, other, self.word))


def shared_kinds(ctx: Context, ref: Ref, word: str) -> tuple[object, ...]:
    """What an object has of some characteristic, of which others may have the same."""
    found = ctx.chars(ref)
    if word == "color":
        return found.colors
    if word == "color or mana value":  # letters and a number: neither is the other
        return (*found.colors, stat_of(ctx, ref, "mana value"))
    if word in ("card type", "permanent type"):
        return tuple(kind for kind in found.types if word == "card type" or kind in PERMANENT_TYPES)
    if word == "name":
        return tuple(name for name in found.names if name)
    if word in ("mana value", "power", "toughness", "controller"):
        return (ctx.controller_of(ref) if word == "controller" else stat_of(ctx, ref, word),)
    of = "creature" if word == "creature type" else "land"
    return tuple(subtype for subtype in found.subtypes if card_type_of(subtype) == of)


@phrase("named {name:card_name}", into="clause")
@phrase("named ~", into="clause", name="")
@phrase("named {name:card_name} or {other:card_name}", into="clause")
@phrase("not named {name:card_name}", into="clause", negative=True)
@phrase("not named ~", into="clause", name="", negative=True)
@record
class Named(ObjectFilter):
    """An object with a certain name (CR 201.2); "" is the name of the ability's own object."""

    name: str
    negative: bool = False
    other: str = ""
    giver: ObjectId | None = None  # whose name is meant, in an ability that it granted (CR 201.5a)
    reads = READS_COPIABLE

    def of_giver(self, giver: ObjectId) -> Filter:
        return self if self.name else replace(self, giver=giver)

    def fits(self, ctx: Context, ref: Ref) -> bool:
        wanted = self.name or ctx.chars(ctx.source if self.giver is None else self.giver).name
        names = ctx.chars(ref).names
        return (wanted in names or bool(self.other and self.other in names)) != self.negative


@phrase("other than {object}", into="clause")
@phrase("other than {object} or {second:object}", into="clause")
@record
class OtherThan(Filter):
    """Any other object than certain ones."""

    object: Reference
    second: Reference | None = None
    reads = READS_NOTHING
    ends_in_noun = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return not any(other is not None and ref in other.refs(ctx) for other in (self.object, self.second))


@phrase("other than {what:noun#many}", into="clause")
@record
class OtherThanKind(Filter):
    """Any object but those of a kind: "creatures other than Wolves"."""

    what: Filter
    reads = READS_NOTHING
    ends_in_noun = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return not self.what.matches(ctx, ref)


@phrase("of the chosen color", into="clause", word="color")
@phrase("of the chosen type", into="clause", word="type")
@phrase("of that color", into="clause", word="color", just=True)
@phrase("of that type", into="clause", word="type", just=True)
@record
class OfTheChosen(Filter):
    """An object of the colour or type that a linked ability, or the words before, chose.

    See CR 607.2d, 608.2d.
    """

    word: str
    just: bool = wording(default=False)  # said right behind the choice: "of that type"
    reads = READS_STATUS | READS_COPIABLE

    @property
    def choice_read(self) -> str:
        return self.word

    def matches(self, ctx: Context, ref: Ref) -> bool:
        chosen = ctx.choice(self.word)
        if chosen is None or not is_object(ref):
            return False
        found = ctx.chars(ref)
        return chosen in (found.colors if self.word == "color" else (*found.subtypes, *found.types))


@phrase("that {what:relative#}", into="clause")
@record
class Relative(Filter):
    """A relative clause: "that's tapped", "that attacked this turn"."""

    what: Filter
    reads = READS_NOTHING

    @property
    def ends_in_noun(self) -> bool:
        """Whether a further clause would belong to its last noun."""
        return self.what.ends_in_noun

    @property
    def wherever(self) -> bool:  # type: ignore[override]
        return self.what.wherever

    def these(self, ctx: Context) -> tuple[Ref, ...] | None:
        return self.what.these(ctx)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return self.what.matches(ctx, ref)


@phrase("['s|are] {what:adjective}", into="relative")
@phrase("[isn't|aren't] {what:adjective}", into="relative", negative=True)
@phrase("['s|are] a {what:noun}", into="relative", article=True)
@phrase("['s|are] {what:being_listed}", into="relative")
@phrase("[isn't|aren't] (a|) {what:noun#}", into="relative", article=True, negative=True)
@record
class ThatIs(Filter):
    """An object that is, or is not, something: "that's tapped", "that isn't a creature"."""

    what: Filter
    negative: bool = False
    article: bool = wording(default=False)
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Types joined by "and/or" are nouns here, which have a phrase of their own: "are Elves and/or artifacts"."""
        return not (isinstance(self.what, AnyOf) and self.what.word == "and/or" and self.what.category == "type")

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return self.what.matches(ctx, ref) != self.negative


@phrase("[isn't|aren't] of the chosen {word:chosen_quality}", into="relative")
@record
class NotOfTheChosen(ObjectFilter):
    """An object that is not of the chosen colour or type."""

    word: str
    reads = READS_STATUS | READS_COPIABLE

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return not OfTheChosen(self.word).matches(ctx, ref)


lexicon("chosen_quality", {"color": "color", "type": "type"})


@phrase("target[s] {what:targeted_by}", into="relative")
@phrase("target[s] only {what:targeted_by}", into="relative", only=True)
@phrase("target[s] only a single {what:filter#one}", into="relative", only=True, single=True)
@record
class ThatTargets(Filter):
    """A spell or ability that targets something: "that targets this creature"."""

    what: Filter
    only: bool = False
    single: bool = False  # one object or player, however often
    reads = READS_BOARD
    ends_in_noun = True

    def fitting(self, ctx: Context, ref: Ref) -> tuple[Ref, ...]:
        """Those of the targets of which it speaks."""
        return tuple(other for other in _chosen_targets(ctx, ref) if self.what.matches(ctx, other))

    def matches(self, ctx: Context, ref: Ref) -> bool:
        chosen, fitting = _chosen_targets(ctx, ref), self.fitting(ctx, ref)
        if self.single and len(fitting) > 1:
            return False
        return bool(fitting) and (not self.only or len(fitting) == len(chosen))


def _chosen_targets(ctx: Context, ref: Ref) -> tuple[Ref, ...]:
    item = ctx.obj(ref).stack if is_object(ref) else None
    return tuple(dict.fromkeys(other for _, refs in item.targets for other in refs)) if item is not None else ()


include("targeted_by", "any_subject", "player_or_subject")
label("relative", "a relative clause")
label("comparison", "a number like “2 or less”")
