"""Descriptions of objects (CR 109, 205).

As in "tapped nontoken artifact creature with power 2 or less you control".

A `Described` has words before its noun, the noun, and clauses behind it, each a small filter of its own; all must
match. The noun says in which zone the object is looked for (CR 109.2): a permanent unless "card" or "spell" says else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.compiler.templates import include, label, phrase
from engine.core.card_types import COMMAND_TYPES, card_type_of
from engine.core.identity import Ref, is_object
from engine.core.record import record, replace, wording
from engine.core.zones import ANYWHERE, BATTLEFIELD, COMMAND, STACK
from engine.meaning.families import Filter, ObjectFilter
from engine.meaning.node import READS_NOTHING, READS_TYPES, Node
from engine.meaning.speech import DESCRIBED, nouns_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context

SHOWN = "shown"  # the key of cards that lie face down and are revealed: words know their types all the same


@phrase("{type:card_type#}", into="type_word")
@record
class HasType(ObjectFilter):
    """An object with a card type (CR 205.2)."""

    type: str
    reads = READS_TYPES
    personal = False
    category = "type"

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return frozenset((self.type,))

    def fits(self, ctx: Context, ref: Ref) -> bool:
        types = ctx.chars(ref).types
        if not types and ref in ctx.bindings.get(SHOWN, ()):
            card = ctx.obj(ref).definition
            return card is not None and self.type in card.front.printed.types
        return self.type in types


@phrase("{subtype:subtype#}", into="type_word")
@record
class HasSubtype(ObjectFilter):
    """An object with a subtype (CR 205.3)."""

    subtype: str
    reads = READS_TYPES
    personal = False
    category = "type"

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return frozenset((self.subtype, card_type_of(self.subtype)))

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return self.subtype in ctx.chars(ref).subtypes


class Noun(Filter):
    """A noun that says of what kind an object is, and so where it is."""

    __slots__ = ()
    zone: str = BATTLEFIELD

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return frozenset((type(self).__name__.lower().removeprefix("permanent") or "permanent",))


@phrase("permanent(s)", into="plain_noun")
@record
class Permanent(Noun):
    """A permanent (CR 110)."""

    reads = READS_NOTHING  # the zone of an object never changes under its number (CR 400.7)
    personal = False
    zone = BATTLEFIELD

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and ctx.obj(ref).zone == BATTLEFIELD


@phrase("card(s)", into="plain_noun")
@record
class Card(Noun):
    """A card (CR 108), in whatever zone the words name; tokens and copies are none."""

    reads = READS_NOTHING
    personal = False
    zone = ANYWHERE

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and not ctx.obj(ref).token


@phrase("permanent card(s)", into="plain_noun")
@record
class PermanentCard(Noun):
    """A card that could be put onto the battlefield (CR 110.4a)."""

    reads = READS_TYPES
    zone = ANYWHERE

    def matches(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref) or ctx.obj(ref).token:
            return False
        types = ctx.chars(ref).types
        return bool(types) and "instant" not in types and "sorcery" not in types


@phrase("spell(s)", into="plain_noun")
@record
class Spell(Noun):
    """A spell on the stack (CR 112)."""

    reads = READS_NOTHING
    zone = STACK

    def matches(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref):
            return False
        found = ctx.obj(ref)
        return found.zone == STACK and (found.stack is None or found.stack.ability is None)


@phrase("permanent spell(s)", into="plain_noun")
@record
class PermanentSpell(Noun):
    """A spell that becomes a permanent (CR 112.2)."""

    reads = READS_TYPES
    zone = STACK

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return frozenset(("spell",))

    def matches(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref) or (ctx.obj(ref).zone == STACK and not Spell().matches(ctx, ref)):
            return False
        types = ctx.chars(ref).types
        return bool(types) and "instant" not in types and "sorcery" not in types


@phrase("token(s)", into="plain_noun")
@record
class Token(Noun):
    """A token on the battlefield (CR 111)."""

    reads = READS_NOTHING
    personal = False
    zone = BATTLEFIELD

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and ctx.obj(ref).token and ctx.obj(ref).zone == BATTLEFIELD


@phrase("source(s)", into="plain_noun")
@record
class Source(Noun):
    """A source of damage or of an ability (CR 109.7, 609.7): an object in whatever zone."""

    reads = READS_NOTHING
    zone = ANYWHERE

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref)


@phrase("{type:type_word#}", into="plain_noun")
@record
class TypeNoun(Noun):
    """A card type or subtype as a noun.

    It means a permanent of that type (CR 109.2), or a plane in the command zone.
    """

    type: Filter
    reads = READS_NOTHING
    personal = False

    @property
    def zone(self) -> str:  # type: ignore[override]
        """Where objects of the type are."""
        return COMMAND if isinstance(self.type, HasType) and self.type.type in COMMAND_TYPES else BATTLEFIELD

    def nouns(self) -> frozenset[str]:
        return nouns_of(self.type)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return self.type.matches(ctx, ref)


@phrase("{options:plain_noun*or2}", into="noun", word="or")
@phrase("{options:plain_noun*and2}", into="noun", word="and")
@phrase("{options:plain_noun*and/or2}", into="noun", word="and/or")
@phrase("{options:listed_noun*or2}", into="noun", word="or", when=lambda node: node.qualified)
@phrase("{options:listed_noun*and2}", into="noun", word="and", when=lambda node: node.qualified)
@phrase("{options:listed_noun*and/or2}", into="noun", word="and/or", when=lambda node: node.qualified)
@phrase("{options:adjective_word*or2}", into="adjective", word="or")
@phrase("{options:adjective_word*and2}", into="adjective", word="and")
@phrase("{options:adjective_word*and/or2}", into="adjective", word="and/or")
@record
class AnyOf(Filter):
    """One of several descriptions: "artifact or enchantment", "instants and sorceries", "white or blue"."""

    options: tuple[Filter, ...]
    word: str = wording(default="or")
    reads = READS_NOTHING
    personal = False

    def nouns(self) -> frozenset[str]:
        """The nouns for any of them; "permanent" fits too."""
        return frozenset().union(*(nouns_of(option) for option in self.options))

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return any(option.matches(ctx, ref) for option in self.options)

    @property
    def category(self) -> str:
        """What all options are about."""
        first = self.options[0].category
        return first if all(option.category == first for option in self.options) else ""

    @property
    def differing(self) -> bool:
        """Whether subtypes stand in it beside types: "Vehicle or artifact"."""
        return {HasSubtype, HasType} <= {type(option) for option in self.options}

    @property
    def qualified(self) -> bool:
        """Whether an option after the first has adjectives of its own.

        Then those before the first are its own too.
        """
        return any(isinstance(option, Described) for option in self.options)

    def well_formed(self) -> bool:
        """Whether English reads it so: "black artifact or creature" is black in both cases."""
        if self.word == "or a":
            return True  # each with an article of its own
        if not self.qualified:
            return bool(self.category) or self._is_not_or_is_subtype()
        if not any(isinstance(option, Described) for option in self.options[1:]) or self._shares_last_noun():
            return False
        return len({zone_of(option) for option in self.options}) == 1

    def _is_not_or_is_subtype(self) -> bool:
        """Whether subtypes stand behind types that it is not: "noncreature or Elf"."""
        categories = {option.category for option in self.options if not isinstance(option, HasSubtype)}
        return categories == {"not type"} and isinstance(self.options[-1], HasSubtype)

    def _shares_last_noun(self) -> bool:
        """Whether all are subtypes before one noun: in "Wolf or Werewolf creature" either is a creature's."""
        last = self.options[-1]
        plain = [option.noun if isinstance(option, Described) else option for option in self.options[:-1]]
        nouns = [noun.type if isinstance(noun, TypeNoun) else noun for noun in plain]
        adjectives = last.before if isinstance(last, Described) else ()
        return bool(adjectives) and all(isinstance(one, HasSubtype) for one in (*nouns, *adjectives))

    @property
    def zone(self) -> str:
        """The zone that all options are in."""
        zones = {zone_of(option): None for option in self.options}
        return next(iter(zones)) if len(zones) == 1 else ANYWHERE


@phrase("{before:adjective* #one} {noun:noun#} {after:clause* #}", into="filter")
@phrase("{noun:noun#} {after:clause* #}", into="filter")
@phrase("{before:adjective* #one} {noun:noun#}", into="filter")
@phrase("{noun:noun#}", into="filter")
@phrase("{before:adjective* #one} {noun:plain_noun#}", into="listed_noun")
@record
class Described(ObjectFilter):
    """A noun with what stands before and behind it; an object must fit all of it."""

    before: tuple[Filter, ...] = ()
    noun: Filter = field(default_factory=Permanent)
    after: tuple[Filter, ...] = ()
    reflexive: bool = field(default=False, metadata={"unspoken": True})  # "its" in it is whatever is described
    zone: str = field(default="", init=False, compare=False, repr=False)
    reads = READS_NOTHING
    personal = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "zone", _zone(self))

    def well_formed(self) -> bool:
        """Adjectives before a list whose later items have their own belong to the first item."""
        if (self.before and isinstance(self.noun, AnyOf) and self.noun.qualified) or self._says_noun_twice():
            return False
        if not self._lists_adjectives_clearly():
            return False
        if any(word.not_itself for word in self.before) and any(
            clause.wherever or clause.others_are_named for clause in self.after
        ):
            return False  # "all other cards revealed this way" are the rest of those, not all but the ability's object
        zone = zone_of(self.noun)
        if zone in (STACK, BATTLEFIELD) and any(zone_of(clause) not in (zone, ANYWHERE) for clause in self.after):
            return False  # a creature is a permanent, elsewhere it is a creature card (CR 109.2); spells likewise
        return belong_to_one(self.after)

    @property
    def unplaced(self) -> bool:
        """Whether it speaks of cards and does not say where (CR 109.2a); nor which, as "cards exiled this way" does."""
        said = any(clause.wherever for clause in self.after) or places_of(self)
        return self.zone == ANYWHERE and "card" in nouns_of(self.noun) and not said

    def _lists_adjectives_clearly(self) -> bool:
        """Whether words before and behind a list in which they differ are not to be taken for parts of it."""
        mixed = [place for place, word in enumerate(self.before) if word.differing]
        if mixed and mixed != [len(self.before) - 1]:
            return False  # "an Ape or basic land card" is an Ape card or a basic land card
        lists = [word for word in self.before if word.may_be_nouns]
        first = next((word for word in self.before if not word.not_itself), None)
        return not lists or (lists == [first] and not isinstance(self.noun, TypeNoun | AnyOf))

    def _says_noun_twice(self) -> bool:
        """Whether a list of adjectives has the noun in it: "enchanted creature or enchantment creature" is no such."""
        lists = (word.options for word in self.before if isinstance(word, AnyOf))
        return isinstance(self.noun, TypeNoun) and any(self.noun.type in options for options in lists)

    def finished(self) -> Described:
        """The description with its comparing clause told what to compare among.

        "With the greatest power" compares an object with all that the rest of the description describes.
        """
        for clause in self.after:
            rest = tuple(other for other in self.after if other is not clause)
            compared = clause.among_such(Described(self.before, self.noun, rest))
            if compared is not clause:
                after = tuple(compared if other is clause else other for other in self.after)
                return replace(self, after=after)
        return self

    def pieces(self) -> tuple[Filter, ...]:
        return (self.noun, *self.before, *self.after)

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return nouns_of(self.noun).union(*(nouns_of(part) for part in self.before))

    def fits(self, ctx: Context, ref: Ref) -> bool:
        if self.reflexive:
            ctx = ctx.naming({DESCRIBED: (ref,)})
        if self.zone != ANYWHERE and ctx.obj(ref).zone != self.zone:
            return False
        if not self.noun.matches(ctx, ref):
            return False
        for part in self.before:
            if not part.matches(ctx, ref):
                return False
        return not self.after or all(part.matches(ctx, ref) or self._spared(ctx, ref, part) for part in self.after)

    def _spared(self, ctx: Context, ref: Ref, clause: Filter) -> bool:
        """Whether a clause that only creatures can fit does not speak of the object: in "artifact, enchantment, or
        creature with flying" it speaks of the creature."""
        if not isinstance(self.noun, AnyOf) or not clause.of_creatures:
            return False
        others = (option for option in self.noun.options if frozenset() < nouns_of(option) <= _NO_CREATURES)
        return any(option.matches(ctx, ref) for option in others)


_NO_CREATURES = frozenset(("artifact", "battle", "enchantment", "instant", "land", "planeswalker", "sorcery"))


def zone_of(what: Filter) -> str:
    """The zone in which a description looks for objects; `ANYWHERE` if other words say."""
    return what.zone


def places_of(what: Filter) -> tuple[str, ...]:
    """The zones in which a description looks that names several of them: "from your hand or graveyard"."""
    if isinstance(what, AnyOf):  # "a card from your hand or a permanent you control"
        zones = tuple(dict.fromkeys(zone_of(option) for option in what.options))
        return zones if len(zones) > 1 and ANYWHERE not in zones else ()
    clauses = what.after if isinstance(what, Described) else ()
    return what.places or next((clause.places for clause in clauses if clause.places), ())


def _zone(what: Described) -> str:
    if any(clause.wherever for clause in what.after):
        return ANYWHERE
    for clause in (*what.after, *what.before):
        if zone_of(clause) != ANYWHERE:
            return zone_of(clause)
    return zone_of(what.noun)


def belong_to_one(clauses: Sequence[Filter]) -> bool:
    """Whether clauses in a row all speak of the same noun, none of a noun in the one before."""
    return not any(_belongs_to_noun_before(clause, following) for clause, following in pairwise(clauses))


def _belongs_to_noun_before(clause: Filter, following: Filter) -> bool:
    """Whether a clause belongs to the last noun of the one before: "a spell that targets a creature you control"."""
    last = last_noun(clause) if clause.ends_in_noun else None
    if last is None:
        return False
    return Described(last.before, last.noun, (*last.after, following)).well_formed()


def last_noun(node: object) -> Described | None:
    """The description with which the words of a node end."""
    if isinstance(node, Described):
        return (last_noun(node.after[-1]) if node.after else None) or node
    for name in _LAST_FIELDS:
        value = getattr(node, name, None)
        if isinstance(value, Node):
            found = last_noun(value)
            if found is not None:
                return found
    return None


_LAST_FIELDS = ("comparison", "amount", "second", "what", "object", "other", "player")


def described(what: Filter) -> Iterator[Filter]:
    """The parts of a description, one by one."""
    yield from what.pieces()


def qualifiers_of(what: Filter) -> tuple[Filter, ...]:
    """What stands before and behind the noun of a description."""
    return (*what.before, *what.after) if isinstance(what, Described) else ()


include("noun", "plain_noun")
include("listed_noun", "plain_noun")
include("adjective", "adjective_word")
include("adjective_word", "type_word")
label("filter", "a description")
label("noun", "a noun")
label("adjective", "an adjective")
label("clause", "a clause like “you control”")
