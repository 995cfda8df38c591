"""Planeswalkers whose loyalty abilities a player may activate twice in a turn (CR 606.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.rules.questions.uses import LOYALTY_TIMES
from engine.meaning.families import Continuous, Filter, Instruction, Reference, RuleModifier, StaticEffect
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.grammar.durations import ThisTurn

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TWICE = 2


@phrase("you may activate loyalty abilities of {object} twice this turn rather than only once", into="ending",
        what=None)  # fmt: skip
@phrase("you may activate the loyalty abilities of {what:filter#many} twice this turn rather than only once",
        into="ending", object=None)  # fmt: skip
@record
class ActivateLoyaltyTwice(Instruction):
    """A player may activate loyalty abilities of certain planeswalkers twice this turn."""

    object: Reference | None
    what: Filter | None
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        if self.object is not None:
            begin(ctx, (TwiceRatherThanOnce(),), tuple(self.object.refs(ctx)), ThisTurn("this turn"))
        elif self.what is not None:
            begin(ctx, (LoyaltyTwice(self.what),), None, ThisTurn("this turn"))
        return True


@record
class LoyaltyTwice(Continuous):
    """The planeswalkers of a description."""

    what: Filter
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.what.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (TwiceRatherThanOnce(),)


@record
class TwiceRatherThanOnce(RuleModifier):
    """The answer that the effect's controller may activate them twice in a turn."""

    reads = READS_NOTHING
    questions = (LOYALTY_TIMES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return TWICE if ctx.controller_of(about) == ctx.controller else None
