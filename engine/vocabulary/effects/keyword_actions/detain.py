"""Detain (CR 701.29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.keys import Purpose
from engine.core.record import record
from engine.game.rules.combat.questions import MAY_ATTACK, MAY_BLOCK
from engine.game.rules.questions.enchant import MAY_ACTIVATE
from engine.meaning.families import Instruction, Reference, RuleModifier
from engine.meaning.families.instructions import RULES
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked, Refusal
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import affected_objects, done_to
from engine.vocabulary.effects.shared.zone_change_tracking import on_battlefield
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.grammar.durations import UntilYourNextTurn

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_DETAIN = Purpose("detain", "701.29a")


@phrase("detain {what:thing}")
@record
class Detain(Instruction):
    """Permanents can't attack, block or use activated abilities until the player's next turn."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING
    first_matters = RULES

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was detained."""
        return done_to(self.key, self.what, "detained")

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, affected_objects(ctx, self.what, TO_DETAIN, good=False))
        if chosen:
            begin(ctx, (Detained(),), chosen, UntilYourNextTurn())
        ctx.bind(self.key, chosen)
        return bool(chosen)


@record
class Detained(RuleModifier):
    """What a detained permanent can't do."""

    questions = (MAY_ATTACK, MAY_BLOCK, MAY_ACTIVATE)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return Refusal(say("it_is_detained"), "701.29a")
