"""Objects as words name them: "this creature", "each creature you control", "enchanted creature"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Self

from engine.compiler.templates import include, label, lexicon, phrase
from engine.core.identity import NOBODY, ObjectId, Ref, is_object
from engine.core.keys import Purpose
from engine.core.record import record, replace, wording
from engine.core.zones import ANYWHERE, BATTLEFIELD, GRAVEYARD, HAND, LIBRARY, STACK
from engine.game.decisions.purposes import TO_CHOOSE
from engine.game.rules.linked import LINKED, exiled_by_linked_ability
from engine.game.state.influence import limited
from engine.meaning.abilities import Ability
from engine.meaning.families import Amount, Filter, Reference, Target
from engine.meaning.message import Printed
from engine.meaning.node import READS_BOARD, READS_NOTHING, READS_STATUS, Node, cached_by_wording, rebuild, walk
from engine.meaning.speech import ALL_OF, SOURCE, Antecedent, nouns_of
from engine.vocabulary.terms.amounts.plain_numbers import bounds_of, count_now
from engine.vocabulary.terms.grammar.listed_objects import listed
from engine.vocabulary.terms.objects.filters import Described, places_of, zone_of
from engine.vocabulary.terms.objects.related import Relation, Variety
from engine.vocabulary.terms.objects.said_places import said_place, with_place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game.rules.context import Context
    from engine.meaning.limits import Limits

CONTROLLER_OF, OWNER_OF = "controller of ", "owner of "  # before a key: the players who control or own what it names
SOURCE_OF = "source of "  # before a key: the sources of the abilities that it names
EACH = "each one"  # the key of the object that a continuous effect is just applied to
MOVED = "moved"  # the key of the moves that an effect made, or the event that triggered it: pairs of old and new
ATTACHED = "attached to"  # the key of what the ability's own object is attached to


def bound_refs(ctx: Context, key: str) -> tuple[Ref, ...]:
    """What a key given by the binder names now."""
    if key == SOURCE:
        return (_source_now(ctx),)
    if ALL_OF in key:
        return tuple(dict.fromkeys(ref for one in key.split(ALL_OF) for ref in bound_refs(ctx, one)))
    if key == ATTACHED and key not in ctx.bindings:
        return tuple(filter(is_object, (ctx.obj(ctx.source).attached_to,)))
    if key == LINKED:
        return ctx.bound(key) or exiled_by_linked_ability(ctx)
    if key.startswith((CONTROLLER_OF, OWNER_OF, SOURCE_OF)):
        return _related(ctx, key)
    if key not in ctx.bindings and EACH in ctx.bindings:
        return ctx.bound(EACH)
    return ctx.named(key)


def _related(ctx: Context, key: str) -> tuple[Ref, ...]:
    """The controllers, owners or sources of what a key names behind its prefix."""
    for prefix, whose in ((CONTROLLER_OF, ctx.controller_of), (OWNER_OF, ctx.owner_of)):
        if key.startswith(prefix):
            return tuple(dict.fromkeys(whose(ref) for ref in ctx.named(key.removeprefix(prefix))))
    return tuple(item.source for ref in ctx.named(key.removeprefix(SOURCE_OF)) if (item := ctx.obj(ref).stack))


def in_turn(ctx: Context, named: Reference, *words: Node) -> Iterator[tuple[tuple[Ref, ...], Context]]:
    """What is named, and a context for other words about it.

    Where they speak of each ("each creature … its power"), these come one after the other, otherwise all at once. Of
    several groups some may be empty: each is any of them.
    """
    refs = named.refs(ctx)
    keys = dict.fromkeys(one.key for one in (named, *named.together()) if one.key)
    if refs and len(refs) + len(keys) > 2 and any(node.key in keys for part in words for node in walk(part)):
        yield from (((ref,), ctx.naming(dict.fromkeys(keys, (ref,)))) for ref in refs)
    else:
        yield refs, ctx


def _source_now(ctx: Context) -> Ref:
    """The ability's own object, also where this very effect has moved it to, or what it had become (CR 400.7j)."""
    moves = dict(ctx.bindings.get("moved", ()))
    found = ctx.source
    while found not in ctx.game.objects:
        became = ctx.game.moved.get(found, NOBODY)
        if found not in moves and became not in moves:
            break
        found = moves.get(found, became)
    return found


lexicon("self_noun", {word: word for word in (
    "spell", "card", "creature", "artifact", "enchantment", "land", "permanent", "token", "planeswalker", "Aura",
    "Equipment", "Saga", "Vehicle", "Class", "Case", "ability", "Fortification", "Siege", "battle", "emblem", "Room",
    "Spacecraft", "dungeon", "conspiracy", "vanguard", "scheme", "plane", "phenomenon", "Mount", "Food", "Clue",
    "Treasure", "Blood", "Map", "Curse", "Background", "Shrine", "Cartouche",
)})  # fmt: skip


@phrase("~", into="object", noun="")
@phrase("~", into="such", noun="")
@phrase("this {noun:self_noun}", into="object")
@record
class This(Reference):
    """The object that the words stand on (CR 109.5, 201.5)."""

    noun: str = ""  # where the words need another noun than the object's own: "this spell", "this card"
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Itself, for "it"."""
        return (Antecedent(SOURCE, "object", itself=True, subject=True),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        if self.noun == "ability" and ctx.stack_id != NOBODY:
            return (ctx.stack_id,)
        now = _source_now(ctx)
        return (now if ctx.on_battlefield(now) else ctx.source,)


@record
class Giver(Reference):
    """The source of the ability that granted these words, which call it by name.

    It is what it became, where they moved it (CR 201.5a). No words read it: it takes the place of the name as the
    ability is granted.
    """

    oid: ObjectId
    reads = READS_STATUS

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        moves = dict(ctx.bindings.get("moved", ()))
        found = self.oid
        while found not in ctx.game.objects and found in moves:
            found = moves[found]
        if ctx.item is None and found not in ctx.game.objects:
            return ()  # only what resolves looks at what it was (CR 608.2h)
        return (found,)


@cached_by_wording(maxsize=4096)
def with_giver(ability: Ability, giver: ObjectId) -> Ability:
    """An ability as a certain object grants it to another.

    Its own name means it, and not what has the ability.
    """

    def named(node: Node) -> Node:
        if isinstance(node, Filter):
            return node.of_giver(giver)
        return Giver(giver) if isinstance(node, This) and not node.noun else node

    return rebuild(ability, named)


@phrase("each {what#one}", into="object", word="each")
@phrase("each {what#one}", into="each_group", word="each")
@phrase("all {what#many}", into="object", word="all")
@phrase("all the {what#many}", into="object", word="all", read_only=True)
@phrase("the {what#many}", into="among_group", word="the")
@phrase("{what#many}", into="affected", word="")
@phrase("{what#many}", into="bare_group", word="")
@record
class Every(Reference):
    """All objects of a description: "each creature you control", "all artifacts", "creatures you control"."""

    what: Filter
    word: str = "each"
    key: str = ""
    reads = READS_BOARD
    personal = False
    takes_all = True

    @property
    def description(self) -> Filter:
        return self.what

    @property
    def plural(self) -> bool:
        """Whether verbs are plural."""
        return self.word != "each"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """All of them; "each" means each of them in its turn."""
        return (Antecedent(self.key, "object", None if self.word == "each" else True, nouns_of(self.what)),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        found = tuple(matching(ctx, self.what))
        ctx.bind(self.key, found)
        return found


@phrase("{adjective:attached_word} {what:host_noun}", into="object")
@record
class AttachedTo(Reference):
    """What the Aura, Equipment or Fortification is attached to (CR 301.5, 303.4)."""

    adjective: str = wording()
    what: Filter
    reads = READS_STATUS
    always_named = True  # also where it stands in a condition: "as long as equipped creature is a Fox, it …"

    @property
    def description(self) -> Filter:
        return self.what

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What it is attached to, for "it" and "that creature"."""
        return (Antecedent(ATTACHED, "object", kinds=nouns_of(self.what)),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        host = ctx.obj(ctx.source).attached_to
        return (host,) if is_object(host) else ()


lexicon("attached_word", {word: word for word in ("enchanted", "equipped", "fortified")})


@phrase("each of {object:target}", into="object")
@record
class EachOf(Reference):
    """Targets, one by one: "each of up to two target creatures"."""

    object: Reference
    reads = READS_NOTHING

    @property
    def key(self) -> str:
        """The name of the targets."""
        return self.object.key

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.object.refs(ctx)


@phrase("{object:target} each", into="affected")
@record
class TargetsEach(Reference):
    """Several targets, each of which something happens to: "two target creatures each get +1/+1"."""

    object: Reference
    plural = True
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Several, that is."""
        return self.object.plural

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.object.refs(ctx)


@phrase("{first:object} and {second:object}", into="objects")
@record
class ObjectsTogether(Reference):
    """Two objects or groups: "this creature and each other creature"."""

    first: Reference
    second: Reference
    key: str = ""
    plural = True
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Single targets named in a row are "those creatures", whatever was done with each of them (CR 608.2c)."""
        parts = self.together()
        if not all(isinstance(part, Target) and part.person == "it" and not part.plural for part in parts):
            return ()
        return (Antecedent(self.key, "object", True, frozenset().union(*(part.nouns() for part in parts))),)

    def well_formed(self) -> bool:
        """Not "all creatures and Vehicles", which is one group of two nouns."""
        bare = isinstance(self.second, Every) and not self.second.word
        return not (bare and isinstance(self.first, Every) and self.first.word == "all")

    def finished(self) -> Self:
        """With a place that is said once for both. As in "target creature card and all other cards … from your
        graveyard"."""
        first = with_place(self.first, said_place(self.second))
        return self if first is self.first else replace(self, first=first)

    def together(self) -> tuple[Reference, ...]:
        return (*self.first.together(), *self.second.together())

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        found = tuple(dict.fromkeys((*self.first.refs(ctx), *self.second.refs(ctx))))
        ctx.bind(self.key, found)
        return found


@phrase("{first:object} and {second:bare_group}", into="affected")
@record
class ThatAndOthers(ObjectsTogether):
    """One object and a group: "this creature and other creatures you control"."""

    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether the first is no group itself, whose nouns the second would be among."""
        return not isinstance(self.first, Every)


@phrase("{first:object} and {second:object} each", into="affected")
@phrase("{first:object} and {second:bare_group} each", into="affected")
@record
class BothEach(ObjectsTogether):
    """Two objects, or one and a group, each of which something happens to.

    As in "this creature and enchanted creature each get +1/+1".
    """

    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether the first is no group whose nouns the second would be among."""
        return not (isinstance(self.first, Every) and isinstance(self.second, Every) and not self.second.word)


@phrase("{first:bare_group} and {second:bare_group}", into="affected")
@record
class GroupsTogether(ObjectsTogether):
    """Two groups in the plural: "Skeletons you control and other Zombies you control"."""

    def well_formed(self) -> bool:
        """Whether the first is no part of a list of nouns: a clause stands behind it."""
        what = self.first.description
        return isinstance(what, Described) and bool(what.after) and not what.after[-1].ends_in_noun


@phrase("{first:player} and {second:object}", into="reference")
@phrase("{first:object} and {second:player}", into="reference")
@phrase("{first:target_any} and {second:object}", into="reference")
@record
class PlayersAndObjects(Reference):
    """Players and objects together: "each creature and each player"."""

    first: Reference
    second: Reference
    plural = True
    reads = READS_NOTHING

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return tuple(dict.fromkeys((*self.first.refs(ctx), *self.second.refs(ctx))))


@phrase("{count:count} {what#count}", into="some")
@phrase("{count:count} {what#count}", into="such")
@phrase("{count:count} {what#count} {relation:relation}", into="some")
@phrase("{count:count} {what#count} {relation:relation} {after:clause}", into="some")
@phrase("{count:count} {what#count} {relation:variety}", into="some")
@phrase("a number of {what#many} equal to {count:quantity}", into="some", equal=True)
@record
class Some(Reference):
    """So many objects of a description, which a player chooses as the words are followed (CR 608.2d).

    Verbs use `choose`; as a reference it is what its own player would choose.
    """

    count: Amount
    what: Filter
    equal: bool = wording(default=False)
    relation: Relation | Variety | None = None
    after: Filter | None = None
    reads = READS_BOARD
    personal = False

    def well_formed(self) -> bool:
        """Several are needed for them to have something in common."""
        return self.relation is None or (self.plural and isinstance(self.what, Described))

    def finished(self) -> Some:
        """With what is said behind the others as a part of the description."""
        if self.after is None or not isinstance(self.what, Described):
            return self
        return replace(self, what=replace(self.what, after=(*self.what.after, self.after)), after=None)

    @property
    def description(self) -> Filter:
        return self.what

    @property
    def plural(self) -> bool:
        """Whether verbs are plural."""
        return self.count.plural

    def candidates(self, ctx: Context, zone: str = "", owners: tuple[int, ...] = ()) -> tuple[Ref, ...]:
        """Everything that fits, in a zone of some players if the description does not say where."""
        found = tuple(ref for ref in matching(ctx, self.what, zone, owners) if ref not in ctx.taken)
        limits = self.limits(ctx, found)
        return limits.choosable(bounds_of(self.count, ctx)[0]) if limits is not None else found

    def limits(self, ctx: Context, options: Sequence[Ref]) -> Limits | None:
        """What those chosen have to be together."""
        return self.relation.among(ctx, options) if self.relation else self.what.together(ctx, options)

    def choose(
        self,
        ctx: Context,
        seat: int,
        purpose: Purpose,
        candidates: tuple[Ref, ...] | None = None,
        good: bool | None = None,
    ) -> tuple[Ref, ...]:
        """What a player chooses of it; as many as possible if there are too few (CR 609.3)."""
        options = self.candidates(ctx) if candidates is None else candidates
        count = count_now(ctx, self)
        least, most = bounds_of(count, ctx)
        said = Printed("some", replace(self, count=count))
        together = self.limits(ctx, options)
        return ctx.choose_objects(seat, options, least, most, purpose=purpose, good=good, what=said, together=together)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.choose(ctx, ctx.controller, TO_CHOOSE)


def matching(ctx: Context, what: Filter, zone: str = "", owners: tuple[int, ...] = ()) -> Iterator[Ref]:
    """The objects that fit a description, in a fixed order; none out of range is seen (CR 801.11)."""
    found = _matching(ctx, what, zone, owners)
    return (ref for ref in found if ctx.reaches(ref)) if limited(ctx.game) else found


def _matching(ctx: Context, what: Filter, zone: str, owners: tuple[int, ...]) -> Iterator[Ref]:
    these = listed(ctx, what)
    if these is None:
        wanted = zone_of(what)  # with the zone the words say whose it is: an opponent may choose "in your graveyard"
        unsaid = wanted == ANYWHERE
        if unsaid and (several := places_of(what)):
            return (ref for place in several for ref in _in_zone(ctx, place, ()) if what.matches(ctx, ref))
        these = _in_zone(ctx, (zone or BATTLEFIELD) if unsaid else wanted, owners if unsaid else ())
    return (ref for ref in these if what.matches(ctx, ref))


def _in_zone(ctx: Context, zone: str, owners: tuple[int, ...]) -> Iterator[Ref]:
    """The objects in a zone: all of a shared one, those of some players in turn order of one that each has."""
    if zone == BATTLEFIELD:
        yield from ctx.game.permanents()
    elif zone in (STACK, "exile", "command"):
        yield from ctx.game.zone(zone)
    elif zone in (HAND, LIBRARY, GRAVEYARD, "outside"):
        for seat in owners or ctx.game.apnap():
            yield from ctx.game.zone(zone, seat)


include("reference", "object", "objects")
include("host_noun", "filter")
include("affected", "object", "objects", "player", "players")
label("object", "an object like “target creature”")
label("reference", "a player or an object")
label("some", "what is chosen")
label("affected", "what is affected")
