"""Zones as words name them (CR 400): "your graveyard", "a graveyard", "exile", "its owner's hand"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, include, label, lexicon, phrase
from engine.core.identity import Ref, Seat, is_object
from engine.core.record import record, wording
from engine.core.zones import ANYWHERE, BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, OWNED_ZONES, STACK, ZONES
from engine.meaning.families import Amount, ObjectFilter
from engine.meaning.limits import Related
from engine.meaning.node import READS_BOARD, READS_NOTHING, Node
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game.rules.context import Context

lexicon("owned_zone", {
    GRAVEYARD: ("graveyard", "graveyards"), HAND: ("hand", "hands"), LIBRARY: ("library", "libraries"),
})  # fmt: skip
lexicon(
    "common_zone", {BATTLEFIELD: "the battlefield", EXILE: "exile", STACK: "the stack", "command": "the command zone"}
)


@phrase("{owner:player's} {zone:owned_zone#owner}", into="owned_place", article="")
@phrase("{owner:player's} {zone:owned_zone#owner}", into="zone", article="")
@phrase("{zone:common_zone}", into="zone", owner=None, article="")
@phrase("a {zone:owned_zone#one}", into="owned_place", owner=None, article="a")
@phrase("a {zone:owned_zone#one}", into="zone", owner=None, article="a")
@phrase("{zone:owned_zone#many}", into="zone", owner=None, article="")
@phrase("all {zone:owned_zone#many}", into="zone", owner=None, article="all")
@phrase("a single {zone:owned_zone#one}", into="zone", owner=None, single=True)
@phrase("{owner:player's} {zone:owned_zone#many}", into="zone", article="several")
@record
class ZoneWords(Node):
    """A zone, perhaps of certain players."""

    zone: str
    owner: PlayerReference | None = None
    article: str = wording(default="")
    single: bool = False  # one of all that players have: "a single graveyard"
    reads = READS_NOTHING
    personal = False

    def well_formed(self) -> bool:
        """Several graveyards of one player each need an owner in the singular: "their graveyards"."""
        return self.article != "several" or not (self.owner is not None and self.owner.plural)

    def seats(self, ctx: Context) -> tuple[Seat, ...]:
        """Whose zone it is; every player's if the words do not say."""
        return self.owner.seats(ctx) if self.owner is not None else ctx.game.apnap()

    def holds(self, ctx: Context, ref: Ref) -> bool:
        """Whether an object is there."""
        found = ctx.obj(ref)
        if found.zone != self.zone:
            return False
        return self.owner is None or self.zone not in OWNED_ZONES or found.owner in self.seats(ctx)

    def held(self, ctx: Context, zone: str, ref: Ref) -> bool:
        """Whether an object that left a zone was here."""
        if zone != self.zone:
            return False
        return self.owner is None or zone not in OWNED_ZONES or ctx.owner_of(ref) in self.seats(ctx)

    def objects(self, ctx: Context) -> tuple[Ref, ...]:
        """Everything that is there, in order."""
        if self.zone not in OWNED_ZONES:
            return ctx.game.zone(self.zone)
        return tuple(oid for seat in self.seats(ctx) for oid in ctx.game.zone(self.zone, seat))


@phrase("{preposition:zone_preposition} {place:zone}", into="clause")
@phrase("not {preposition:zone_preposition} {place:zone}", into="clause", negative=True)
@phrase("{preposition:zone_preposition} {place:zone}", into="place_being")
@record
class InZone(ObjectFilter):
    """An object in a zone: "in your graveyard", "from your hand"."""

    place: ZoneWords
    preposition: str = wording(default="in")
    negative: bool = False
    reads = READS_NOTHING
    personal = False

    @property
    def zone(self) -> str:
        """Where the description looks."""
        return ANYWHERE if self.negative else self.place.zone

    def together(self, ctx: Context, options: Sequence[Ref]) -> Related | None:
        """Of "a single graveyard", those chosen are of one player's (CR 601.2c)."""
        if not self.place.single:
            return None
        return Related(tuple((ref, (ctx.owner_of(ref),)) for ref in options if is_object(ref)), apart=False)

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return self.place.holds(ctx, ref) != self.negative


@phrase("exiled", into="adjective_word")
@record
class Exiled(ObjectFilter):
    """An object in exile: "an exiled card"."""

    reads = READS_NOTHING
    personal = False
    zone = EXILE
    participle = "exiled"

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return ref in ctx.game.objects and ctx.obj(ref).zone == EXILE


@phrase("{preposition:zone_preposition} {place:zone} or {other_preposition:zone_preposition} {other:zone}",
        into="place_being")  # fmt: skip
@record
class InEitherZone(ObjectFilter):
    """An object in one zone or another: "in the command zone or on the battlefield"."""

    preposition: str = wording()
    place: ZoneWords
    other_preposition: str = wording()
    other: ZoneWords
    reads = READS_NOTHING

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return self.place.holds(ctx, ref) or self.other.holds(ctx, ref)


@phrase("{preposition:zone_preposition} {place:zone} and {preposition:zone_preposition} {other:zone}", into="clause")
@record
class InBothZones(ObjectFilter):
    """Objects in one zone together with those in another: "you own in exile and in your graveyard"."""

    preposition: str = wording()
    place: ZoneWords
    other: ZoneWords
    reads = READS_BOARD
    wherever = True

    def these(self, ctx: Context) -> tuple[Ref, ...]:
        return (*self.place.objects(ctx), *self.other.objects(ctx))

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return self.place.holds(ctx, ref) or self.other.holds(ctx, ref)


@phrase("{preposition:zone_preposition} {owner:player's} {first:owned_zone#owner} {word:or_and_or} "
        "{second:owned_zone#owner}", into="clause")  # fmt: skip
@forms(
    phrase("{preposition:zone_preposition} {owner:player's} {first:owned_zone#many} and {second:owned_zone#many}",
           into="clause", word="and", several=True),
    phrase("{preposition:zone_preposition} {first:owned_zone#many} and {second:owned_zone#many}", into="clause",
           owner=None, word="and"),
)  # fmt: skip
@record
class InOneOrOther(ObjectFilter):
    """An object in one of two zones of a player, or of any: "a creature card from your hand or graveyard"."""

    owner: PlayerReference | None
    first: str
    second: str
    word: str = wording(default="or")
    preposition: str = wording(default="from")
    several: bool = wording(default=False)
    reads = READS_NOTHING
    personal = False

    def well_formed(self) -> bool:
        return self.first != self.second and self.preposition != "on"

    @property
    def places(self) -> tuple[str, ...]:  # type: ignore[override]
        """Where the description looks."""
        return (self.first, self.second)

    def fits(self, ctx: Context, ref: Ref) -> bool:
        found = ctx.obj(ref)
        return found.zone in self.places and (self.owner is None or found.owner in self.owner.seats(ctx))


@phrase("that [isn't|aren't#] on the battlefield", into="clause")
@record
class NotOnBattlefield(ObjectFilter):
    """An object in any other zone than the battlefield. As in "creature cards you own that aren't on the
    battlefield"."""

    reads = READS_NOTHING
    places = tuple(zone for zone in ZONES if zone != BATTLEFIELD)

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return ctx.obj(ref).zone != BATTLEFIELD


@phrase(
    "for each card fewer than {number:cardinal_number} in {owner:player's} {zone:owned_zone#owner}", into="for_each"
)
@record
class CardsFewerThan(Amount):
    """By how many cards fewer than a number there are in a player's zone (CR 107.1b)."""

    number: int
    owner: PlayerReference
    zone: str
    reads = READS_BOARD

    def value(self, ctx: Context) -> int:
        there = sum(len(ctx.game.zone(self.zone, seat)) for seat in self.owner.seats(ctx))
        return max(0, self.number - there)


lexicon("or_and_or", {"or": "or", "and/or": "and/or", "and": "and"})
lexicon("zone_preposition", {"in": "in", "from": "from", "on": "on"})
include("zones", "zone")
label("zone", "a zone")
