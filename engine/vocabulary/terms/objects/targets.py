"""Targets (CR 115): "target creature", "up to two other target creatures", "any target"."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, include, label, phrase
from engine.core.identity import Ref, is_object, is_player
from engine.core.record import record, replace, wording
from engine.core.zones import ANYWHERE, STACK
from engine.meaning.families import Amount, Filter, Target
from engine.meaning.node import READS_BOARD, READS_NOTHING, walk
from engine.meaning.speech import PERMANENT_OR_PLAYER, Antecedent, nouns_of
from engine.vocabulary.terms.amounts.plain_numbers import ONE, bounds_of
from engine.vocabulary.terms.casting.cast_clauses import FromSource
from engine.vocabulary.terms.objects.clauses import ControlledBy
from engine.vocabulary.terms.objects.filters import AnyOf, Described, TypeNoun, described, zone_of
from engine.vocabulary.terms.objects.objects import CONTROLLER_OF, OWNER_OF, SOURCE_OF, matching
from engine.vocabulary.terms.objects.related import Relation
from engine.vocabulary.terms.objects.stat_clauses import WithLesserStat
from engine.vocabulary.terms.players.players import PLAYERS_ALONE, PlayerFilter, PlayerNoun, PlayerReference, Players
from engine.vocabulary.terms.zones.zones import InZone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game.rules.context import Context
    from engine.meaning.limits import Limits


@phrase("target {what}", into="target", count=ONE)
@phrase("a other target {what}", into="target", count=ONE, other=True)
@phrase("a {ordinal:ordinal} target {what}", into="target", count=ONE, other=True)
@phrase("target {what} of {chooser:choosing_player}", into="target", count=ONE, theirs=True)
@phrase("target {what} of {chooser:choosing_player} {after:clause}", into="target", count=ONE, theirs=True)
@phrase("{count:target_count} target {what#count}", into="target")
@phrase("{count:target_count} target {what#count} {relation:relation}", into="target")
@phrase("{count:target_count} target {what#count} {relation:relation} {after:clause}", into="target")
@phrase("{count:target_count} other target {what#count}", into="target", other=True)
@phrase("{count:target_count} other target {what#count} {relation:relation}", into="target", other=True)
@phrase("target {what:filter_across_zones}", into="target", count=ONE)
@phrase("{count:target_count} target {what:filter_across_zones#count}", into="target")
@phrase("{count:target_count} other target {what:filter_across_zones#count}", into="target", other=True)
@phrase("target {what#} chosen at random", into="target", count=ONE, at_random=True)
@phrase("target {what:player_filter} chosen at random", into="target_player", count=ONE, at_random=True)
@phrase("target {what:player_filter}", into="target_player", count=ONE)
@phrase("a other target {what:player_filter}", into="target_player", count=ONE, other=True)
@phrase("{count:target_count} target {what:player_filter#count}", into="target_player")
@phrase("target {what:mixed_filter}", into="target_any", count=ONE)
@phrase("{count:target_count} target {what:mixed_filter#count}", into="target_any")
@record
class Targets(Target):
    """Targets chosen as the spell or ability is put on the stack (CR 601.2c)."""

    what: Filter
    count: Amount = ONE
    other: bool = False  # not the source itself, and not what another "target" of these words took (115.3)
    ordinal: str = ""  # "a third target creature": another one, after two
    key: str = ""
    chooser: PlayerReference | None = field(default=None, metadata={"unspoken": True})  # whom the words let choose
    theirs: bool = False  # "of an opponent's choice": the words beside it say who chooses
    after: Filter | None = None  # "… of an opponent's choice they control"
    at_random: bool = False
    of_mode: bool = field(default=False, metadata={"unspoken": True})  # "each mode must target a different player"
    relation: Relation | None = None  # "two target creatures that share a color"
    reads = READS_BOARD
    one_by_one = PlayerReference.one_by_one
    seat = PlayerReference.seat

    def well_formed(self) -> bool:
        """Nothing that is to be chosen only as the words are followed; several, to have something in common."""
        if self.relation is not None and not self.count.plural:
            return False
        adds = self.after is not None or (self.relation is not None and self.relation.of_opponent)
        if adds and not isinstance(self.what, Described):
            return False
        return not any(isinstance(node, Filter) and node.asks for node in walk(self.what))

    @property
    def apart(self) -> bool:
        return self.other or self.of_mode

    @property
    def description(self) -> Filter:
        more = [] if self.after is None else [self.after]
        if self.relation is not None and self.relation.of_opponent:
            more.append(ControlledBy(Players(PlayerNoun("opponent"), "a")))
        if not more or not isinstance(self.what, Described):
            return self.what
        return replace(self.what, after=(*self.what.after, *more))

    @property
    def plural(self) -> bool:
        """Whether verbs are plural."""
        return self.count.plural

    @property
    def person(self) -> str:
        """Which pronouns stand for it."""
        return self.what.person

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was targeted, for the words that follow."""
        if self.person == "they":
            return (Antecedent(self.key, "player", self.plural), Antecedent(self.key, PLAYERS_ALONE, self.plural))
        found = Antecedent(self.key, "object", self.plural, nouns_of(self.what), mine=_whose(self.what))
        if isinstance(self.what, PlayerOrObject):
            either = Antecedent(self.key, PERMANENT_OR_PLAYER, self.plural)
            return (found, Antecedent(self.key, "player", self.plural), either)
        of_one_player = self.relation is not None and self.relation.of_one_player
        if of_one_player or any(_names_controller(part) for part in described(self.what)):
            return (found, Antecedent(CONTROLLER_OF + self.key, "player", self.plural))  # "an opponent controls"
        if any(names_owner(part) for part in described(self.what)):
            return (found, Antecedent(OWNER_OF + self.key, "player", self.plural))  # "in an opponent's graveyard"
        kinds = [nouns_of(part.kind) for part in described(self.what) if isinstance(part, FromSource)]
        if kinds:
            return (found, Antecedent(SOURCE_OF + self.key, "object", False, kinds[0]))  # "… destroy that artifact"
        return (found,)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return ctx.bound(self.key)

    @property
    def of_opponent(self) -> bool:
        noun = self.what.noun if isinstance(self.what, PlayerFilter) else self.what
        return self.count == ONE and noun == PlayerNoun("opponent")

    def seats(self, ctx: Context) -> tuple[int, ...]:
        """The players among them, who are still in the game."""
        return tuple(ref for ref in ctx.bound(self.key) if is_player(ref) and ctx.exists(ref))

    def acting_players(self, ctx: Context) -> tuple[int, ...]:
        """The players among them: whoever is a target does what the words say."""
        return self.seats(ctx)

    def bounds(self, ctx: Context) -> tuple[int, int]:
        return bounds_of(self.count, ctx)

    def legal(self, ctx: Context, ref: Ref) -> bool:
        ctx = self._as_chosen(ctx)
        if self.other and not self.ordinal and ref in self._others(ctx):
            return False
        chosen = ctx.bound(self.key) if self.relation is not None else ()
        if self.relation is not None and ref in chosen and not self.relation.among(ctx, chosen).fits(chosen):
            return False  # they have it no longer (CR 608.2b)
        return self.description.matches(ctx, ref)

    def limits(self, ctx: Context, options: Sequence[Ref]) -> Limits | None:
        """What those chosen have to be together."""
        relation = self._relation
        return relation.among(ctx, options) if relation else self.description.together(ctx, options)

    @property
    def _relation(self) -> Relation | None:
        """What those chosen have in common: "two target creatures an opponent controls" are of one opponent."""
        of_one = self.relation is None and self.count != ONE and any(map(_of_one_player, described(self.what)))
        return Relation("controller") if of_one else self.relation

    @property
    def worded(self) -> Target:
        return replace(self, what=self.what.descriptions[0]) if isinstance(self.what, FitsAll) else self

    def narrowed(self, others: tuple[Target, ...]) -> Targets:
        further = (other.description for other in others)
        descriptions = (self.what, *(one for one in further if one is not None))
        return replace(self, what=FitsAll(descriptions)) if others else self

    def _others(self, ctx: Context) -> tuple[Ref, ...]:
        """What "another" is other than: what its number is compared with, else the ability's own object."""
        key = next((part.key for part in described(self.what) if isinstance(part, WithLesserStat) and part.key), "")
        compared = [ref for ref in ctx.bound(key) if is_object(ref)]
        return (*compared, *map(ctx.game.became, compared)) if compared else (ctx.source,)

    def candidates(self, ctx: Context) -> tuple[Ref, ...]:
        ctx = self._as_chosen(ctx)
        found = tuple(ref for ref in possible(ctx, self.description) if self.legal(ctx, ref))
        limits = self.limits(ctx, found)
        return limits.choosable(self.bounds(ctx)[0]) if limits is not None else found

    def _as_chosen(self, ctx: Context) -> Context:
        """The context in which it is known who chooses: "an opponent chooses target creature they control"."""
        if self.chooser is None or not self.chooser.key or self.chooser.key in ctx.bindings:
            return ctx
        inner = ctx.within()
        inner.bind(self.chooser.key, self.chooser.refs(inner))
        return inner


def _names_controller(part: Filter) -> bool:
    """Whether it names a player who controls it, one whom no words before name: "a creature an opponent controls"."""
    return isinstance(part, ControlledBy) and part.player.person == "they" and part.player.wanted() is None


def _of_one_player(part: Filter) -> bool:
    """Whether it says that one player controls what it describes: "an opponent controls", not "your opponents"."""
    return isinstance(part, ControlledBy) and isinstance(part.player, Players) and not part.player.plural


def names_owner(part: Filter) -> bool:
    """Whether it names a player in whose zone it is, one whom no words before name."""
    owner = part.place.owner if isinstance(part, InZone) else None
    named = owner is not None and owner.person == "they" and owner.wanted() is None
    return named and not isinstance(owner, Target)  # a target player is named as such


def _whose(what: Filter) -> bool | None:
    """Whether words say that you control what they describe, or that you don't; None where they don't say."""
    said = [part for part in described(what) if isinstance(part, ControlledBy)]
    return (said[0].player.person == "you") != said[0].negative if said else None


def possible(ctx: Context, what: Filter) -> tuple[Ref, ...]:
    """Where to look for targets of a description."""
    if isinstance(what, FitsAll):
        return possible(ctx, what.descriptions[0])
    if isinstance(what, (AnyOf, PlayerOrObject, AcrossZones)):
        return tuple(dict.fromkeys(ref for option in what.options for ref in possible(ctx, option)))
    if isinstance(what, Described) and isinstance(what.noun, AnyOf) and zone_of(what) == ANYWHERE:
        each = (replace(what, noun=option) for option in what.noun.options)  # "target spell or creature"
        return tuple(dict.fromkeys(ref for one in each for ref in possible(ctx, one)))
    if isinstance(what, Described) or zone_of(what) != ANYWHERE:
        zone = zone_of(what)
        if zone == STACK:
            return ctx.game.stack
        return tuple(matching(ctx, what))
    return ctx.game.apnap()


@record
class FitsAll(Filter):
    """What fits several descriptions at once: those of all of an Aura's enchant abilities (CR 702.5c)."""

    descriptions: tuple[Filter, ...]
    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return all(description.matches(ctx, ref) for description in self.descriptions)


@phrase("{options:mixed_option*or2}", into="mixed_filter")
@record
class PlayerOrObject(Filter):
    """A player or an object: "opponent or planeswalker", "creature or player"."""

    options: tuple[Filter, ...]
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Players and objects both."""
        people = [option.person == "they" for option in self.options]
        return any(people) and not all(people)

    def nouns(self) -> frozenset[str]:
        """The nouns for the objects among them."""
        return frozenset().union(*(nouns_of(option) for option in self.options))

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return any(option.matches(ctx, ref) for option in self.options)


@phrase("{options:filter*or2#}", into="filter_across_zones", word="or")
@phrase("{options:filter*and/or2#}", into="filter_across_zones", word="and/or")
@record
class AcrossZones(Filter):
    """Objects in different zones: "creature from the battlefield or creature card from a graveyard"."""

    options: tuple[Filter, ...]
    word: str = wording(default="or")
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Each in a zone of its own, and not one description of two nouns: "spell or permanent you control"."""
        zones = [zone_of(option) for option in self.options]
        first, *rest = (option for option in self.options if isinstance(option, Described))
        if ANYWHERE in zones or len(set(zones)) < len(zones) or len(rest) + 1 < len(zones):
            return False
        if first.after:
            return True
        said = any(zone_of(word) != ANYWHERE for option in rest for word in option.after)
        return not isinstance(first.noun, TypeNoun) and (said or any(option.before for option in rest))

    def nouns(self) -> frozenset[str]:
        """The nouns for any of them."""
        return frozenset().union(*(nouns_of(option) for option in self.options))

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return any(option.matches(ctx, ref) for option in self.options)


@phrase("any target", into="target_any")
@phrase("any target of {chooser:choosing_player}", into="target_any", theirs=True)
@phrase("any target chosen at random", into="target_any", at_random=True)
@phrase("any other target", into="target_any", other=True)
@phrase("any target that isn't a {but:filter#one}", into="target_any")
@phrase("a {ordinal:ordinal} any target", into="target_any", other=True)
@forms(
    phrase("a other target", into="target_any", other=True, short=True),
    phrase("a {ordinal:ordinal} target", into="target_any", other=True, short=True),
    phrase("{count:target_count} other target(s)", into="target_any", other=True),
)  # fmt: skip
@phrase("{count:target_count} target(s)", into="target_any")
@record
class AnyTarget(Target):
    """A creature, player, planeswalker or battle (CR 115.4)."""

    count: Amount = ONE
    other: bool = False
    ordinal: str = ""
    key: str = ""
    chooser: PlayerReference | None = field(default=None, metadata={"unspoken": True})
    theirs: bool = False
    at_random: bool = False
    short: bool = wording(default=False)  # "another target", for "another any target"
    but: Filter | None = None  # what it can't be
    reads = READS_BOARD

    @property
    def plural(self) -> bool:
        """Whether verbs are plural."""
        return self.count.plural

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was targeted: a player or a permanent."""
        kinds = frozenset(("creature", "planeswalker", "battle"))
        player = Antecedent(self.key, "player", self.plural)
        either = Antecedent(self.key, PERMANENT_OR_PLAYER, self.plural)
        return (Antecedent(self.key, "object", self.plural, kinds, or_player=True), player, either)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return ctx.bound(self.key)

    def bounds(self, ctx: Context) -> tuple[int, int]:
        return bounds_of(self.count, ctx)

    def legal(self, ctx: Context, ref: Ref) -> bool:
        if self.other and ref == ctx.source:
            return False
        if is_player(ref):
            return ctx.exists(ref)
        if self.but is not None and self.but.matches(ctx, ref):
            return False
        types = ctx.chars(ref).types
        return ctx.on_battlefield(ref) and any(kind in types for kind in ("creature", "planeswalker", "battle"))

    def candidates(self, ctx: Context) -> tuple[Ref, ...]:
        return tuple(ref for ref in (*ctx.game.apnap(), *ctx.game.permanents()) if self.legal(ctx, ref))


include("mixed_option", "filter", "player_filter")
include("target_count", "counted", "words")
include("object", "target")
include("player", "target_player")
include("reference", "target_any")
label("target", "a target")
label("target_player", "a target player")
label("target_any", "a target")
