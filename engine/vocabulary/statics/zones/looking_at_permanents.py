"""Others' face-down permanents that a player may look at (CR 708.5).

As in "you may look at face-down creatures …".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD
from engine.game.rules.questions.looking import MAY_LOOK_AT
from engine.meaning.families import Continuous, Duration, Filter, Instruction, RuleModifier, StaticEffect
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.objects.filters import zone_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("you may look at {what:filter#many} any time", into="static")
@phrase("you may look at {what:filter#many}", into="static", any_time=False)
@record
class LookAtFaceDown(Continuous):
    """Permanents that the player may look at although they are face down."""

    what: Filter
    any_time: bool = wording(default=True)
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Permanents: cards in exile have words of their own."""
        return zone_of(self.what) == BATTLEFIELD

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.what.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_MayLook(),)


@record
class _MayLook(RuleModifier):
    """The answer that the effect's controller may look."""

    reads = READS_NOTHING
    questions = (MAY_LOOK_AT,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True if details.get("seat") == ctx.controller else None


@phrase("{duration}, you may look at {what:filter#many} any time")
@record
class MayLookForATime(Instruction):
    """A player may look at face-down permanents for a time."""

    duration: Duration
    what: Filter
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        begin(ctx, (LookAtFaceDown(self.what),), None, self.duration)
        return True
