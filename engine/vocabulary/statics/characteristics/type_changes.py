"""Changes of types (CR 613.1d, 205.1): "is a Swamp", "becomes a 4/4 Elemental creature".

Also "in addition to its other types".
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, include, label, lexicon, phrase, production
from engine.core.card_types import (
    BASIC_LAND_TYPES,
    CARD_TYPES,
    CREATURE_TYPES,
    LAND_TYPES,
    SUPERTYPES,
)
from engine.core.colors import in_order
from engine.core.identity import Ref
from engine.core.record import record, replace, wording
from engine.game.rules.layers.ability_sets import with_more
from engine.meaning.abilities import Ability
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Amount, Modification, Reference
from engine.meaning.node import READS_NOTHING, Node
from engine.vocabulary.statics.abilities.abilities import all_as_granted
from engine.vocabulary.statics.characteristics.modify_power import Size, settled_size
from engine.vocabulary.statics.characteristics.type_lines import (
    gain_subtypes,
    keep_fitting_subtypes,
    set_subtypes,
    set_types,
    with_words,
)
from engine.vocabulary.terms.grammar.continuous import Affecting, BeginContinuous

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{head:kind_word#}", into="kind")
@phrase("{before:kind_word* #one} {head:kind_word#}", into="kind")
@phrase("{colors:color*and} {head:kind_word#}", into="kind")
@phrase("{colors:color*and} {before:kind_word* #one} {head:kind_word#}", into="kind")
@record
class Kind(Node):
    """Colours and types that something has or gets: "green and white Elemental artifact creature"."""

    head: str
    before: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether the words stand in the order of a type line (CR 205.1)."""
        ranks = [_rank(word) for word in self.words]
        return ranks == sorted(ranks) and ranks[-1] > 0

    @property
    def words(self) -> tuple[str, ...]:
        """All its types, in order."""
        return (*self.before, self.head)

    @property
    def supertypes(self) -> tuple[str, ...]:
        """Its supertypes."""
        return tuple(word for word in self.words if word in SUPERTYPES)

    @property
    def types(self) -> tuple[str, ...]:
        """Its card types."""
        return tuple(word for word in self.words if word in CARD_TYPES)

    @property
    def subtypes(self) -> tuple[str, ...]:
        """Its subtypes."""
        return tuple(word for word in self.words if _rank(word) == 1)


def _rank(word: str) -> int:
    return 0 if word in SUPERTYPES else 2 if word in CARD_TYPES else 1


include("kind_word", "supertype", "subtype", "card_type")
label("kind_lead", "a supertype")
label("kind", "a kind like “Elemental creature”")

# What is kept besides what the words say (CR 205.1b); the values are the words.
KEPT = {
    word: word
    for word in (
        "types", "creature types", "land types", "card types", "colors", "colors and types",
        "colors and creature types",
    )
}  # fmt: skip
lexicon("kept", KEPT)

COLORLESS = "colorless"
lexicon("kind_lead", {word: word for word in (*SUPERTYPES, COLORLESS)})

_ENDINGS = (
    "< with {abilities:granted*and}>< that ['s|are] still [a|] {still:card_type#}>"
    "< in addition to [their] other {besides:kept}><{others:others_said#}>"
)
_SIZED = "{size:size} {kind:kind#}< with {abilities:granted*and}> in addition to [their] other {besides:kept}"
_OTHERS = ("abilities", "card types", "card types and abilities", "abilities, card types, and creature types")
lexicon("lost_others", {words: words for words in _OTHERS})


@phrase(" and lose[s#] all other {what:lost_others}", into="others_said")
@phrase(", and (it|they#) lose[s#] all other {what:lost_others}", into="others_said", how=", and it")
@phrase(" and (it|they#) lose[s#] all other {what:lost_others}", into="others_said", how="and it")
@record
class OthersLost(Node):
    """What something loses besides what the words before give it: other abilities, other types."""

    what: str
    how: str = wording(default="")
    reads = READS_NOTHING


@phrase("[is a|are] <size? {size:size} >{kind:kind#}" + _ENDINGS, into="static_change", verb="is")
@phrase("[is a|are] {kind:kind#} with power and toughness each equal to {equal:quantity}", into="static_change",
        verb="is")  # fmt: skip
@phrase("[is a|are] {kind:kind#} in addition to [their] other {besides:kept} and [has|have] base power and base "
        "toughness each equal to {equal:quantity}", into="static_change", verb="is", base=True)  # fmt: skip
@phrase("[is a|are] {kind:kind#} with base power and base toughness each equal to {equal:quantity} in addition to "
        "[their] other {besides:kept}", into="static_change", verb="with", base=True)  # fmt: skip
@phrase("[is a|are] {lead:kind_lead} <size? {size:size} >{kind:kind#}" + _ENDINGS, into="static_change", verb="is")
@phrase("['s a|'re] <size? {size:size} >{kind:kind#}" + _ENDINGS, into="static_change", verb="'s")
@phrase("[is a|are] {kind:kind#} with base power and toughness {size:size}<abilities? and {abilities:granted*and}>"
        "< in addition to [their] other {besides:kept}>", into="static_change", base=True, verb="is")  # fmt: skip
@phrase("become[s] (a|#) <size? {size:size} >{kind:kind#}" + _ENDINGS, into="effect_change")
@phrase("become[s] (a|#) {lead:kind_lead} <size? {size:size} >{kind:kind#}" + _ENDINGS, into="effect_change")
@phrase("become[s] (a|#) {kind:kind#} with base power and toughness {size:size}<abilities? and {abilities:granted*and}>"
        "< in addition to [their] other {besides:kept}>", into="effect_change", base=True)  # fmt: skip
@phrase("become[s] (a|#) {kind:kind#} with power and toughness each equal to {equal:quantity}", into="effect_change")
@forms(
    phrase("become[s] (a|#) {size:size} {kind:kind#} with all creature types", into="effect_change", every=True),
    phrase("become[s] (a|#) {size:size} {kind:kind#} with {abilities:granted*and} and all creature types",
           into="effect_change", every=True),
    phrase("become[s] (a|#) {size:size} {kind:kind#} with {abilities:granted*and} and all creature types",
           into="lasting_change", every=True),
)  # fmt: skip
@phrase("become[s] (a|#) <size? {size:size} >{kind:kind#}" + _ENDINGS, into="lasting_change")
@phrase("become[s] (a|#) {lead:kind_lead} <size? {size:size} >{kind:kind#}" + _ENDINGS, into="lasting_change")
@phrase("[is a|are] {kind:kind#} in addition to [their] other {besides:kept}", into="lasting_change", verb="is")
@phrase("['s a|'re] {kind:kind#} in addition to [their] other {besides:kept}", into="lasting_change", verb="'s")
@phrase("[is a|are] " + _SIZED, into="lasting_change", verb="is")
@phrase("['s a|'re] " + _SIZED, into="lasting_change", verb="'s")
@phrase("['s a|'re] {kind:kind#} with {abilities:granted*and}{others:others_said#}", into="lasting_change", verb="'s")
@phrase("[is a|are] <size? {size:size} >{kind:kind#}" + _ENDINGS, into="effect_change", verb="is")
@phrase("['s a|'re] <size? {size:size} >{kind:kind#}" + _ENDINGS, into="effect_change", verb="'s")
@phrase("become[s] (a|#) {kind:kind#} named {named:card_name}", into="lasting_change")
@phrase("become[s] (a|#) {lead:kind_lead} {size:size} {kind:kind#} with {abilities:granted*and} named "
        "{named:card_name}", into="lasting_change")  # fmt: skip
@phrase("[is a|are] {kind:kind#} with base power and toughness {size:size} named {named:card_name}",
        into="static_change", base=True, verb="is")  # fmt: skip
@phrase("become[s] (a|#) {kind:kind#} with base power and toughness {size:size}<abilities? and {abilities:granted*and}>"
        "< in addition to [their] other {besides:kept}>", into="lasting_change", base=True)  # fmt: skip
@record
class Becomes(Modification):
    """New types, and with them perhaps colours, abilities and base power and toughness (CR 205.1, 613.1d)."""

    kind: Kind
    size: Size | None = None
    abilities: tuple[Ability, ...] = ()
    still: str = ""  # a card type that it still is: then it keeps all that it was
    besides: str = ""  # what is kept: a key of `KEPT`
    base: bool = False  # how power and toughness are worded
    named: str = ""  # the name that it has from then on (CR 612.8)
    listed: bool = False  # whether its abilities are listed behind its size, between commas
    sentence: bool = wording(default=False)  # whether a sentence of its own says what it still is
    verb: str = ""
    equal: Amount | None = None  # what its power and toughness each are
    lead: str = ""  # a supertype in front of its size, or "colorless"
    others: OthersLost | None = None
    every: bool = False  # with all creature types
    gives: tuple[Ability, ...] = field(default=(), init=False, compare=False, repr=False)  # as the rules need them
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether the kind of thing can be said in this way.

        A supertype stands apart from the kind only in front of a size. "It's an Aura" is not meant here: what
        enters as an Aura needs a host (CR 303.4f).
        """
        if self.verb == "'s" and "Aura" in self.kind.words:
            return False
        if self.lead == COLORLESS:
            return not self.kind.colors
        return not self.lead or self.size is not None

    @property
    def says_is(self) -> bool:
        return self.verb in ("is", "'s")

    def __post_init__(self) -> None:
        object.__setattr__(self, "gives", all_as_granted(self.abilities))

    @property
    def layers(self) -> tuple[str, ...]:
        """Where it applies: each part in its layer (CR 613.6)."""
        colors = ("5",) if self.kind.colors or self.lead == COLORLESS else ()
        abilities = ("6",) if self.abilities or self._loses("abilities") else ()
        name = ("3",) if self.named else ()
        return (*name, "4", *colors, *abilities, *(("7b",) if self.size is not None or self.equal is not None else ()))

    @property
    def takes(self) -> bool:
        """Whether it takes abilities away, as setting basic land types does (CR 305.7)."""
        basic = not self._adds and any(subtype in BASIC_LAND_TYPES for subtype in self.kind.subtypes)
        return basic or self._loses("abilities")

    def _loses(self, what: str) -> bool:
        """Whether the words say that other abilities or types are lost."""
        return self.others is not None and what in self.others.what

    @property
    def _adds(self) -> bool:
        return bool(self.still) or "types" in self.besides

    def settled(self, ctx: Context) -> Becomes:
        """With numbers, and with what a later sentence says it still is."""
        size = settled_size(self.size, ctx) if self.size is not None else None
        return replace(self, size=size, still=self.still or str(ctx.bindings.get(STILL, "")))

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        if layer == "3":
            characteristics.name, characteristics.extra_names = self.named, ()
        elif layer == "4":
            self._change_types(characteristics)
        elif layer == "5":
            before = characteristics.colors if "colors" in self.besides else ()
            characteristics.colors = in_order((*before, *self.kind.colors))
        elif layer == "6":
            before_that = characteristics.abilities
            before_that = before_that.filtered(lambda ability: False) if self._loses("abilities") else before_that
            characteristics.abilities = with_more(before_that, self.gives)
        elif self.size is not None:
            characteristics.power = self.size[0].value(ctx)
            characteristics.toughness = self.size[1].value(ctx)
        elif self.equal is not None:
            characteristics.power = characteristics.toughness = self.equal.value(ctx)

    def _change_types(self, characteristics: Characteristics) -> None:
        kind = self.kind
        lead = (self.lead,) if self.lead not in ("", COLORLESS) else ()
        characteristics.supertypes = with_words(characteristics.supertypes, (*lead, *kind.supertypes))
        # "Artifact creature" lets an object keep its other types (CR 205.1b).
        keeps_types = self._adds or not kind.types or kind.types == ("artifact", "creature")
        keeps_types = keeps_types and not self._loses("card types")
        if keeps_types:
            characteristics.types = with_words(characteristics.types, kind.types)
        else:
            set_types(characteristics, kind.types)
        if self._loses("creature types"):
            kept = tuple(word for word in characteristics.subtypes if word not in CREATURE_TYPES)
            characteristics.subtypes = kept
        if self._adds:
            gain_subtypes(characteristics, kind.subtypes)
        elif kind.subtypes:
            set_subtypes(characteristics, kind.subtypes)
        if self.every:
            gain_subtypes(characteristics, CREATURE_TYPES)


STILL = "still a"  # the key of the card type that a later sentence says something still is


# --- "with base power and toughness 8/8, flying, and first strike" ----------------------------------------------------


def _listed(kind: Kind, size: Size, first: Ability, second: Ability) -> Becomes:
    return Becomes(kind, size, (first, second), base=True, listed=True)


def _read_listed(node: Becomes) -> dict[str, object] | None:
    if not node.listed or len(node.abilities) != 2:
        return None
    return {"kind": node.kind, "size": node.size, "first": node.abilities[0], "second": node.abilities[1]}


for _into in ("effect_change", "lasting_change"):
    production(
        _into, "become[s] (a|#kind) {kind} with base power and toughness {size}, {first}, and {second}", Becomes,
        _listed, _read_listed, kind="kind", size="size", first="granted", second="granted",
    )  # fmt: skip


# --- "It's still a land." --------------------------------------------------------------------------------------------


def _still(affected: Reference, becomes: Modification, type: str) -> Affecting | None:
    if not isinstance(becomes, Becomes) or becomes.still or becomes.besides:
        return None
    return Affecting(affected, (replace(becomes, still=type, sentence=True),))


def _read_still(node: Affecting, plural: bool) -> dict[str, object] | None:
    (becomes,) = node.changes if len(node.changes) == 1 else (None,)
    if not isinstance(becomes, Becomes) or not becomes.sentence:
        return None
    if node.affected.plural != plural:
        return None
    return {"affected": node.affected, "becomes": replace(becomes, still="", sentence=False), "type": becomes.still}


production(
    "static", "{affected} {becomes#affected}. ^it's still a {type}", Affecting, _still,
    lambda node: _read_still(node, False), affected="affected", becomes="static_change", type="card_type",
)  # fmt: skip
production(
    "static", "{affected} {becomes#affected}. ^they're still {type#many}", Affecting, _still,
    lambda node: _read_still(node, True), affected="affected", becomes="static_change", type="card_type",
)  # fmt: skip


def _it_is(affected: Reference, kind: Kind) -> BeginContinuous:
    return BeginContinuous(affected, (Becomes(kind, verb="'s"),), None)


def _read_it_is(node: BeginContinuous) -> dict[str, object] | None:
    (becomes,) = node.changes if len(node.changes) == 1 else (None,)
    if not isinstance(becomes, Becomes) or node != _it_is(node.affected, becomes.kind):
        return None
    return {"affected": node.affected, "kind": becomes.kind}


production(
    "sentence_start", "{affected}'s a {kind#one}", BeginContinuous, _it_is, _read_it_is, affected="pronoun", kind="kind"
)  # fmt: skip

# --- less often -----------------------------------------------------------------------------------------------------


@forms(
    phrase("[isn't|aren't] {supertype:supertype}", into="static_change", word="isn't"),
    phrase("[isn't|aren't] {supertype:supertype}", into="effect_change", word="isn't"),
)
@forms(
    phrase("[is|are] no longer {supertype:supertype}", into="static_change"),
    phrase("[is|are] no longer {supertype:supertype}", into="lasting_change"),
)
@record
class HasSupertypeNoMore(Modification):
    """One supertype less (CR 205.4b)."""

    supertype: str
    word: str = wording(default="no longer")
    reads = READS_NOTHING
    layers = ("4",)
    takes = False
    gives = ()

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        kept = tuple(word for word in characteristics.supertypes if word != self.supertype)
        characteristics.supertypes = kept


@phrase("[is|are] {supertype:supertype}", into="static_change")
@forms(
    phrase("become[s] {supertype:supertype}", into="effect_change"),
    phrase("become[s] {supertype:supertype}", into="lasting_change"),
)
@record
class HasSupertypeToo(Modification):
    """One more supertype (CR 205.4b)."""

    supertype: str
    reads = READS_NOTHING
    layers = ("4",)
    takes = False
    gives = ()

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        characteristics.supertypes = with_words(characteristics.supertypes, (self.supertype,))


@phrase("[isn't a|aren't] {type:card_type#}", into="static_change")
@phrase("[isn't a|aren't] {type:card_type#}", into="effect_change")
@record
class LosesType(Modification):
    """A card type that an object does not have (CR 205.1a)."""

    type: str
    reads = READS_NOTHING
    layers = ("4",)
    takes = False
    gives = ()

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        characteristics.types = tuple(word for word in characteristics.types if word != self.type)
        keep_fitting_subtypes(characteristics)


NONBASIC_LAND_TYPES = tuple(word for word in LAND_TYPES if word not in BASIC_LAND_TYPES)


@forms(
    phrase("[is|are] every nonbasic land type", into="static_change", types=NONBASIC_LAND_TYPES),
    phrase("[is|are] every land type in addition to [their] other types", into="static_change", types=LAND_TYPES),
)  # fmt: skip
@record
class IsEveryLandType(Modification):
    """All land types, or all nonbasic ones, with the mana abilities that they bring (CR 205.3i, 305.6)."""

    types: tuple[str, ...]
    reads = READS_NOTHING
    defines = True
    layers = ("4",)
    takes = False
    gives = ()

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        gain_subtypes(characteristics, self.types)


@forms(
    phrase("[is|are] every creature type", into="static_change"),
    phrase("[is|are] all creature types", into="static_change", read_only=True),
)  # fmt: skip
@forms(
    phrase("gain[s] all creature types", into="effect_change"),
    phrase("gain[s] all creature types", into="lasting_change"),
)
@record
class IsEveryCreatureType(Modification):
    """All creature types (CR 205.3m, 702.73a)."""

    reads = READS_NOTHING
    defines = True
    layers = ("4",)
    takes = False
    gives = ()

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        gain_subtypes(characteristics, CREATURE_TYPES)
