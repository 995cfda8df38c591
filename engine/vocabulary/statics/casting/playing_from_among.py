"""Permission to cast or play cards that words describe (CR 601.3, 305.1).

It stands as long as the ability does, as for "cards exiled with this land".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, label, phrase, production
from engine.core.identity import ObjectId, Ref, Seat, is_object
from engine.core.keys import Mark
from engine.core.record import record, replace, wording
from engine.core.zones import EXILE, GRAVEYARD, HAND
from engine.game.events.casting import LandPlayed, SpellCast
from engine.game.events.status import SetMark
from engine.game.rules.casting.casting_options import PERMITTED, CastWay
from engine.game.rules.casting.permission import PermissionUsed, lands_with
from engine.game.rules.casting.questions import CAST_WAYS, LAND_WAYS
from engine.game.rules.questions.looking import MAY_SEE_TOP_CARD
from engine.meaning.families import Continuous, Cost, Duration, Filter, Instruction, RuleModifier, StaticEffect
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.families.statics import FollowsUse
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, READS_TURN, Node, walk
from engine.meaning.questions import Asked
from engine.vocabulary.statics.casting.permission_used import IfUsed, UseRider, if_used
from engine.vocabulary.statics.casting.playing_from_zones import (
    ANY_CARD,
    LANDS,
    LIFE_FOR_MANA,
    MayPlayFrom,
    fitting_faces,
    fitting_ways,
)
from engine.vocabulary.statics.players.player_rules import TopCardKnown
from engine.vocabulary.terms.casting.paid_as_cast import costs_as_written
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.grammar.durations import ThisTurn
from engine.vocabulary.terms.objects.filters import Card, Described, zone_of
from engine.vocabulary.terms.players.players import You
from engine.vocabulary.terms.zones.zones import InZone, ZoneWords

if TYPE_CHECKING:
    from engine.game.rules.context import Context

ONCE = "permission used"  # what is counted on the permitting object where it permits so only once each turn
ONCE_FOR_A_LAND = "permission used for a land"
_FREE = "<free? without paying their mana costs>"
_MANA = "<{spending:with_mana}>"
_RIDER = "<{rider:use_rider}>"


@phrase("you may play {cards:filter#many}" + _MANA + _RIDER, into="static", verb="play")
@phrase("you may cast {cards:filter#many} " + _FREE + _MANA + _RIDER, into="static")
@phrase("you may cast {what:filter#many} from among {cards:filter#many} " + _FREE + _MANA + _RIDER, into="static",
        among=True)  # fmt: skip
@phrase("you may cast {what:filter#many} from among {cards:filter#many} by {more:doing*and} in addition to paying "
        "their other costs" + _RIDER, into="static", among=True)  # fmt: skip
@phrase("you may cast {what:filter#many} from among {cards:filter#many}. ^you can't cast more than one spell this way "
        "each turn", into="static", among=True, once=True, any_turn=True)  # fmt: skip
@phrase("you may play lands from among {cards:filter#many}", into="static", verb="lands", among=True)
@phrase("you may play lands and cast {what:filter#many} from among {cards:filter#many}" + _MANA, into="static",
        verb="both", among=True)  # fmt: skip
@phrase("once during each of your turns, you may cast a {what:filter#one} from among {cards:filter#many} "
        "<free? without paying its mana cost>", into="static", among=True, once=True)  # fmt: skip
@forms(
    phrase("once during each of your turns, you may play a land or cast a {what:filter#one} from among "
           "{cards:filter#many}", into="static", verb="either", among=True, once=True),
    phrase("during each of your turns, you may play a land and cast a {what:filter#one} from among {cards:filter#many}",
           into="static", verb="one of each", among=True, once=True),
)  # fmt: skip
@phrase("you may play {cards:filter#many}. ^if you cast a spell this way, pay life equal to its mana value rather than "
        "pay its mana cost", into="static", verb="play", life=True)  # fmt: skip
@phrase("you may cast {cards:filter#many}. ^you can't cast more than one spell this way each turn", into="static",
        once=True, any_turn=True)  # fmt: skip
@phrase("you may play {cards:filter#many}" + _MANA + _RIDER, into="standing", verb="play")
@phrase("you may cast {what:filter#many} from among {cards:filter#many} " + _FREE + _MANA + _RIDER, into="standing",
        among=True)  # fmt: skip
@phrase("you may cast a {what:filter#one} from among {cards:filter#many} <free? without paying its mana cost>",
        into="standing_one", among=True)  # fmt: skip
@phrase("you may play a {cards:filter#one}", into="standing_one", verb="play")
@phrase("you may cast a {what:filter#one} from among the {cards:filter#many} <free? without paying its mana cost>",
        into="standing_one", among=True, the=True)  # fmt: skip
@record
class MayPlayAmong(Continuous):
    """A player may cast described cards that are not in their hand, or play them as lands (CR 601.3).

    The usual rules of timing apply.
    """

    cards: Filter
    what: Filter | None = None  # as which spells, if not all
    verb: str = "cast"
    free: bool = False
    spending: Any = None
    among: bool = wording(default=False)
    the: bool = wording(default=False)
    once: bool = False
    any_turn: bool = False  # once each turn, not only during the player's own
    life: bool = False  # life equal to its mana value is paid rather than a spell's mana cost
    each: bool = False  # each player may, during their own turn
    kinds: str = ""  # the types of mana as which they may spend any mana on a spell
    then: IfUsed | None = None  # what follows when a spell is cast or a land played so
    more: tuple[Cost, ...] = ()  # what is paid besides
    rider: UseRider | None = None  # what is so of spells cast with it
    place: ZoneWords | None = None  # another player's zone, where the cards are all that is there
    gives_permission = True
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether the words say where the cards are.

        That is in exile, in another player's hand, or, for "from among", in a graveyard.
        """
        zone = zone_of(self.cards)
        if self.place is not None:
            return zone in (HAND, GRAVEYARD) and _of_another(self.cards)
        return zone == EXILE or (zone == GRAVEYARD and self.among) or (zone == HAND and _of_another(self.cards))

    @property
    def costs(self) -> tuple[Cost, ...] | None:
        """What is paid instead of the mana cost; None if that is paid."""
        return LIFE_FOR_MANA if self.life else () if self.free else None

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and ref in ctx.game.objects and self.cards.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (FromAmong(self),)


def _of_another(cards: Filter) -> bool:
    """Whether cards are in the zone of a player other than who may play them, or of another one perhaps."""
    owners = [part.owner for part in walk(cards) if isinstance(part, ZoneWords)]
    return bool(owners) and all(owner is not None and not isinstance(owner, You) for owner in owners)


def _each_and_then(what: Filter, cards: Filter, kinds: str, effect: Instruction) -> MayPlayAmong:
    then = if_used(effect, what, reflexive=True)
    return MayPlayAmong(cards, what, "either", among=True, once=True, each=True, kinds=kinds, then=then)


def _read_each_and_then(node: MayPlayAmong) -> dict[str, Any] | None:
    if not node.each or node.then is None or node.what is None:
        return None
    return {"what": node.what, "cards": node.cards, "kinds": node.kinds, "effect": node.then.ability.effect}


production(
    "static", "during each player's turn, that player may play a land or cast a {what:filter#one} from among "
    "{cards:filter#many}, and they may spend mana as though it were {kinds} to cast that spell. ^when they do, "
    "{effect}", MayPlayAmong, _each_and_then, _read_each_and_then, what="filter", cards="filter", kinds="spent_as",
    effect="chain",
)  # fmt: skip


@record
class FromAmong(RuleModifier):
    """The answer in which ways such a card can be cast or played."""

    permission: MayPlayAmong
    questions = (CAST_WAYS, LAND_WAYS)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        may = self.permission
        seat = details["seat"]
        if not is_object(about) or not self._is_for(ctx, seat) or self._used(ctx, question, seat):
            return None
        uses = (ctx.source, self._use(question)) if may.once else None
        then = PermissionUsed(ctx.source, ctx.controller, may.then) if may.then is not None else None
        if question == LAND_WAYS:
            lands = ANY_CARD if may.verb == "play" else LANDS
            return None if may.verb == "cast" else lands_with(fitting_faces(ctx, lands, about), uses, then) or None
        if may.verb == "lands":
            return None
        way = CastWay(
            PERMITTED, may.costs, may.more, zone=ctx.obj(about).zone,
            label=self._label(ctx.game.chars(about).name), uses=uses, then=then,
            mana_as=may.spending.kinds if may.spending is not None else may.kinds,
        )  # fmt: skip
        if may.rider is not None:
            way = may.rider.on(ctx, way, seat)
        return tuple(fitting_ways(ctx, may.what or ANY_CARD, about, way, seat))

    def _label(self, name: str) -> str:
        if self.permission.more:
            return say("card_for_more", card=name, cost=costs_as_written(self.permission.more))
        return say("card_for_no_mana", card=name) if self.permission.free else ""

    def _is_for(self, ctx: Context, seat: Seat) -> bool:
        return self.permission.each or seat == ctx.controller

    def _use(self, question: Asked) -> str:
        """What is counted: one land and one spell apart, where each may be."""
        return ONCE_FOR_A_LAND if self.permission.verb == "one of each" and question == LAND_WAYS else ONCE

    def _used(self, ctx: Context, question: Asked, seat: Seat) -> bool:
        if not self.permission.once:
            return False
        in_time = self.permission.any_turn or ctx.game.is_active(seat)
        return not in_time or ctx.obj(ctx.source).uses.get(self._use(question), 0) > 0


def _from_place(what: Filter, place: ZoneWords) -> Described:
    return Described(noun=Card(), after=(InZone(place, preposition="from"),))


def _both_from(what: Filter, place: ZoneWords) -> MayPlayAmong:
    return MayPlayAmong(_from_place(what, place), what, "both", place=place)


def _cast_from(what: Filter, place: ZoneWords) -> MayPlayAmong:
    return MayPlayAmong(_from_place(what, place), what, place=place)


def _read_from(node: MayPlayAmong) -> dict[str, Any] | None:
    if node.place is None or node.verb != "cast":
        return None
    return {"what": node.what, "place": node.place}


def _read_both_from(node: MayPlayAmong) -> dict[str, Any] | None:
    return {"what": node.what, "place": node.place} if node.place is not None and node.verb == "both" else None


production(
    "standing", "you may play lands and cast {what:filter#many} from {place}", MayPlayAmong, _both_from,
    _read_both_from, what="filter", place="zone",
)  # fmt: skip
production(
    "standing", "you may cast {what:filter#many} from {place}", MayPlayAmong, _cast_from, _read_from, what="filter",
    place="zone",
)  # fmt: skip
production(
    "standing_one", "you may cast a {what:filter#one} from {place}", MayPlayAmong, _cast_from, _read_from,
    what="filter", place="zone",
)  # fmt: skip


@phrase("you may look at the top card of your library any time", into="standing")
@record
class MayLookAtTop(Node):
    """What lets a player look at the top card of their library, for a time."""

    reads = READS_NOTHING


@forms(
    phrase("{duration}, {permissions:standing*and}", into="ending", leading=True),
    phrase("{duration}, {first:standing}, and {permission:standing}", into="ending", leading=True, permissions=()),
)  # fmt: skip
@phrase("{permission:standing} {duration}", into="ending", permissions=())
@forms(
    phrase("{duration}, {permission:standing_one}", into="ending", permissions=(), leading=True, one=True),
    phrase("{permission:standing_one} {duration}<{spending:with_mana}>", into="ending", permissions=(), one=True),
)  # fmt: skip
@record
class PermitForAWhile(Instruction):
    """Standing permission for a time: to play described cards or from a zone, or one of them (CR 611.2)."""

    duration: Duration
    permissions: tuple[Node, ...] = ()
    permission: Node | None = None
    first: Node | None = None
    leading: bool = wording(default=False)
    one: bool = False
    spending: Any = None  # what mana may be spent as on the one spell
    reads = READS_NOTHING
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """Only one of them: this turn, which remembers it."""
        if self.spending is not None and not isinstance(self.permission, MayPlayAmong):
            return False
        return not self.one or isinstance(self.duration, ThisTurn)

    def perform(self, ctx: Context) -> bool:
        number = ctx.game.history.total
        for part in (*self.permissions, self.first, self.permission):
            if part is None:
                continue
            if isinstance(part, MayLookAtTop):
                part = TopCardKnown(You(), MAY_SEE_TOP_CARD)
            if self.spending is not None and isinstance(part, MayPlayAmong):
                part = replace(part, spending=self.spending)
            assert isinstance(part, Continuous)
            begin(ctx, (OnlyOne(part, number) if self.one else part,), None, self.duration)
        return True


@record
class OnlyOne(Continuous):
    """Standing permission that only one spell or land uses up; `number` tells it from others of this turn."""

    permission: Continuous
    number: int
    reads = READS_TURN

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.permission.affects(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return tuple(UntilUsed(part, self.number) for part in self.permission.parts() if isinstance(part, RuleModifier))


@record
class UntilUsed(RuleModifier):
    """The answer of a permission until one spell was cast, or one land played, with it."""

    permission: RuleModifier
    number: int
    reads = READS_TURN
    questions = (CAST_WAYS, LAND_WAYS)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        if question not in self.permission.questions:
            return None
        used = (event.oid for event in ctx.game.history.this_turn if isinstance(event, SpellCast | LandPlayed))
        mark = _mark(self.number)
        if any(ctx.obj(oid).marks.get(mark) for oid in used):
            return None
        ways = self.permission.answer(ctx, question, about, **details)
        if not isinstance(ways, tuple):
            return None
        noted = PermissionUsed(ctx.source, ctx.controller, NoteUse(self.number))
        return tuple(
            replace(way, marks=(*way.marks, (mark, True))) if isinstance(way, CastWay) else replace(way, then=noted)
            for way in ways
        )


@record
class NoteUse(FollowsUse):
    """It is noted on a land that it was played with permission that only one card uses up."""

    number: int
    reads = READS_NOTHING

    def follow(self, ctx: Context, seat: Seat, oid: ObjectId) -> None:
        """Note it."""
        ctx.happen(SetMark(oid, _mark(self.number), True))


def _mark(number: int) -> Mark:
    return Mark.computed(f"cast with permission {number}")


phrase("you may play {what:filter#many} from {zone:playing_zone}", into="standing", verb="play")(MayPlayFrom)
phrase("you may play {what:filter#many} from {zone:playing_zone}. ^if you cast a spell this way, pay life equal to its "
       "mana value rather than pay its mana cost", into="standing", verb="play", life=True)(MayPlayFrom)  # fmt: skip
phrase("you may cast {what:filter#many} from {zone:playing_zone} <free? without paying their mana costs>" + _RIDER,
       into="standing")(MayPlayFrom)  # fmt: skip
phrase("you may cast {what:filter#many} from {zone:playing_zone} by {more:doing*and} in addition to paying their other "
       "costs" + _RIDER, into="standing", paying=True)(MayPlayFrom)  # fmt: skip
phrase("you may play the top card of your library", into="standing", verb="play", what=ANY_CARD, zone="library",
       top=True)(MayPlayFrom)  # fmt: skip
phrase("you may play lands and cast {what:filter#many} from {zone:playing_zone}", into="standing", verb="both")(
    MayPlayFrom
)
phrase("you may cast a {what:filter#one} from {zone:playing_zone}", into="standing_one")(MayPlayFrom)
phrase("you may cast a {what:filter#one} from {zone:playing_zone} without paying its mana cost", into="standing_one",
       free=True)(MayPlayFrom)  # fmt: skip
label("standing", "permission to play cards")
label("standing_one", "permission to cast a spell")
