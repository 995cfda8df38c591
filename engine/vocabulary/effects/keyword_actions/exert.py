"""Exert (CR 701.39): as a creature attacks, or as a cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase, production
from engine.core.identity import Ref, Seat
from engine.core.keys import EventKey, Mark, Purpose
from engine.core.record import record
from engine.game.events.status import SetMark
from engine.game.rules.combat.questions import AS_IT_ATTACKS
from engine.game.rules.turn.questions import UNTAPS
from engine.meaning.abilities import StaticAbility, TriggeredAbility
from engine.meaning.families import Cost, Duration, Filter, Happening, Instruction, Reference, RuleModifier
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING, READS_TURN
from engine.meaning.questions import Asked, Refusal
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.abilities.delayed import AtOnce, WhenDone
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.grammar.instructions import Steps
from engine.vocabulary.terms.objects.adjectives import marked, status_word
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.terms.players.players import You
from engine.vocabulary.triggers.events import OTHER, PLAYER

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.effects import FloatingEffect
    from engine.game.state.game import Game

TO_EXERT = Purpose("exert", "701.39a")

EXERTED = Mark("exerted")
EXERTING = EventKey("exerted")


def exert(ctx: Context, oid: Ref) -> bool:
    """Exert a permanent: it won't untap during its controller's next untap step (CR 701.39a, 701.39c)."""
    if not ctx.on_battlefield(oid):
        return False
    carry_out(ctx, SetMark(oid, EXERTED, key=EXERTING))
    begin(ctx, (StaysTapped(ctx.controller_of(oid)),), (oid,), UntilNextUntapStep())
    return True


@record
class StaysTapped(RuleModifier):
    """An exerted permanent does not untap in the untap step of the player who exerted it."""

    seat: Seat
    questions = (UNTAPS,)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return Refusal(say("it_was_exerted"), "701.39a") if ctx.game.is_active(self.seat) else None


@record
class UntilNextUntapStep(Duration):
    """Until the player's next untap step is over (CR 701.39b)."""

    reads = READS_TURN
    ends_at = "upkeep begins"

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        return game.turn.number > effect.began[0] and game.is_active(effect.controller)


@record
class OfferExertion(Instruction):
    """An offer to exert a creature as it attacks, an optional cost (CR 701.39d).

    If it is exerted, the ability that says "when you do" triggers.
    """

    ability: TriggeredAbility | None
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        if not ctx.may(ctx.controller, say("may_exert", creature=NameOf(ctx.source)), purpose=TO_EXERT):
            return False
        exert(ctx, ctx.source)
        return self.ability is None or WhenDone(You(), self.ability).perform_after(ctx, done=True)


@phrase("you may exert {creature:object} as it attacks", into="static", when=lambda node: node.ability is None)
@record
class MayExert(RuleModifier):
    """A creature that may be exerted as it attacks."""

    creature: Reference
    ability: TriggeredAbility | None = None
    fresh: bool = False  # only if it hasn't been exerted this turn
    questions = (AS_IT_ATTACKS,)
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """A creature has this of itself."""
        return isinstance(self.creature, This)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return None if self.fresh and _exerted_this_turn(ctx, about) else OfferExertion(self.ability)


def _exerted_this_turn(ctx: Context, ref: Ref) -> bool:
    return any(
        isinstance(event, SetMark) and (event.ref, event.name) == (ref, EXERTED) for event in ctx.game.history.this_turn
    )


def _may_exert(fresh: bool) -> Any:
    return lambda creature, effect: MayExert(creature, TriggeredAbility(AtOnce(), effect), fresh)


def _may_exert_read(fresh: bool) -> Any:
    def read(node: MayExert) -> dict[str, Any] | None:
        if node.ability is None or node.fresh != fresh:
            return None
        return {"creature": node.creature, "effect": node.ability.effect}

    return read


for _fresh, _words in ((False, "you"), (True, "if {creature} hasn't been exerted this turn, you")):
    _exerted = "it" if _fresh else "{creature}"
    production(
        "static", f"{_words} may exert {_exerted} as it attacks. ^when you do, {{effect}}", MayExert,
        _may_exert(_fresh), _may_exert_read(_fresh), creature="object", effect="chain",
    )  # fmt: skip


def _exert_and_more(creature: Reference, first: Instruction, rest: Instruction) -> StaticAbility:
    effect = Steps((first, *rest.sentences()))
    return StaticAbility((MayExert(creature, TriggeredAbility(AtOnce(), effect)),))


def _exert_and_more_read(node: StaticAbility) -> dict[str, Any] | None:
    offer = node.effects[0] if len(node.effects) == 1 and node.condition is None else None
    if not isinstance(offer, MayExert) or offer.ability is None or offer.fresh:
        return None
    effect = offer.ability.effect
    if not isinstance(effect, Steps):
        return None
    first, *rest = effect.steps
    return {"creature": offer.creature, "first": first, "rest": rest[0] if len(rest) == 1 else Steps(tuple(rest))}


production(
    "static_ability", "you may exert {creature:object} as it attacks. ^when you do, {first}. ^{rest}", StaticAbility,
    _exert_and_more, _exert_and_more_read, first="chain", rest="effects",
)  # fmt: skip


@phrase("exert {creature:object}", into="cost")
@record
class ExertCost(Cost):
    """Exerting the permanent as a cost."""

    creature: Reference
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """A permanent exerts itself."""
        return isinstance(self.creature, This)

    def payable(self, ctx: Context) -> bool:
        return ctx.on_battlefield(ctx.source)

    def pay(self, ctx: Context) -> bool:
        return exert(ctx, ctx.source)


@phrase("exert[s] {what:other_subject}", into="player_happening")
@record
class Exerts(Happening):
    """A player exerts a permanent that they control (CR 701.39)."""

    what: Filter
    keys = (EXERTING,)
    about_player = True

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The permanent."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what)),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, SetMark) or EXERTING not in event.keys():
            return None
        seat = ctx.controller_of(event.ref)
        fits = subject.matches(ctx, seat) and self.what.matches(ctx, event.ref)
        return {PLAYER: (seat,), OTHER: (event.ref,)} if fits else None


status_word("exerted", marked(EXERTED))
