"""Conditions about how things stand: "you control a Swamp", "it's your turn", "it's a land card"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, include, label, lexicon, phrase, production
from engine.core.identity import Ref, Seat, is_object
from engine.core.keys import Mark
from engine.core.record import record, replace, wording
from engine.core.zones import ANYWHERE, BATTLEFIELD, HAND, STACK, ZONES
from engine.game.rules.linked import LINKED
from engine.meaning.families import Condition, Filter, Reference
from engine.meaning.limits import Related
from engine.meaning.node import READS_BOARD, READS_CONTROL, READS_NOTHING, READS_PLAYERS, READS_POWER
from engine.meaning.speech import DIFFERENCE, IS_PAST, Antecedent, nouns_of
from engine.vocabulary.terms.casting.as_a_spell import with_any_face
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.clauses import Named, stat_of
from engine.vocabulary.terms.objects.filters import AnyOf, Described, Spell, qualifiers_of, zone_of
from engine.vocabulary.terms.objects.listed_adjectives import as_said_of_one
from engine.vocabulary.terms.objects.objects import This, matching
from engine.vocabulary.terms.players.players import PlayerFilter, PlayerNoun, PlayerReference, Players
from engine.vocabulary.terms.zones.graveyard_order import BelowSuch
from engine.vocabulary.terms.zones.zones import InEitherZone, InZone

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{first:condition_part} and {second:condition_part}", into="condition", word="and")
@phrase("{first:condition_part} or {second:condition_part}", into="condition", word="or")
@phrase("{first:condition_part} or if {second:condition_part}", into="condition", word="or if")
@phrase("{first:condition_part} and if {second:condition_part}", into="condition", word="and if")
@record
class Both(Condition):
    """Two conditions together, or one of two."""

    first: Condition
    second: Condition
    word: str
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        if self.word.startswith("and"):
            return self.first.holds(ctx) and self.second.holds(ctx)
        return self.first.holds(ctx) or self.second.holds(ctx)

    def own_zones(self) -> tuple[str, ...]:
        """The zones of which it says that its ability's object is there."""
        if not self.word.startswith("and"):
            return ()
        return tuple(zone for part in (self.first, self.second) for zone in own_zones(part))


def own_zones(condition: Condition | None) -> tuple[str, ...]:
    """The zones in which an ability's object has to be for a condition to be true (CR 113.6b).

    None if it may be anywhere.
    """
    return condition.own_zones() if condition is not None else ()


# --- what players control and have ----------------------------------------------------------------------------------


@phrase("{player} control[s] {number:quota} {what#number}", into="condition_part")
@phrase("{player} control[s] a {what#one}", into="condition_part", number=None)
@phrase("{player} control[s] {what:one_of_such}", into="condition_part", number=None)
@phrase("{player} control[s] a {what#one} and a {and_what#one}", into="condition_part", number=None)
@phrase("{player} [doesn't|don't] control a {what#one}", into="condition_part", number=None, negative=True)
@phrase(
    "no opponent controls a {what#one}",
    into="condition_part",
    number=None,
    player=Players(PlayerNoun("opponent"), "no"),
)
@record
class Controls(Condition):
    """A player controls so many permanents of a description."""

    player: PlayerReference
    number: Comparison | None
    what: Filter
    negative: bool = False
    and_what: Filter | None = None
    both: bool = wording(default=False)  # "artifacts named … and …"
    reads = READS_BOARD | READS_CONTROL
    personal = False

    def holds(self, ctx: Context) -> bool:
        holding = any(self._holds(ctx, seat) for seat in self.player.seats(ctx))
        return not holding if isinstance(self.player, Players) and self.player.word == "no" else holding

    def _holds(self, ctx: Context, seat: int) -> bool:
        count = controlled(ctx, self.what, seat)
        if self.and_what is not None and not controlled(ctx, self.and_what, seat):
            return False
        if self.number is not None:
            return self.number.holds(ctx, count)
        return (count == 0) if self.negative else count > 0


def _controls_both(player: PlayerReference, kind: Filter, first: str, second: str) -> Controls:
    named = (Described((), kind, (Named(name),)) for name in (first, second))
    return Controls(player, None, next(named), and_what=next(named), both=True)


def _read_both(node: Controls) -> dict[str, Any] | None:
    if not node.both or not isinstance(node.what, Described) or not isinstance(node.and_what, Described):
        return None
    names = [part.name for part in (*node.what.after, *node.and_what.after) if isinstance(part, Named)]
    return {"player": node.player, "kind": node.what.noun, "first": names[0], "second": names[1]}


production(
    "condition_part", "{player} control[s] {kind:noun#many} named {first:card_name} and {second:card_name}", Controls,
    _controls_both, _read_both, player="player",
)  # fmt: skip


def controlled(ctx: Context, what: Filter, seat: int) -> int:
    """How many objects of a description a player controls."""
    return sum(1 for ref in matching(ctx, what) if ctx.controller_of(ref) == seat)


@phrase("{player} control[s] {object}", into="condition_part")
@phrase("{player} controlled {object}", into="condition_part", past=True)
@record
class ControlsThat(Condition):
    """A player controls a certain object, or did when it last existed."""

    player: PlayerReference
    object: Reference
    past: bool = False
    reads = READS_BOARD | READS_CONTROL

    def holds(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx)
        seats = self.player.seats(ctx)
        return bool(refs) and all(
            ctx.controller_of(ref) in seats and (self.past or ctx.on_battlefield(ref)) for ref in refs
        )


def others_than(ctx: Context, other: PlayerReference, seat: Seat) -> tuple[Seat, ...]:
    """The players with whom one is compared: "each other player" is other than that one."""
    if not isinstance(other, Players) or not isinstance(other.what, PlayerFilter) or not other.what.other:
        return other.seats(ctx)
    everybody = replace(other, what=replace(other.what, other=False, key=""))
    return tuple(found for found in everybody.seats(ctx) if found != seat)


@forms(
    phrase("{player} control[s] more {what#many} than {other:player}", into="condition_part"),
    phrase("{player} control[s] fewer {what#many} than {other:player}", into="condition_part", fewer=True),
)  # fmt: skip
@phrase("{player} control[s] at least {least:cardinal_number} more {what#many} than {other:player}",
        into="condition_part", when=lambda node: node.least > 1)  # fmt: skip
@record
class ControlsMore(Condition):
    """A player controls more of a kind than another."""

    player: PlayerReference
    what: Filter
    other: PlayerReference
    fewer: bool = False
    least: int = 1  # how many more
    key: str = ""
    reads = READS_BOARD | READS_CONTROL
    always_named = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """By how much, of two players."""
        several = any(isinstance(who, Players) or who.several for who in (self.player, self.other))
        return () if several else (Antecedent(self.key, DIFFERENCE),)

    def holds(self, ctx: Context) -> bool:
        counts = [controlled(ctx, self.what, seat) for who in (self.player, self.other) for seat in who.seats(ctx)]
        if len(counts) == 2:  # one player and one other
            ctx.bind(self.key, abs(counts[0] - counts[1]))
        return any(self._is_so(ctx, seat) for seat in self.player.seats(ctx))

    def _is_so(self, ctx: Context, seat: Seat) -> bool:
        number = controlled(ctx, self.what, seat)
        others = [controlled(ctx, self.what, other) for other in others_than(ctx, self.other, seat)]
        for count in others:
            ctx.bind(self.key, abs(number - count))
        if self.fewer:
            return any(number < count for count in others)
        return all(number >= count + self.least for count in others)


@phrase("{player} [has|have] {number:life_range} life", into="condition_part")
@record
class HasLife(Condition):
    """A player's life total is in a range."""

    player: PlayerReference
    number: Comparison
    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return any(self.number.holds(ctx, ctx.game.player(seat).life) for seat in self.player.seats(ctx))


@forms(phrase("{player} [has|have] {number:quota} {what#number} in hand", into="condition_part"),
       phrase("{player} [has|have] a {what#one} in hand", into="condition_part", number=None))  # fmt: skip
@phrase("{player} [has|have] {number:quota} {what#number} in [their#player] hand", into="condition_part", whose=True)
@phrase("{player} [has|have] {number:quota} {what#number} in [their#player] {zone:owned_zone#one}",
        into="condition_part", when=lambda node: node.zone != HAND)  # fmt: skip
@phrase("{player} [has|have] a {what#one} in [their#player] {zone:owned_zone#one}", into="condition_part",
        number=None, when=lambda node: node.zone != HAND)  # fmt: skip
@record
class HasCardsInHand(Condition):
    """A player has so many cards in hand, or in another zone of their own."""

    player: PlayerReference
    number: Comparison | None
    what: Filter
    zone: str = HAND
    whose: bool = wording(default=False)  # "in your hand" for "in hand"
    key: str = ""
    reads = READS_PLAYERS
    always_named = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """By how much the number differs from that of which the words speak."""
        return (Antecedent(self.key, DIFFERENCE),) if self.number is not None else ()

    def holds(self, ctx: Context) -> bool:
        return any(self._holds(ctx, seat) for seat in self.player.seats(ctx))

    def _holds(self, ctx: Context, seat: int) -> bool:
        count = sum(1 for oid in ctx.game.zone(self.zone, seat) if self.what.matches(ctx, oid))
        if self.number is not None and self.number.amount is not None:
            ctx.bind(self.key, abs(count - self.number.amount.value(ctx)))
        return self.number.holds(ctx, count) if self.number is not None else count > 0


@phrase("{player} [has|have] {what:designation}", into="condition_part")
@phrase("{player}['s|'re] {what:designation}", into="condition_part", read_only=True)
@phrase("{player} [is|are] {what:designation_noun}", into="condition_part")
@record
class HasDesignation(Condition):
    """A player has a designation (CR 702.131, 720): the city's blessing, monarch, initiative."""

    player: PlayerReference
    what: Mark
    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return any(ctx.game.player(seat).marks.get(self.what) for seat in self.player.seats(ctx))


_DESIGNATIONS: dict[bool, dict[str, str]] = {False: {}, True: {}}  # their words by mark: what is had, what one is


def designation_word(mark: Mark, words: str, *, noun: bool = False) -> None:
    """Let words name a designation of players: one that they have, or (a noun) one that they are."""
    _DESIGNATIONS[noun][mark] = words
    lexicon("designation_noun" if noun else "designation", _DESIGNATIONS[noun])


# --- what exists ----------------------------------------------------------------------------------------------------


@phrase("there are {number:quota} {what#number}", into="condition_part")
@phrase("there is a {what#one}", into="condition_part", number=None)
@phrase("there's a {what#one}", into="condition_part", number=None, short=True)
@phrase("{number:quota} {what#number} are {place:place_being}", into="condition_part")
@phrase("a {what#one} is {place:place_being}", into="condition_part", number=None)
@record
class ThereAre(Condition):
    """So many objects of a description exist."""

    number: Comparison | None
    what: Filter
    place: Filter | None = None
    short: bool = wording(default=False)
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        place = self.place
        found = [
            ref for ref in matching(ctx, self.what, place.zone if place else "")
            if place is None or place.matches(ctx, ref)
        ]  # fmt: skip
        alike = (place or self.what).together(ctx, found)  # "in a single graveyard"
        count = alike.most_alike() if isinstance(alike, Related) else len(found)
        return self.number.holds(ctx, count) if self.number is not None else count > 0


@phrase("{what:filter#many} have total {stat:stat} {number:comparison}", into="condition_part")
@record
class TotalIs(Condition):
    """A sum over objects is in a range."""

    what: Filter
    stat: str
    number: Comparison
    reads = READS_BOARD | READS_POWER

    def holds(self, ctx: Context) -> bool:
        return self.number.holds(ctx, sum(stat_of(ctx, ref, self.stat) for ref in matching(ctx, self.what)))


# --- what an object is ----------------------------------------------------------------------------------------------


@phrase("{object} [is|are] {what:being#object}", into="condition_part", short=False)
@phrase("{object:pronoun}'s {what:being#one}", into="condition_part", short=True)
@phrase("they're {what:being#many}", into="condition_part", short=True, object=None)
@phrase("{object} [isn't|aren't] {what:being#object}", into="condition_part", short=False, negative=True)
@phrase("{object:pronoun}'s not {what:being#one}", into="condition_part", short=True, negative=True)
@phrase("{object} [was|were] {what:being#object}", into="condition_part", short=False, past=True)
@phrase("{object} [wasn't|weren't] {what:being#object}", into="condition_part", short=False, negative=True, past=True)
@phrase("{object} [has|have] {what:having#object}", into="condition_part", short=False, has=True)
@phrase("{object} had {what:having#object}", into="condition_part", short=False, has=True, past=True)
@phrase("{object} [doesn't|don't] have {what:having#object}", into="condition_part", short=False, has=True,
        negative=True)  # fmt: skip
@phrase("{object} didn't have {what:having#object}", into="condition_part", short=False, has=True, negative=True,
        past=True)  # fmt: skip
@record
class Is(Condition):
    """An object is, was or isn't something: "it's tapped", "that card is a land card", "it had flying"."""

    object: Reference | None
    what: Filter
    short: bool = wording()
    negative: bool = False
    past: bool = False
    has: bool = wording(default=False)
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Only pronouns are drawn together with "is"; "was kicked" says how it was cast, not what it is."""
        return self.object is not None and not (self.past and self.what.participle == "kicked")

    def finished(self) -> Is:
        """Itself; "it's white and untapped" asks for both."""
        what = as_said_of_one(self.what)
        return self if what is self.what else replace(self, what=what)

    def says_of(self, part: str) -> frozenset[str]:
        """What "it's a land card" calls it; "if it was one" asks of what has left."""
        if part != "object":
            return frozenset()
        return nouns_of(self.what) | ({IS_PAST} if self.past else frozenset())

    def works_from(self) -> str:
        """The zone in which an ability works that asks whether its own object is there (CR 113.6)."""
        zone = zone_of(self.what)
        elsewhere = zone not in (ANYWHERE, BATTLEFIELD) and not self.negative and not self.past
        return zone if elsewhere and isinstance(self.object, This) else ""

    def holds(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx) if self.object is not None else ()
        answers = (self._is(ctx, ref) != self.negative for ref in refs if is_object(ref))
        if self.object is not None and self.object.key == LINKED and not self.object.plural:
            return any(answers)  # "the exiled card" may be several: of each there is an answer (CR 607.3)
        return bool(refs) and all(answers)

    def _is(self, ctx: Context, ref: Ref) -> bool:
        """Whether one is it: what exists no longer is in no zone now (CR 400.7), but still is what it was (608.2h)."""
        if isinstance(self.what, InZone | BelowSuch) and not self.past and not ctx.exists(ref):
            return False
        return self.what.matches(ctx, ref)

    def own_zones(self) -> tuple[str, ...]:
        """The zones of which it says that its ability's object is there (CR 113.6b, 113.6c).

        None: it says nothing.
        """
        if (
            not isinstance(self.object, This)
            or self.past
            or not isinstance(self.what, InZone | InEitherZone | BelowSuch)
        ):
            return ()
        places = (self.what.place, self.what.other) if isinstance(self.what, InEitherZone) else (self.what.place,)
        said = tuple(place.zone for place in places)
        return tuple(zone for zone in ZONES if zone not in said) if self.negative else said


@phrase("a {what:filter#one}", into="being")
@phrase("{what:one_of_such}", into="being_listed")
@record
class A(Filter):
    """An object that is one of a description, in whatever zone it is."""

    what: Filter
    reads = READS_NOTHING

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return nouns_of(self.what)

    def matches(self, ctx: Context, ref: int) -> bool:
        kinds = self.what.options if isinstance(self.what, AnyOf) else (self.what,)
        return any(_is_such(ctx, what, ref) for what in kinds)


def _is_such(ctx: Context, what: Filter, ref: int) -> bool:
    if isinstance(what, Described) and isinstance(what.noun, Spell) and ctx.obj(ref).zone not in (STACK, BATTLEFIELD):
        said = qualifiers_of(what)  # a card is no spell yet: it is looked at as the one that it would be (CR 601.3e)
        return with_any_face(ctx, ref, lambda inner, oid: all(part.matches(inner, oid) for part in said))
    return all(part.matches(ctx, ref) for part in what.pieces())


include("condition", "condition_part")
include("quota", "counter_comparison")
include("being", "being_listed", "adjective", "place_being")
label("condition", "a condition")
label("condition_part", "a condition")
label("quota", "how many")
label("being", "what it is")
