"""Permission to cast or play cards from a zone (CR 601.3, 305.1, 118.9).

It stands as long as the ability does: "You may play lands from …".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import label, lexicon, phrase, production
from engine.core.identity import ObjectId, Ref, Seat, is_object
from engine.core.record import record, wording
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
from engine.meaning.families import Continuous, Cost, Filter, Instruction, Reference, RuleModifier, StaticEffect
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.meaning.speech import nouns_of
from engine.vocabulary.statics.casting.permission_used import IfUsed, if_used
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.terms.amounts.amounts import StatOf
from engine.vocabulary.terms.casting.paid_as_cast import costs_as_written
from engine.vocabulary.terms.costs.costs import PayLife
from engine.vocabulary.terms.objects.filters import Card, Described, HasType, TypeNoun
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context

ANY_CARD = Described(noun=Card())
LANDS = Described(noun=TypeNoun(HasType("land")))
LIFE_FOR_MANA: tuple[Cost, ...] = (PayLife(StatOf(This("spell"), "mana value")),)
ONCE = "permission used"  # what is counted on the permitting object where it permits so only once each turn

_WINDOWS: dict[str, dict[str, Any]] = {
    "once each turn": {"once": "turn"},
    "once during each of your turns": {"once": "your turn"},
    "during each of your turns": {"once": "your turn", "of_turns": "during each"},
}
_EXILED = {
    "card": "if a card cast this way would be put into your graveyard this turn, exile it instead",
    "spell": "if a spell cast this way would be put into your graveyard, exile it instead",
}
HAND_OR_TOP = f"{HAND} or {LIBRARY}"
lexicon("playing_zone", {
    GRAVEYARD: "your graveyard", LIBRARY: "the top of your library", HAND: "your hand",
    HAND_OR_TOP: "your hand or the top of your library",
})  # fmt: skip


def _in_windows(node: type) -> type:
    """The phrases for one card, so often: with what it costs besides, and with where it goes afterwards."""
    one = "you may cast a {what:filter#one} from {zone:playing_zone}"
    more = " by {more:doing*and} in addition to paying its other costs"
    for words, window in _WINDOWS.items():
        for price in ("", " <free? without paying its mana cost>", more):
            node = phrase(f"{words}, {one}{price}", into="static", **window)(node)
            for thrown, exile in _EXILED.items():
                node = phrase(f"{words}, {one}{price}. ^{exile}", into="static", exiled=thrown, **window)(node)
    return phrase("during each of your turns, you may cast one {what:filter#one} from {zone:playing_zone}",
                  into="static", once="your turn", one=True)(node)  # fmt: skip


@phrase("you may cast {what:filter#many} from {zone:playing_zone} <free? without paying their mana costs>",
        into="static")  # fmt: skip
@phrase("you may cast {what:filter#many} from {zone:playing_zone} by {more:doing*and} in addition to their other costs",
        into="static")  # fmt: skip
@phrase("you may cast {what:filter#many} from {zone:playing_zone} by {more:doing*and} in addition to paying their "
        "other costs", into="static", paying=True)  # fmt: skip
@phrase("you may play {what:filter#many} from {zone:playing_zone}", into="static", verb="play")
@phrase("you may play {what:filter#many} from {zone:playing_zone}. ^if you cast a spell this way, pay life equal to "
        "its mana value rather than pay its mana cost", into="static", verb="play", life=True)  # fmt: skip
@phrase("you may play lands and cast {what:filter#many} from {zone:playing_zone}", into="static", verb="both")
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
    exiled: str = ""  # what is exiled instead of being put into a graveyard: the card, that turn, or the spell
    paying: bool = wording(default=False)  # "in addition to paying their other costs"
    life: bool = False  # life equal to its mana value is paid rather than a spell's mana cost
    then: IfUsed | None = None  # what follows when a spell is cast so
    lands: Filter | None = None  # which lands, if not all
    gives_permission = True  # so that it may stand behind another effect: "…, and you may play lands from …"
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of lands only such as are not all of them are described."""
        return self.lands is None or (nouns_of(self.lands) == {"land"} and self.lands != LANDS)

    @property
    def costs(self) -> tuple[Cost, ...] | None:
        """What is paid instead of the mana cost; None if that is paid."""
        return LIFE_FOR_MANA if self.life else () if self.free else None

    def label(self, name: str) -> str:
        """What casting a card so is called; "" for the usual way."""
        if self.free:
            return say("card_for_no_mana", card=name)
        if self.life:
            return say("card_for_cost", card=name, cost=costs_as_written(LIFE_FOR_MANA))
        return say("card_for_more", card=name, cost=costs_as_written(self.more)) if self.more else ""

    def affects(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref) or ref not in ctx.game.objects:
            return False
        zone = ctx.obj(ref).zone
        cards = ctx.game.zone(zone, ctx.controller) if zone in self.zone.split(" or ") else ()
        return ref in (cards[:1] if zone == LIBRARY else cards)

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
            return lands_with(fitting_faces(ctx, lands, about)) if may.verb != "cast" else None
        uses = (ctx.source, ONCE) if may.once else None
        then = PermissionUsed(ctx.source, ctx.controller, may.then) if may.then is not None else None
        label = may.label(ctx.game.chars(about).name)
        marks = ((INSTEAD_OF_GRAVEYARD, EXILE),) if may.exiled else ()
        way = CastWay(
            PERMITTED, may.costs, may.more, zone=ctx.obj(about).zone, uses=uses, label=label, marks=marks, then=then
        )
        return tuple(fitting_ways(ctx, may.what, about, way, ctx.controller))

    def _used(self, ctx: Context) -> bool:
        once = self.permission.once
        if once == "your turn" and not ctx.game.is_active(ctx.controller):
            return True
        return bool(once) and ctx.obj(ctx.source).uses.get(ONCE, 0) > 0


def fitting_faces(ctx: Context, what: Filter, oid: ObjectId) -> tuple[int, ...]:
    """The faces with which a permission lets a card be played as a land: those that fit (CR 712.12)."""
    found = ctx.game.obj(oid)

    def fits(face: int) -> bool:
        inner = ctx.within()
        if face:
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


# --- the card itself ------------------------------------------------------------------------------------------------


@phrase("you may cast {this:object} from {zone:own_zone}< or from {other:own_zone}>", into="static")
@phrase("you may cast {this:object} from {zone:own_zone} by {more:doing*and} in addition to paying its other costs",
        into="static")  # fmt: skip
@phrase("you may cast {this:object} from {zone:own_zone} by {costs:doing*and} rather than paying its mana cost",
        into="static")  # fmt: skip
@phrase("you may cast {this:object} from {zone:own_zone} using its {using:keyword_name} ability", into="static")
@record
class CastThisFrom(RuleModifier):
    """A card that may itself be cast from a zone (CR 601.3).

    Perhaps it costs more, or another cost (CR 118.8, 118.9).
    """

    this: Reference
    zone: str
    costs: tuple[Cost, ...] | None = None
    more: tuple[Cost, ...] = ()
    using: str = ""  # the keyword in whose way alone it may be cast
    then: IfUsed | None = None  # what follows when it is cast so
    other: str = ""  # another zone
    takes_if_behind = True
    reads = READS_NOTHING
    questions = (CAST_WAYS,)

    def well_formed(self) -> bool:
        """Whether the words are about the card itself."""
        return isinstance(self.this, This)

    def zones(self) -> tuple[str, ...]:
        """Where it functions: where the card can be cast from (CR 113.6)."""
        return (self.zone, self.other) if self.other else (self.zone,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        seat: Seat = details["seat"]
        if not is_object(about) or ctx.obj(about).owner != seat:
            return None
        costs = self.costs or self.more
        card = ctx.game.chars(about).name
        label = say("card_for_cost", card=card, cost=costs_as_written(costs)) if costs else ""
        then = PermissionUsed(about, seat, self.then) if self.then is not None else None
        way = CastWay(PERMITTED, self.costs, self.more, zone=ctx.obj(about).zone, label=label, then=then)
        ways = permitted_ways(ctx.game, about, seat, way)
        return tuple(one for one in ways if not self.using or one.name == self.using)


def _for_another_cost(this: Reference, zone: str, costs: tuple[Cost, ...], effect: Instruction) -> CastThisFrom:
    return CastThisFrom(this, zone, costs, then=if_used(effect))


def _read_for_another_cost(node: CastThisFrom) -> dict[str, Any] | None:
    if node.then is None or not node.costs:
        return None
    return {"this": node.this, "zone": node.zone, "costs": node.costs, "effect": node.then.ability.effect}


production(
    "static", "you may cast {this} from {zone} by {costs:doing*and} rather than paying its mana cost. ^if you do, "
    "{effect}", CastThisFrom, _for_another_cost, _read_for_another_cost, this="object", zone="own_zone",
    costs="doing*and", effect="ridden",
)  # fmt: skip

lexicon("own_zone", {GRAVEYARD: "your graveyard", EXILE: "exile"})
label("playing_zone", "a zone like “your graveyard”")
label("own_zone", "a zone like “your graveyard”")
