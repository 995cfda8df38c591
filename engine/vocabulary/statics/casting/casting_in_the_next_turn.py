"""Spells that players can't cast during their next turns (CR 601.3a, 611.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, Seat
from engine.core.record import record, wording
from engine.game.rules.casting.questions import MAY_CAST, MAY_STAY_PROPOSED
from engine.meaning.families import Continuous, Duration, Filter, Instruction, RuleModifier, StaticEffect
from engine.meaning.families.instructions import RULES
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, READS_TURN
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.effects import FloatingEffect
    from engine.game.state.game import Game


@phrase("{player} can't cast {what:filter#many} during that player's next turn")
@phrase("{player} can't cast {what:filter#many} during their next turn", their=True)
@record
class ForbidCastingInNextTurn(Instruction):
    """Certain players can't cast certain spells in the next turn that each of them takes."""

    player: PlayerReference
    what: Filter
    their: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        seats = self.player.seats(ctx)
        for seat in seats:
            begin(ctx, (NotInTurnOf(self.what, seat, ctx.game.turn.number),), None, TillNextTurnOfEnds(seat))
        return bool(seats)


@record
class TillNextTurnOfEnds(Duration):
    """Until the next turn of a certain player ends. No words read it."""

    seat: Seat
    reads = READS_TURN
    ends_at = "cleanup"

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        return game.turn.number > effect.began[0] and game.is_active(self.seat)


@record
class NotInTurnOf(Continuous):
    """Spells that a certain player can't cast in their own turns after a certain one. No words read it."""

    what: Filter
    seat: Seat
    after: int
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return fits_as_spell(ctx, self.what, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_NotThen(self.seat, self.after),)


@record
class _NotThen(RuleModifier):
    """The answer that a spell can't be cast."""

    seat: Seat
    after: int
    reads = READS_TURN
    questions = (MAY_CAST, MAY_STAY_PROPOSED)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        now = ctx.game.turn.number > self.after and ctx.game.is_active(self.seat)
        if details.get("land") or details["seat"] != self.seat or not now:
            return None
        return Refusal(say("an_effect_says_that_it_cant_be_cast"), "601.3a")
