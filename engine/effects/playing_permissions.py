"""Permission to play cards (CR 601.3, 701.14): "You may play that card this turn", "cast it without paying …"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.identity import NOBODY, Ref, Seat, is_object
from engine.core.zones import EXILE
from engine.effects.among import Among
from engine.effects.following import carry_out
from engine.effects.having import with_infinitive
from engine.effects.things import are_there, per_player, things
from engine.events.effects import BeginEffect
from engine.model.families import Cost, Duration, Filter, Instruction, Reference, RuleModifier
from engine.model.node import READS_NOTHING, READS_STATUS
from engine.rules.casting_by_effect import WITHOUT_PAYING, cast_by_effect
from engine.rules.special import play_land, why_not_play_land
from engine.rules.ways import PERMITTED, USUAL, CastWay, permitted_ways, playable_land_faces
from engine.state.effects import FloatingEffect
from engine.terms.objects import This
from engine.terms.plain_numbers import bounds_of
from engine.terms.players import PlayerReference
from engine.text.binding import Antecedent
from engine.text.templates import lexicon, phrase

if TYPE_CHECKING:
    from engine.rules.context import Context
    from engine.state.game import Game

lexicon("playing_verb", {"play": "play", "cast": "cast"})


@phrase("for as long as it remains exiled", word="it remains")
@phrase("for as long as they remain exiled", word="they remain")
@phrase("for as long as that card remains exiled", word="that card remains")
@phrase("for as long as those cards remain exiled", word="those cards remain")
@dataclass(frozen=True, slots=True)
class WhileExiled(Duration):
    """As long as any of the cards stays in exile."""

    word: str
    reads = READS_STATUS

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        return not any(ref in game.objects and game.obj(ref).zone == EXILE for ref in effect.affected or ())


@phrase(
    "{player} may {verb:playing_verb} {object} {duration} <free? without paying (its|their#object) mana "
    "(cost|costs#object)>", into="ending",
)
@phrase(
    "{duration}, {player} may {verb:playing_verb} {object} <free? without paying (its|their#object) mana "
    "(cost|costs#object)>", into="ending", leading=True,
)
@phrase(
    "{player} may {verb:playing_verb} {object} without paying (its|their#object) mana (cost|costs#object) {duration}",
    into="ending", free=True, early=True,
)
@phrase("{player} may play lands and cast spells from among {object} {duration}", into="ending", verb="both")
@phrase(
    "{duration}, {player} may play lands and cast spells from among {object}",
    into="ending", verb="both", leading=True,
)
@phrase("{player} may cast spells from among {object} {duration}", into="ending", verb="cast spells")
@phrase("{duration}, {player} may cast spells from among {object}", into="ending", verb="cast spells", leading=True)
@dataclass(frozen=True, slots=True)
class MayPlay(Instruction):
    """A player may play certain cards for a time, by the usual rules of timing (CR 601.3e, 305.1)."""

    player: PlayerReference
    verb: str
    object: Reference
    duration: Duration
    free: bool = False
    leading: bool = False
    early: bool = False
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        began = False
        for seat, inner in per_player(ctx, self.player):
            cards = tuple(ref for ref in things(inner, self.object, "play") if is_object(ref))
            if not cards:
                continue
            permission = Permission(seat, self.free, lands=self.verb in ("play", "both"))
            effect = FloatingEffect(
                NOBODY, ctx.source, seat, 0, (permission,), cards, self.duration, tuple(ctx.bindings.items())
            )
            carry_out(ctx, BeginEffect(effect))
            began = True
        return began


@dataclass(frozen=True, slots=True)
class Permission(RuleModifier):
    """A player may cast cards, or play them as lands, from where they are."""

    seat: Seat
    free: bool
    lands: bool
    costs: tuple[Cost, ...] | None = None  # instead of the mana cost
    faces: tuple[int, ...] = ()  # the only ones it may be cast as; none named: any
    questions = ("cast_ways", "land_ways")
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: str, about: Ref, **details: Any) -> object:
        if details.get("seat") != self.seat or about not in ctx.game.objects:
            return None
        if question == "land_ways":
            return playable_land_faces(ctx.game, about) if self.lands else None
        zone = ctx.obj(about).zone
        costs: tuple[Cost, ...] | None = () if self.free else self.costs
        ways = permitted_ways(ctx.game, about, self.seat, CastWay(PERMITTED, costs, zone=zone))
        return tuple(way for way in ways if not self.faces or way.face in self.faces)


@with_infinitive
@phrase("{player!} cast[s] {what:thing} without paying (its|their#what) mana (cost|costs#what)", free=True)
@phrase("{player!} cast[s] {what:thing}")
@dataclass(frozen=True, slots=True)
class CastNow(Instruction):
    """A player casts cards while the spell or ability resolves (CR 608.2g)."""

    player: PlayerReference
    what: Reference
    free: bool = False
    key: str = ""
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """"You may cast this spell without paying …" is an alternative cost, no instruction."""
        return not (isinstance(self.what, This) and self.free and not self.what.noun)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spells."""
        plural = bool(getattr(self.what, "plural", False))
        return (Antecedent(self.key, "object", plural, frozenset(("spell", "card")), "cast"),)

    def possible(self, ctx: Context) -> bool:
        if isinstance(self.what, Among) and self.what.group is not None:
            return any(self._cards(inner, seat) for seat, inner in per_player(ctx, self.player))
        return are_there(ctx, self.player, self.what)

    def perform(self, ctx: Context) -> bool:
        cast: list[Ref] = []
        for seat, inner in per_player(ctx, self.player):
            left = [ref for ref in self._cards(inner, seat) if is_object(ref)]
            most = bounds_of(self.what.count, inner)[1] if isinstance(self.what, Among) else len(left)
            while left and most > 0:
                oid = self._next(ctx, seat, left, first=not cast)
                if oid == NOBODY:
                    break
                left.remove(oid)
                spell = cast_card(ctx, seat, oid, free=self.free)
                if spell != NOBODY:
                    cast.append(spell)
                    most -= 1
        ctx.bind(self.key, tuple(cast))
        return bool(cast)

    def _cards(self, ctx: Context, seat: Seat) -> tuple[Ref, ...]:
        what = self.what
        if not isinstance(what, Among) or what.group is None:
            return things(ctx, what, "cast", seat, good=True)
        return tuple(ref for ref in things(ctx, what.group, "cast") if what.of or _as_spell(ctx, what.what, ref))

    def _next(self, ctx: Context, seat: Seat, left: list[Ref], first: bool) -> Ref:
        """The card that is cast next: one after the other, in an order that the player chooses.

        A player who may cast some of them and wants to has no choice if there is only one.
        """
        if len(left) == 1 and (first or not isinstance(self.what, Among)):
            return left[0]
        chosen = ctx.choose_objects(seat, left, 0, 1, purpose="cast", prompt="Cast one of these?", good=True)
        return chosen[0] if chosen else NOBODY


def _as_spell(ctx: Context, kind: Filter, ref: Ref) -> bool:
    """Whether a card would be such a spell: a description of spells fits the cards that they will be (CR 601.3)."""
    if "land" in ctx.chars(ref).types:
        return False
    parts = [*getattr(kind, "before", ()), *getattr(kind, "after", ())]
    return all(part.matches(ctx, ref) for part in parts)


@with_infinitive
@phrase("{player!} play[s] {what:thing}")
@phrase("{player!} play[s] {what:thing} without paying its mana cost", free=True)
@dataclass(frozen=True, slots=True)
class PlayNow(Instruction):
    """A player plays a card while the spell or ability resolves: as a land, or casting it (CR 701.14b)."""

    player: PlayerReference
    what: Reference
    free: bool = False
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card played."""
        return (Antecedent(self.key, "object", False, frozenset(("card",)), "played"),)

    def perform(self, ctx: Context) -> bool:
        played: list[Ref] = []
        for seat, inner in per_player(ctx, self.player):
            for oid in things(inner, self.what, "play", seat, good=True):
                played.extend(ref for ref in (_play(ctx, seat, oid, self.free),) if ref != NOBODY)
        ctx.bind(self.key, tuple(played))
        return bool(played)


def _play(ctx: Context, seat: Seat, oid: Ref, free: bool) -> Ref:
    if not is_object(oid):
        return NOBODY
    if "land" not in ctx.chars(oid).types:
        return cast_card(ctx, seat, oid, free=free)
    if why_not_play_land(ctx.game, oid, seat) is not None:
        return NOBODY
    play_land(ctx.game, oid, seat)
    return ctx.game.became(oid)


def cast_card(ctx: Context, seat: Seat, oid: Ref, *, free: bool) -> Ref:
    """Let a player cast a card from where it is; the spell, or NOBODY."""
    if oid not in ctx.game.objects:
        return NOBODY
    zone = ctx.obj(oid).zone
    way = WITHOUT_PAYING if free else USUAL
    return cast_by_effect(ctx, oid, CastWay(way.name, way.costs, zone=zone), seat)
