"""Abilities with {T} or {Q} activated, and attacks, in spite of summoning sickness (CR 302.6, 609.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.rules.combat.questions import ATTACK_IGNORING_SICKNESS
from engine.game.rules.questions.enchant import ACTIVATE_IGNORING_SICKNESS
from engine.meaning.families import Continuous, Filter, RuleModifier, StaticEffect
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("you may activate abilities of {what:filter#many} as though those creatures had haste", into="static")
@record
class ActivateAsThoughHaste(Continuous):
    """Creatures of the player's whose abilities may be activated as though they had haste."""

    what: Filter
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.what.matches(ctx, ref) and ctx.controller_of(ref) == ctx.controller

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_AsThoughHaste(),)


@record
class _AsThoughHaste(RuleModifier):
    """The answer that it does not matter for how long a creature has been there."""

    reads = READS_NOTHING
    questions = (ACTIVATE_IGNORING_SICKNESS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True


@phrase("can attack as though (it|they#) had haste", into="change")
@record
class AttacksAsThoughHaste(RuleModifier):
    """A creature that can attack as though it had haste (CR 302.6, 609.4).

    That says nothing of its abilities with {T}: those have to wait.
    """

    reads = READS_NOTHING
    questions = (ATTACK_IGNORING_SICKNESS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True
