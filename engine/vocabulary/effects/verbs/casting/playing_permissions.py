"""Permission to play cards (CR 601.3, 701.14b): "You may play that card this turn".

Also "cast it without paying …".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import NOBODY, Ref, Seat, is_object
from engine.core.record import record, wording
from engine.core.zones import EXILE
from engine.game.decisions.purposes import TO_PLAY
from engine.game.events.casting import LandPlayed, SpellCast
from engine.game.events.effects import BeginEffect
from engine.game.events.status import SetMark
from engine.game.rules.casting.casting_options import PERMITTED, CastWay, permitted_ways, playable_land_faces
from engine.game.rules.casting.permission import lands_with
from engine.game.rules.casting.questions import CAST_WAYS, LAND_WAYS
from engine.game.rules.context import Context
from engine.game.rules.questions.looking import MAY_LOOK
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import (
    Amount,
    Cost,
    Duration,
    Filter,
    Happening,
    Instruction,
    Reference,
    RuleModifier,
    Target,
)
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING, READS_STATUS, Node
from engine.meaning.questions import Asked
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import affected_objects, per_player
from engine.vocabulary.effects.shared.among import PUT_BACK
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.statics.casting.permission_used import UseRider
from engine.vocabulary.statics.casting.playing_from_zones import LIFE_FOR_MANA, fitting_ways
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.statics.mana.spending_mana import ANY_TYPE
from engine.vocabulary.terms.amounts.plain_numbers import Number, UpTo
from engine.vocabulary.terms.grammar.this_way import DoneThisWay
from engine.vocabulary.terms.objects.filters import Described
from engine.vocabulary.terms.objects.objects import Every
from engine.vocabulary.terms.players.players import PlayerReference, You
from engine.vocabulary.terms.turns.past import Exactly, times

if TYPE_CHECKING:
    from engine.game.state.game import Game

lexicon("playing_verb", {
    "play": "play", "cast": "cast", "look and play": "look at and play", "look and cast": "look at and cast",
})  # fmt: skip


@phrase("for as long as it remains exiled", word="it remains")
@phrase("for as long as they remain exiled", word="they remain")
@phrase("for as long as that card remains exiled", word="that card remains")
@phrase("for as long as those cards remain exiled", word="those cards remain")
@record
class WhileExiled(Duration):
    """As long as any of the cards stays in exile."""

    word: str = wording()
    reads = READS_STATUS

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        return not any(ref in game.objects and game.obj(ref).zone == EXILE for ref in effect.affected or ())


@phrase(", and you may spend mana as though it were {kinds:spent_as} to cast {spell:permitted_spell}",
        into="with_mana")  # fmt: skip
@forms(
    phrase(" and you may spend mana as though it were {kinds:spent_as} to cast {spell:permitted_spell}",
        into="with_mana", comma=False),
    phrase(" and they may spend mana as though it were {kinds:spent_as} to cast {spell:permitted_spell}",
        into="with_mana", comma=False, they=True),
)  # fmt: skip
@forms(
    phrase(", and mana of any type can be spent to cast {spell:permitted_spell}", into="with_mana",
        kinds=ANY_TYPE, can=True),
    phrase(" and mana of any type can be spent to cast {spell:permitted_spell}", into="with_mana",
        kinds=ANY_TYPE, can=True, comma=False),
)  # fmt: skip
@phrase(". ^if you cast a spell this way, you may spend mana as though it were {kinds:spent_as} to cast "
        "{spell:permitted_spell}", into="with_mana", comma=False, sentence=True)  # fmt: skip
@record
class WithMana(Node):
    """What mana may be spent as on what is permitted to be cast (CR 609.4b)."""

    kinds: str
    spell: str
    comma: bool = wording(default=True)
    can: bool = wording(default=False)
    they: bool = wording(default=False)
    sentence: bool = wording(default=False)


lexicon("permitted_spell", {"it": "it", "them": "them", "that spell": "that spell", "those spells": "those spells"})
_PAYING_LIFE = "pay life equal to {whose:whose_mana} mana value rather than {pay:pay_or_paying} its mana cost"


def _paying_life(node: type) -> type:
    """The phrases in which life is paid for a spell, each in the words there are for it."""
    for said in ("{player} may {verb:playing_verb} {object} {duration}",
                 "{duration}, {player} may {verb:playing_verb} one of {object}",
                 "{player} may {verb:playing_verb} {what:filter#many} from among {object} {duration}"):  # fmt: skip
        named: dict[str, Any] = {"leading": True, "one": True} if said.startswith("{duration}") else {}
        node = phrase(f"{said}. ^if you cast a spell this way, {_PAYING_LIFE}", into="ending", life=True, **named)(node)
    return node


lexicon("whose_mana", {"": "its", "that": "that spell's"})
lexicon("pay_or_paying", {"": "pay", "paying": "paying"})
_FREE = "<free? without paying (its|their#object) mana (cost|costs#object)>"
_MANA = "<{spending:with_mana}>"
_RIDER = "<{rider:use_rider}>"


@phrase("{player} may {verb:playing_verb} {object} {duration} " + _FREE + _MANA + _RIDER, into="ending")
@phrase("{duration}, {player} may {verb:playing_verb} {object} " + _FREE + _MANA + _RIDER, into="ending", leading=True)
@phrase("{duration}, {player} may {verb:playing_verb} {object} by {instead:doing*and} rather than paying "
        "(its|their#object) mana (cost|costs#object)", into="ending", leading=True)  # fmt: skip
@forms(
    phrase("{duration}, {player} may {verb:playing_verb} a {what:filter#one} from among {object}", into="ending",
           one=True, leading=True),
    phrase("{player} may {verb:playing_verb} a {what:filter#one} from among {object} {duration}", into="ending",
           one=True),
    phrase("{duration}, {player} may {verb:playing_verb} {most:count} of {object}", into="ending", leading=True),
    phrase("{player} may {verb:playing_verb} {most:count} of {object} {duration}", into="ending"),
)  # fmt: skip
@phrase(
    "{player} may {verb:playing_verb} {object} without paying (its|their#object) mana (cost|costs#object) {duration}",
    into="ending",
    free=True,
    early=True,
)
@phrase("{player} may {verb:playing_verb} {object} from {origin:own_zone} {duration}", into="ending")
@phrase("{duration}, {player} may {verb:playing_verb} {object:bare_group}", into="ending", leading=True)
@phrase("{duration}, {player} may cast {object} if it's a {what:filter#one}", into="ending", verb="cast", leading=True,
        provided=True)  # fmt: skip
@phrase("{player} may cast {object} {duration} if it's a {what:filter#one}", into="ending", verb="cast", provided=True)
@phrase("{duration}, {player} may {verb:playing_verb} one of {object}" + _MANA, into="ending", leading=True, one=True)
@phrase("{player} may {verb:playing_verb} one of {object} {duration}" + _MANA, into="ending", one=True)
@phrase("{player} may play lands and cast {what:filter#many} from among {object} {duration}" + _MANA, into="ending",
        verb="both")  # fmt: skip
@phrase("{duration}, {player} may play lands and cast {what:filter#many} from among {object}", into="ending",
        verb="both", leading=True)  # fmt: skip
@phrase("{duration}, {player} may play lands and cast {what:filter#many} from among {object:bare_group} without paying "
        "their mana costs", into="ending", verb="both", leading=True, free=True)  # fmt: skip
@phrase("during any turn you {in_turn:player_past_or_perfect}, you may {verb:playing_verb} {object}" + _MANA,
        into="ending", player=You(), duration=WhileExiled("it remains"))  # fmt: skip
@_paying_life
@phrase("{player} may {verb:playing_verb} {what:filter#many} from among {object} {duration} "
        "<free? without paying their mana costs>" + _MANA, into="ending")  # fmt: skip
@phrase("{duration}, {player} may {verb:playing_verb} {what:filter#many} from among {object} "
        "<free? without paying their mana costs>" + _MANA, into="ending", leading=True)  # fmt: skip
@record
class MayPlay(Instruction):
    """A player may play certain cards for a time, by the usual rules of timing (CR 601.3e, 305.1)."""

    player: PlayerReference
    verb: str
    object: Reference
    duration: Duration
    what: Filter | None = None  # what of them may be played, if not all
    free: bool = False
    spending: WithMana | None = None
    leading: bool = wording(default=False)
    early: bool = wording(default=False)
    provided: bool = wording(default=False)  # "if it's an instant or sorcery spell"
    one: bool = False  # only one of them
    life: bool = False  # life equal to its mana value is paid rather than a spell's mana cost
    in_turn: Happening | None = None  # what the player has to have done in the turn
    whose: str = wording(default="")
    pay: str = wording(default="")
    origin: str = ""  # where it has to be
    instead: tuple[Cost, ...] = ()  # what is paid rather than the mana cost
    most: Amount | None = None  # how many of them, if not all
    rider: UseRider | None = None  # what is so of spells cast with it
    key: str = ""
    reads = READS_NOTHING
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """Of cards without an article only those with which something was done: "cards exiled this way"."""
        if self.origin and isinstance(self.object, Target):
            return False  # a target's own words say where it is
        if self.most is not None and not (isinstance(self.most, UpTo) and isinstance(self.most.most, Number)):
            return False
        if not isinstance(self.object, Every) or self.object.word:
            return True
        what = self.object.what
        return isinstance(what, Described) and any(isinstance(clause, DoneThisWay) for clause in what.after)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spell that the card may become: "that spell"."""
        return (Antecedent(self.key, "object", self.object.plural, frozenset(("spell",)), "cast", by_noun=True),)

    def perform(self, ctx: Context) -> bool:
        permitted: list[Ref] = []
        for seat, inner in per_player(ctx, self.player):
            cards = affected_objects(inner, self.object, TO_PLAY)
            if self.origin:
                cards = tuple(card for card in cards if is_object(card) and ctx.obj(card).zone == self.origin)
            permitted += cards
            if not cards:
                continue
            if "look" in self.verb:
                carry_out(ctx, *(SetMark(card, MAY_LOOK, seat) for card in cards))
            permission = self._permission(ctx, seat, cards)
            effect = FloatingEffect(ctx.source, seat, (permission,), cards, self.duration, tuple(ctx.bindings.items()))
            carry_out(ctx, BeginEffect(effect))
        ctx.bind(self.key, tuple(permitted))
        if not self.object.plural:  # "that card", of several: "put the rest on the bottom of your library"
            ctx.bind(PUT_BACK, (*ctx.bindings.get(PUT_BACK, ()), *permitted))
        return bool(permitted)

    def _permission(self, ctx: Context, seat: Seat, cards: tuple[Ref, ...]) -> Permission:
        most = self.most.most.value(ctx) if isinstance(self.most, UpTo) else int(self.one)
        return Permission(
            seat,
            self.free,
            self.verb == "both" or self.verb.endswith("play"),
            LIFE_FOR_MANA if self.life else self.instead or None,
            what=self.what,
            any_land=self.verb == "both",
            mana_as=self.spending.kinds if self.spending is not None else "",
            one_of=(ctx.game.history.total, cards) if most else None,
            most=max(1, most),
            in_turn=self.in_turn,
            rider=self.rider,
            giver=NOBODY if self.rider is None else ctx.controller,
        )


@record
class Permission(RuleModifier):
    """A player may cast cards, or play them as lands, from where they are."""

    seat: Seat
    free: bool
    lands: bool
    costs: tuple[Cost, ...] | None = None  # instead of the mana cost
    faces: tuple[int, ...] = ()  # the only ones it may be cast as; none named: any
    what: Filter | None = None
    any_land: bool = False  # whether `what` is said of the spells only
    mana_as: str = ""
    one_of: tuple[int, tuple[Ref, ...]] | None = None  # the cards only some of which may be played, and since when
    most: int = 1  # how many of them
    in_turn: Happening | None = None
    rider: UseRider | None = None
    giver: Seat = NOBODY  # whose spell or ability permits it
    questions = (CAST_WAYS, LAND_WAYS)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        if details.get("seat") != self.seat or about not in ctx.game.objects:
            return None
        if not self._is_time(ctx):
            return None
        if question == LAND_WAYS:
            fits = self.what is None or self.any_land or fits_as_spell(ctx, self.what, about)
            return lands_with(playable_land_faces(ctx.game, about)) if self.lands and fits else None
        costs: tuple[Cost, ...] | None = () if self.free else self.costs
        way = CastWay(PERMITTED, costs, zone=ctx.obj(about).zone, mana_as=self.mana_as)
        if self.rider is not None:
            way = self.rider.on(Context(ctx.game, ctx.source, self.giver), way, self.seat)
        ways = permitted_ways(ctx.game, about, self.seat, way)
        if self.what is not None:
            ways = fitting_ways(ctx, self.what, about, way, self.seat)
        return tuple(one for one in ways if not self.faces or one.face in self.faces)

    def _is_time(self, ctx: Context) -> bool:
        """Whether not yet so many as may be have been played, and this turn is one in which they may be."""
        if self.one_of is not None and _played(ctx, *self.one_of) >= self.most:
            return False
        return self.in_turn is None or any(True for _ in times(ctx, Exactly(self.seat), self.in_turn, "this"))


def _played(ctx: Context, since: int, cards: tuple[Ref, ...]) -> int:
    """How many of some cards have been played since then (CR 701.14b)."""
    events = ctx.game.history.since(since)
    played = (event.oid for event in events if isinstance(event, SpellCast | LandPlayed))
    return sum(ctx.obj(oid).previous in cards for oid in played)
