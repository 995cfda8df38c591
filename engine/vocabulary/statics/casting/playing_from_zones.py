"""Permission to cast or play cards from a zone (CR 601.3, 305.1, 118.9).

It stands as long as the ability does: "You may play lands from …".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import label, lexicon, phrase, production
from engine.core.card_types import PERMANENT_TYPES
from engine.core.identity import ObjectId, Ref, Seat, is_object
from engine.core.record import record, replace, wording
from engine.core.zones import EXILE, GRAVEYARD, HAND, LIBRARY
from engine.game.rules.casting.casting_options import (
    PERMITTED,
    CastWay,
    permitted_ways,
    playable_land_faces,
    values_as_spell,
)
from engine.game.rules.casting.permission import PermissionUsed, lands_with
from engine.game.rules.casting.questions import CAST_WAYS, LAND_WAYS
from engine.game.rules.events.replacement import INSTEAD_OF_GRAVEYARD
from engine.game.state.objects import Look
from engine.game.state.printed import printed_values
from engine.meaning.families import Continuous, Cost, Filter, Instruction, RuleModifier, StaticEffect
from engine.meaning.message import Term, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.meaning.speech import nouns_of
from engine.vocabulary.statics.casting.permission_used import IfUsed, UseRider, if_used
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.terms.amounts.amounts import StatOf
from engine.vocabulary.terms.casting.paid_as_cast import costs_as_written
from engine.vocabulary.terms.costs.costs import PayLife
from engine.vocabulary.terms.objects.filters import Card, Described, HasType, TypeNoun
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.game import Game

ANY_CARD = Described(noun=Card())
LANDS = Described(noun=TypeNoun(HasType("land")))
LIFE_FOR_MANA: tuple[Cost, ...] = (PayLife(StatOf(This("spell"), "mana value")),)
ONCE = "permission used"  # what is counted on the permitting object where it permits so only once each turn

_ZONES_OF = {
    "top of graveyard": (GRAVEYARD,),
    "any graveyard": (GRAVEYARD,),
    "a graveyard": (GRAVEYARD,),
    "any library": (LIBRARY,),
}
LAND = "permission used for a land"
_WINDOWS: dict[str, dict[str, Any]] = {
    "once each turn": {"once": "turn"},
    "once during each of your turns": {"once": "your turn"},
    "during each of your turns": {"once": "your turn", "of_turns": "during each"},
}
_EXILED = "if a card cast this way would be put into your graveyard this turn, exile it instead"
HAND_OR_TOP = f"{HAND} or {LIBRARY}"
TOP_OF_GRAVEYARD, ANY_LIBRARY = "top of graveyard", "any library"
ANY_GRAVEYARD, A_GRAVEYARD = "any graveyard", "a graveyard"
lexicon("playing_zone", {
    GRAVEYARD: "your graveyard", LIBRARY: "the top of your library", HAND: "your hand",
    HAND_OR_TOP: "your hand or the top of your library", TOP_OF_GRAVEYARD: "the top of your graveyard",
    ANY_GRAVEYARD: "any graveyard", A_GRAVEYARD: "a graveyard", ANY_LIBRARY: "the top of any player's library",
})  # fmt: skip


def cards_there(game: Game, places: str, seat: Seat) -> Iterator[ObjectId]:
    """The cards that a player may play from some places (CR 601.3): of a library the top one."""
    for place in places.split(" or "):
        for owner in game.seats() if place in (ANY_GRAVEYARD, A_GRAVEYARD, ANY_LIBRARY) else (seat,):
            if place in (LIBRARY, ANY_LIBRARY):
                yield from game.zone(LIBRARY, owner)[:1]
            elif place == TOP_OF_GRAVEYARD:
                yield from game.zone(GRAVEYARD, owner)[-1:]
            else:
                yield from game.zone(GRAVEYARD if place in (ANY_GRAVEYARD, A_GRAVEYARD) else place, owner)


def _in_windows(node: type) -> type:
    """The phrases for one card, so often: with what it costs besides, and with where it goes afterwards."""
    one = "you may cast a {what:filter#one} from {zone:playing_zone}"
    more = " by {more:doing*and} in addition to paying its other costs"
    for words, window in _WINDOWS.items():
        for price in ("", " <free? without paying its mana cost>", more):
            node = phrase(f"{words}, {one}{price}<{{rider:use_rider}}>", into="static", **window)(node)
            node = phrase(f"{words}, {one}{price}. ^{_EXILED}", into="static", exiled=True, **window)(node)
    return phrase("during each of your turns, you may cast one {what:filter#one} from {zone:playing_zone}",
                  into="static", once="your turn", one=True)(node)  # fmt: skip


@phrase("you may cast {what:filter#many} from {zone:playing_zone} <free? without paying their mana costs>"
        "<{rider:use_rider}>", into="static")  # fmt: skip
@phrase("you may cast {what:filter#many} from {zone:playing_zone} by {more:doing*and} in addition to their other costs",
        into="static")  # fmt: skip
@phrase("you may cast {what:filter#many} from {zone:playing_zone} by {more:doing*and} in addition to paying their "
        "other costs<{rider:use_rider}>", into="static", paying=True)  # fmt: skip
@phrase("you may cast {what:filter#many} from {zone:playing_zone} by {instead:doing*and} rather than paying their mana "
        "costs<{rider:use_rider}>", into="static")  # fmt: skip
@phrase("you may play {what:filter#many} from {zone:playing_zone}", into="static", verb="play")
@phrase("you may play {what:filter#many} from {zone:playing_zone}. ^if you cast a spell this way, pay life equal to "
        "its mana value rather than pay its mana cost", into="static", verb="play", life=True)  # fmt: skip
@phrase("you may play lands and cast {what:filter#many} from {zone:playing_zone}<{rider:use_rider}>", into="static",
        verb="both")  # fmt: skip
@phrase("you may play {lands:filter#many} and cast {what:filter#many} from {zone:playing_zone}", into="static",
        verb="both")  # fmt: skip
@phrase("you may play lands and cast {what:filter#many} from {zone:playing_zone}. ^if you cast a spell this way, pay "
        "life equal to its mana value rather than pay its mana cost", into="static", verb="both",
        life=True)  # fmt: skip
@phrase("you may play the top card of your library", into="static", verb="play", what=ANY_CARD, zone=LIBRARY, top=True)
@phrase(
    "you may play the top card of your library. ^if you cast a spell this way, pay life equal to its mana value "
    "rather than pay its mana cost",
    into="static",
    verb="play",
    what=ANY_CARD,
    zone=LIBRARY,
    top=True,
    life=True,
)
@phrase("you may play the top card of your library if it's a {what:filter#one}", into="static", verb="play",
        zone=LIBRARY, top=True)  # fmt: skip
@phrase("you may cast the top card of your library if it's a {what:filter#one}", into="static", zone=LIBRARY, top=True)
@phrase("during each of your turns, you may play a land and cast a {what:filter#one} of each permanent type from "
        "{zone:playing_zone}", into="static", verb="both", once="your turn", by_type=True)  # fmt: skip
@_in_windows
@record
class MayPlayFrom(Continuous):
    """A player may cast cards from one of their zones, or play them as lands (CR 601.3, 305.1).

    The usual rules of timing apply.
    """

    what: Filter
    zone: str
    verb: str = "cast"
    free: bool = False
    more: tuple[Cost, ...] = ()
    once: str = ""
    one: bool = wording(default=False)
    top: bool = False
    of_turns: str = wording(default="")
    exiled: bool = False  # the card is exiled instead of being put into a graveyard that turn
    paying: bool = wording(default=False)  # "in addition to paying their other costs"
    life: bool = False  # life equal to its mana value is paid rather than a spell's mana cost
    then: IfUsed | None = None  # what follows when a spell is cast so
    lands: Filter | None = None  # which lands, if not all
    instead: tuple[Cost, ...] = ()  # what is paid rather than the mana cost
    rider: UseRider | None = None  # what is so of spells cast with it
    by_type: bool = False  # a land, and one spell of each permanent type
    gives_permission = True  # so that it may stand behind another effect: "…, and you may play lands from …"
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of lands only such as are not all of them are described."""
        return self.lands is None or (nouns_of(self.lands) == {"land"} and self.lands != LANDS)

    @property
    def costs(self) -> tuple[Cost, ...] | None:
        """What is paid instead of the mana cost; None if that is paid."""
        return LIFE_FOR_MANA if self.life else self.instead or (() if self.free else None)

    def label(self, name: str) -> str:
        """What casting a card so is called; "" for the usual way."""
        if self.free:
            return say("card_for_no_mana", card=name)
        if self.costs:
            return say("card_for_cost", card=name, cost=costs_as_written(self.costs))
        return say("card_for_more", card=name, cost=costs_as_written(self.more)) if self.more else ""

    def affects(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref) or ref not in ctx.game.objects or not self._could_be_in(ctx.obj(ref).zone):
            return False
        return ref in cards_there(ctx.game, self.zone, ctx.controller)

    def _could_be_in(self, zone: str) -> bool:
        return zone in _ZONES_OF.get(self.zone, self.zone.split(" or "))

    def parts(self) -> tuple[StaticEffect, ...]:
        return (FromZone(self),)


def _once_and_then(what: Filter, zone: str, effect: Instruction) -> MayPlayFrom:
    return MayPlayFrom(what, zone, once="your turn", then=if_used(effect, what))


def _read_once_and_then(node: MayPlayFrom) -> dict[str, Any] | None:
    then = node.then
    if then is None or node != _once_and_then(node.what, node.zone, then.ability.effect):
        return None
    return {"what": node.what, "zone": node.zone, "effect": then.ability.effect}


production(
    "static", "once during each of your turns, you may cast a {what:filter#one} from {zone}. ^if you cast a spell this "
    "way, {effect}", MayPlayFrom, _once_and_then, _read_once_and_then, what="filter", zone="playing_zone",
    effect="ridden",
)  # fmt: skip


def _either_and_then(zone: str, what: Filter, again: str, effect: Instruction) -> MayPlayFrom | None:
    made = MayPlayFrom(what, zone, "either", once="your turn", then=if_used(effect))
    return made if zone == again else None


def _read_either_and_then(node: MayPlayFrom) -> dict[str, Any] | None:
    if node.then is None or node.verb != "either":
        return None
    return {"zone": node.zone, "what": node.what, "again": node.zone, "effect": node.then.ability.effect}


production(
    "static", "once during each of your turns, you may play a land from {zone} or cast a {what:filter#one} from "
    "{again}. ^if you do, {effect}", MayPlayFrom, _either_and_then, _read_either_and_then, what="filter",
    zone="playing_zone", again="playing_zone", effect="ridden",
)  # fmt: skip


@record
class FromZone(RuleModifier):
    """The answer in which ways such a card can be cast or played."""

    permission: MayPlayFrom
    questions = (CAST_WAYS, LAND_WAYS)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        may = self.permission
        if details.get("seat") != ctx.controller or not is_object(about) or self._used(ctx):
            return None
        if question == LAND_WAYS:
            lands = may.what if may.verb == "play" else may.lands or LANDS
            faces = fitting_faces(ctx, lands, about)
            if may.by_type:
                return lands_with(faces, (ctx.source, LAND)) if not ctx.obj(ctx.source).uses.get(LAND) else None
            if may.verb == "either":
                return lands_with(faces, (ctx.source, ONCE), self._then(ctx))
            return lands_with(faces) if may.verb != "cast" else None
        uses = (ctx.source, ONCE) if may.once else None
        label = may.label(ctx.game.chars(about).name)
        marks = ((INSTEAD_OF_GRAVEYARD, EXILE),) if may.exiled else ()
        way = CastWay(
            PERMITTED,
            may.costs,
            may.more,
            zone=ctx.obj(about).zone,
            uses=uses,
            label=label,
            marks=marks,
            then=self._then(ctx),
        )
        if may.rider is not None:
            way = may.rider.on(ctx, way, ctx.controller)
        ways = fitting_ways(ctx, may.what, about, way, ctx.controller)
        return tuple(self._by_type(ctx, about, ways) if may.by_type else ways)

    def _then(self, ctx: Context) -> PermissionUsed | None:
        then = self.permission.then
        return PermissionUsed(ctx.source, ctx.controller, then) if then is not None else None

    def _by_type(self, ctx: Context, about: ObjectId, ways: Iterable[CastWay]) -> Iterator[CastWay]:
        """Each way as often as the spell would be of permanent types of which none has been cast so this turn.

        Which of them it is cast as is the player's choice.
        """
        uses = ctx.obj(ctx.source).uses
        for way in ways:
            types = [kind for kind in values_as_spell(ctx.game, about, way).types if kind in PERMANENT_TYPES]
            left = [kind for kind in types if not uses.get(_as_type(kind))]
            for kind in left:
                label = say("way_as_type", way=way.label or ctx.game.chars(about).name, kind=Term("type", kind))
                yield replace(way, uses=(ctx.source, _as_type(kind)), label=label if len(types) > 1 else way.label)

    def _used(self, ctx: Context) -> bool:
        once = self.permission.once
        if once == "your turn" and not ctx.game.is_active(ctx.controller):
            return True
        return bool(once) and ctx.obj(ctx.source).uses.get(ONCE, 0) > 0


def _as_type(kind: str) -> str:
    """What is counted on the permitting object for a spell of a permanent type."""
    return f"{ONCE}: {kind}"


def fitting_faces(ctx: Context, what: Filter, oid: ObjectId) -> tuple[int, ...]:
    """The faces with which a permission lets a card be played as a land: those that fit (CR 712.12)."""
    found = ctx.game.obj(oid)

    def fits(face: int) -> bool:
        inner = ctx.within()
        if face or found.face_down:  # a card face down in exile is turned face up just before (CR 406.3a)
            inner.assumed = Look(found, printed_values(found, face, found.zone))
        return fits_as_spell(inner, what, oid)

    return tuple(face for face in playable_land_faces(ctx.game, oid) if fits(face))


def fitting_ways(ctx: Context, what: Filter, oid: ObjectId, way: CastWay, seat: Seat) -> Iterator[CastWay]:
    """The ways in which a permission lets a card be cast (CR 601.3e).

    They are those in which it would be a spell of the description.
    """
    for one in permitted_ways(ctx.game, oid, seat, way):
        inner = ctx.within()
        inner.assumed = Look(ctx.game.obj(oid), values_as_spell(ctx.game, oid, one))
        if fits_as_spell(inner, what, oid):
            yield one


label("playing_zone", "a zone like “your graveyard”")
