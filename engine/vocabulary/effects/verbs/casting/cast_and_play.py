"""Casting and playing cards while something resolves (CR 608.2g, 701.14b).

As in "cast it without paying its mana cost".
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from engine.compiler.templates import include, phrase, production
from engine.core.identity import NOBODY, ObjectId, Ref, Seat, is_object
from engine.core.keys import Purpose
from engine.core.record import record, replace, wording
from engine.core.zones import EXILE, ZONES
from engine.game.decisions.purposes import TO_CAST, TO_PLAY
from engine.game.rules.casting.casting_by_effect import WITHOUT_PAYING, can_cast_by_effect, cast_by_effect
from engine.game.rules.casting.casting_options import USUAL, castable_faces, values_as_spell
from engine.game.rules.casting.special import play_land, why_not_play_land
from engine.game.state.objects import Look
from engine.meaning.families import Amount, Filter, Instruction, Reference, Target
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD, READS_NOTHING
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.effects.shared.affected_objects import CHOSEN, affected_objects, per_player
from engine.vocabulary.effects.shared.among import Among, one_from_it
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import all_now
from engine.vocabulary.effects.verbs.casting.playing_permissions import WithMana
from engine.vocabulary.statics.casting.playing_from_zones import cards_there
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell, of_spells
from engine.vocabulary.terms.amounts.plain_numbers import ONE, AnyNumber, Number, UpTo, bounds_of, count_now
from engine.vocabulary.terms.casting.as_a_spell import with_any_face
from engine.vocabulary.terms.objects.filters import belong_to_one, qualifiers_of, zone_of
from engine.vocabulary.terms.objects.objects import Some, This, matching
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.casting.casting_options import CastWay
    from engine.game.rules.context import Context

IN_WHICH_ORDER_TO_CAST = Purpose("cast order", "608.2g")
IN_WHICH_ORDER_TO_PLAY = Purpose("play order", "608.2g")


class OneFromZone(Reference):
    """A card in a player's zone, one of their choice."""

    __slots__ = ()

    @abstractmethod
    def candidates(self, ctx: Context, seat: Seat) -> tuple[Ref, ...]:
        """The cards of which they choose it."""

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.candidates(ctx, ctx.controller)


@phrase("a {spell:filter#one} from {zone:playing_zone}", into="castable")
@phrase("a {spell:filter#one} from {zone:playing_zone} {more:clause* #one}", into="castable")
@phrase("any number of {spell:filter#many} from {zone:playing_zone}", into="castable", count=AnyNumber())
@phrase("{count:counted} {spell:filter#count} from {zone:playing_zone}", into="castable", limited=True)
@record
class SpellFromZone(OneFromZone):
    """A card, or several, that a player chooses to cast from one of their zones (CR 601.3e).

    It is one that would be a spell of the description.
    """

    spell: Filter
    zone: str
    more: tuple[Filter, ...] = ()
    count: Amount = ONE
    limited: bool = wording(default=False)
    reads = READS_BOARD

    @property
    def plural(self) -> bool:
        """Whether it is several."""
        return self.count.plural

    def well_formed(self) -> bool:
        """Whether the description is one of spells.

        Cards in a zone are described in other ways. Each further clause says more of the spell itself.
        """
        up_to = isinstance(self.count, UpTo) and isinstance(self.count.most, Number)
        return of_spells(self.spell) and belong_to_one(self.more) and up_to == self.limited

    def candidates(self, ctx: Context, seat: Seat) -> tuple[Ref, ...]:
        """The cards that would be such spells."""
        return tuple(oid for oid in cards_there(ctx.game, self.zone, seat) if with_any_face(ctx, oid, self.fits))

    def fits(self, ctx: Context, oid: ObjectId) -> bool:
        """Whether a card is such a spell, as the context takes it to be."""
        return fits_as_spell(ctx, self.spell, oid) and all(part.matches(ctx, oid) for part in self.more)


@phrase("a other {what:filter#one}", into="castable", spell=None)
@phrase("a {spell:filter#one} from among other {what:filter#many}", into="castable")
@record
class OtherThere(OneFromZone):
    """A card in exile other than what the words before name, which the player chooses.

    It may have to be one that would be a spell of a description (CR 601.3e).
    """

    what: Filter
    spell: Filter | None = None
    key: str = ""
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """Of cards in exile; what is cast of them is described as a spell."""
        return zone_of(self.what) == EXILE and (self.spell is None or of_spells(self.spell))

    def wanted(self) -> Wanted:
        """What it is other than."""
        return Wanted("object", plural=False, itself=False)

    def candidates(self, ctx: Context, seat: Seat) -> tuple[Ref, ...]:
        """The others."""
        named = ctx.bound(self.key)
        others = (*named, *all_now(ctx, named))
        cards = (ref for ref in matching(ctx, self.what) if ref not in others)
        return tuple(ref for ref in cards if self.spell is None or with_any_face(ctx, ref, self.fits))

    def fits(self, ctx: Context, oid: ObjectId) -> bool:
        """Whether a card is such a spell, as the context takes it to be."""
        return self.spell is None or fits_as_spell(ctx, self.spell, oid)


def _many_from_among(what: Filter, group: Reference) -> Among:
    return Among(AnyNumber(), what, group)


production(
    "castable", "{what:filter#many} from among {group:object}", Among, _many_from_among, lambda node: None,
    read_only=True,
)  # fmt: skip
production("castable", "a {what:filter#one} in it", Among, one_from_it, lambda node: None, read_only=True)


@phrase("{card:object} from {zone:own_zone}", into="castable")
@record
class CardFromThere(Reference):
    """A card named before, or the card itself, in a zone of its player: "cast it from your graveyard"."""

    card: Reference
    zone: str
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """Whether the card is named already."""
        return (self.card.wanted() is not None and not self.card.plural) or isinstance(self.card, This)

    def works_from(self) -> str:
        """The zone in which an ability works that lets its own card be cast from there (CR 113.6)."""
        return self.zone if isinstance(self.card, This) else ""

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        there = (ref for ref in all_now(ctx, self.card.refs(ctx)) if is_object(ref) and ctx.obj(ref).zone == self.zone)
        return tuple(ref for ref in there if self.zone == EXILE or ctx.owner_of(ref) == ctx.controller)


include("castable", "thing")


@with_infinitive
@phrase("{player!} cast[s] {what:castable} <if_able? if able> without paying (its|their#what) mana (cost|costs#what)",
        free=True)  # fmt: skip
@phrase("{player!} cast[s] {what:castable} without paying that card's mana cost", free=True,
        read_only=True)  # fmt: skip
@phrase("{player!} cast[s] {what:castable}<{spending:with_mana}>")
@record
class CastNow(Instruction):
    """A player casts cards while the spell or ability resolves (CR 608.2g)."""

    player: PlayerReference
    what: Reference
    free: bool = False
    spending: WithMana | None = None
    if_able: bool = False
    key: str = ""
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """ "You may cast this spell without paying …" is an alternative cost, no instruction."""
        return not (isinstance(self.what, This) and self.free and self.what.noun in ("", "spell"))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spells."""
        if isinstance(self.what, Target):  # the card has been named already: only the spell that it becomes is new
            kinds = frozenset(("spell",))
            return (Antecedent(self.key, "object", self.what.plural, kinds, "cast", by_noun=True),)
        return (Antecedent(self.key, "object", self.what.plural, frozenset(("spell", "card")), "cast"),)

    def possible(self, ctx: Context) -> bool:
        acting = per_player(ctx, self.player)
        return any(self._castable(inner, seat, self._cards(inner, seat)) for seat, inner in acting)

    def perform(self, ctx: Context) -> bool:
        cast: list[Ref] = []
        for seat, inner in per_player(ctx, self.player):
            cards = list(self._cards(inner, seat))
            if isinstance(self.what, CHOICES):
                cast.extend(self._some_of(ctx, inner, seat, cards))
                continue
            if self.if_able and len(cards) > 1:
                prompt = say("order_to_cast")
                number = len(cards)
                cards = list(
                    ctx.choose_objects(
                        seat, cards, number, number, purpose=IN_WHICH_ORDER_TO_CAST, prompt=prompt, ordered=True
                    )
                )
            for oid in cards:
                ctx.choose_one(seat, (oid,), purpose=TO_CAST, prompt=say("cast_one_of_these"))  # there is no other
                cast.extend(
                    spell
                    for spell in (cast_card(ctx, seat, oid, free=self.free, mana_as=self._mana_as),)
                    if spell != NOBODY
                )
        ctx.bind(self.key, tuple(cast))
        return bool(cast)

    @property
    def _mana_as(self) -> str:
        """What mana may be spent as (CR 609.4b)."""
        return self.spending.kinds if self.spending is not None else ""

    def _fits(self, ctx: Context, oid: ObjectId, way: CastWay) -> bool:
        """Whether what is cast in a way is what the words say: only the half or face is looked at that is cast (CR
        601.3e, 709.3a, 715.3a)."""
        inner = ctx.within()
        inner.assumed = Look(ctx.game.obj(oid), values_as_spell(ctx.game, oid, way))
        return self._is_such(inner, oid)

    def _is_such(self, ctx: Context, oid: ObjectId) -> bool:
        what = self.what
        if isinstance(what, SpellFromZone):
            return what.fits(ctx, oid)
        if isinstance(what, Among):
            return what.of or _as_spell(ctx, what.what, oid)
        return not isinstance(what, Some) or what.what.matches(ctx, oid)

    def _some_of(self, ctx: Context, inner: Context, seat: Seat, left: list[Ref]) -> Iterator[Ref]:
        """One after the other of those that can be cast, in an order that the player chooses."""
        count = count_now(ctx, self.what) if isinstance(self.what, Among | Some | SpellFromZone) else ONE
        least, most = bounds_of(count, inner)
        for number in range(most):
            left = self._castable(inner, seat, left)
            sure = number < least or (number == 0 and len(left) == 1)  # who may do it has said so already
            prompt = say("cast_one_of_these") if sure else say("may_cast_one_of_these")
            chosen = ctx.choose_objects(seat, left, int(sure), 1, purpose=TO_CAST, prompt=prompt, good=True)
            if not chosen:
                break
            left.remove(chosen[0])
            fits = partial(self._fits, inner)
            spell = cast_card(ctx, seat, chosen[0], free=self.free, fits=fits, mana_as=self._mana_as)
            if spell != NOBODY:
                yield spell

    def _castable(self, ctx: Context, seat: Seat, cards: Sequence[Ref]) -> list[Ref]:
        fits = partial(self._fits, ctx)
        return [oid for oid in cards if is_object(oid) and _can_cast(ctx, seat, oid, self.free, fits, self._mana_as)]

    def _cards(self, ctx: Context, seat: Seat) -> tuple[Ref, ...]:
        """What could be meant, before anything is chosen of it."""
        what = self.what
        if isinstance(what, OneFromZone):
            return what.candidates(ctx, seat)
        if isinstance(what, Among) and what.group is not None:
            return affected_objects(ctx, what.group, TO_CAST)
        if isinstance(what, Some) and zone_of(what.what) in ZONES:
            there = (oid for owner in ctx.game.apnap() for oid in ctx.game.zone(zone_of(what.what), owner))
            return tuple(dict.fromkeys(there))
        return what.candidates(ctx) if isinstance(what, (Some, Among)) else affected_objects(ctx, what, TO_CAST, seat)


CHOICES = (Some, Among, OneFromZone)


Fits = Callable[["ObjectId", "CastWay"], bool]


def _can_cast(
    ctx: Context, seat: Seat, oid: ObjectId, free: bool, fits: Fits | None = None, mana_as: str = ""
) -> bool:  # fmt: skip
    """Whether a player could cast a card now, with any of its faces (CR 608.2g)."""
    if oid not in ctx.game.objects:
        return False
    way = replace(WITHOUT_PAYING if free else USUAL, zone=ctx.obj(oid).zone, mana_as=mana_as)
    ways = (replace(way, face=face) for face in castable_faces(ctx.game, oid))
    return any(can_cast_by_effect(ctx, oid, one, seat) for one in ways if fits is None or fits(oid, one))


def _as_spell(ctx: Context, kind: Filter, ref: Ref) -> bool:
    """Whether a card would be such a spell: a description of spells fits the cards that they will be (CR 601.3)."""
    if "land" in ctx.chars(ref).types:
        return False
    return all(part.matches(ctx, ref) for part in qualifiers_of(kind))


@with_infinitive
@phrase("{player!} play[s] {what:thing}")
@phrase("{player!} play[s] {what:thing} without paying its mana cost", free=True)
@phrase("{player!} play[s] lands and cast[s] spells from among {what:object} without paying their mana costs",
        free=True, both=True)  # fmt: skip
@phrase("{player!} play[s] lands and cast[s] spells from among {what:bare_group} without paying their mana costs",
        free=True, both=True)  # fmt: skip
@record
class PlayNow(Instruction):
    """A player plays a card while the spell or ability resolves: as a land, or casting it (CR 701.14b)."""

    player: PlayerReference
    what: Reference
    free: bool = False
    any_of: bool = False  # as many of several cards as the player likes, in the order they like
    both: bool = wording(default=False)  # "lands and cast spells"
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card played."""
        return (Antecedent(self.key, "object", False, frozenset(("card",)), "played"),)

    def possible(self, ctx: Context) -> bool:
        return isinstance(self.what, CHOSEN) or bool(self._playable(ctx))

    def left_open(self, ctx: Context) -> PlayNow | None:
        """Of several cards each may be played or not, in the order that the player likes (CR 607.3, 608.2d)."""
        several = not isinstance(self.what, CHOSEN) and len(self._playable(ctx)) > 1
        return replace(self, any_of=True) if several else None

    def _playable(self, ctx: Context) -> tuple[ObjectId, ...]:
        refs = ctx.object_refs(self.what.refs(ctx))
        seats = self.player.seats(ctx)
        return tuple(oid for oid in refs if any(_can_play(ctx, seat, oid, self.free) for seat in seats))

    def perform(self, ctx: Context) -> bool:
        played: list[Ref] = []
        for seat, inner in per_player(ctx, self.player):
            cards = affected_objects(inner, self.what, TO_PLAY, seat, good=True)
            if self.any_of:
                prompt = say("order_to_play")
                cards = ctx.choose_objects(
                    seat,
                    self._playable(ctx),
                    0,
                    len(cards),
                    purpose=IN_WHICH_ORDER_TO_PLAY,
                    prompt=prompt,
                    ordered=True,
                    good=True,
                )
            for oid in cards:
                played.extend(ref for ref in (_play(ctx, seat, oid, self.free),) if ref != NOBODY)
        ctx.bind(self.key, tuple(played))
        return bool(played)


def _can_play(ctx: Context, seat: Seat, oid: ObjectId, free: bool) -> bool:
    if not _is_land(ctx, oid):
        return _can_cast(ctx, seat, oid, free)
    return why_not_play_land(ctx.game, oid, seat, by_effect=True) is None


def _play(ctx: Context, seat: Seat, oid: Ref, free: bool) -> Ref:
    if not is_object(oid):
        return NOBODY
    if not _is_land(ctx, oid):
        return cast_card(ctx, seat, oid, free=free)
    if why_not_play_land(ctx.game, oid, seat, by_effect=True) is not None:
        return NOBODY
    play_land(ctx.game, oid, seat, by_effect=True)
    return ctx.game.became(oid)


def _is_land(ctx: Context, oid: ObjectId) -> bool:
    """Whether a card is a land as it is played: one in exile is turned face up just before (CR 406.3a)."""
    return oid in ctx.game.objects and "land" in values_as_spell(ctx.game, oid, USUAL).types


def cast_card(
    ctx: Context, seat: Seat, oid: Ref, *, free: bool, fits: Fits | None = None, most_value: int | None = None,
    mana_as: str = "",
) -> Ref:  # fmt: skip
    """Let a player cast a card from where it is, in a way that fits; the spell, or NOBODY."""
    if oid not in ctx.game.objects:
        return NOBODY
    zone = ctx.obj(oid).zone
    way = replace(WITHOUT_PAYING if free else USUAL, zone=zone, mana_as=mana_as)
    return cast_by_effect(ctx, oid, way, seat, most_value=most_value, fits=fits)
