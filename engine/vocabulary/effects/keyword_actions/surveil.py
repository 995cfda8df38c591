"""Surveil (CR 701.42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.compiler.verbs import verb
from engine.core.identity import Ref, Seat
from engine.core.keys import Deed, Purpose
from engine.core.record import record, wording
from engine.core.zones import GRAVEYARD, LIBRARY
from engine.game.events.cards import PlayerDid, ReorderLibrary
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.meaning.families import Amount, Continuous, Instruction, RuleModifier, StaticEffect
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked, Question
from engine.vocabulary.effects.keyword_actions.scry import sort_top
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.triggers.would_do import may_be_replaced, sets_out

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_LOOK_AT_MORE = Purpose("look at more", "701.42b")
TO_SURVEIL = Purpose("surveil", "701.42a")

LOOKED_AT_TOO: Question[int] = Question(
    "looked_at_too", "701.42b", about="player", answer="how many more cards they may look at while they surveil"
)
SURVEIL = Deed("surveil", sees_hidden=True)

verb("player_deed", SURVEIL, "surveil", "surveilled")
may_be_replaced(SURVEIL, "surveil", of_cards=True)


@phrase("{player!} surveil[s] {amount}")
@record
class Surveil(Instruction):
    """Players look at cards on top of their libraries and put any of them into their graveyards."""

    player: PlayerReference
    amount: Amount
    reads = READS_NOTHING
    personal = False

    def perform(self, ctx: Context) -> bool:
        numbers = {seat: self.amount.value(inner) for seat, inner in per_player(ctx, self.player)}
        done = False
        for seat, number in numbers.items():
            if number <= 0 or not sets_out(ctx, seat, SURVEIL, number):  # CR 701.42c
                continue
            done = True
            looked_at = number + _more(ctx, seat)
            top, gone = sort_top(ctx, seat, seat, looked_at, TO_SURVEIL, GRAVEYARD)
            carry_out(ctx, *(ZoneChange(oid, GRAVEYARD, cause="effect", by=ctx.source) for oid in gone))
            rest = tuple(oid for oid in ctx.game.zone(LIBRARY, seat) if oid not in top)
            carry_out(ctx, ReorderLibrary(seat, (*top, *rest)), PlayerDid(seat, SURVEIL, number))
        return done


def _more(ctx: Context, seat: Seat) -> int:
    """How many more cards a player looks at (CR 701.42b): each effect lets them, or not."""
    offered = tuple(verdicts(ctx.game, LOOKED_AT_TOO, seat))
    prompt = say("look_at_more")
    return sum(more for more in offered if ctx.may(seat, prompt, purpose=TO_LOOK_AT_MORE))


@phrase("you may look at {number:count} additional cards each time you surveil", into="static")
@phrase("you may look at a additional {number:count} cards each time you surveil", into="static", older=True)
@record
class MoreToSurveil(Continuous):
    """A player who may look at more cards whenever they surveil."""

    number: Amount
    older: bool = wording(default=False)
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref == ctx.controller

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_LooksAtMore(self.number),)


@record
class _LooksAtMore(RuleModifier):
    """So many more cards."""

    number: Amount
    questions = (LOOKED_AT_TOO,)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return self.number.value(ctx)
