"""Goad (CR 701.38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, Seat, is_player
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.game.rules.combat.questions import MUST_ATTACK
from engine.game.rules.questions.rule_modifiers import affirmed
from engine.meaning.families import Instruction, Reference, RuleModifier
from engine.meaning.families.instructions import RULES
from engine.meaning.node import READS_EVERYTHING, READS_NOTHING
from engine.meaning.questions import Asked, Question
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import affected_objects, done_to
from engine.vocabulary.effects.shared.zone_change_tracking import on_battlefield
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.grammar.durations import UntilYourNextTurn
from engine.vocabulary.terms.objects.adjectives import status_word

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_GOAD = Purpose("goad", "701.38a", asks="goad_what")

GOADED: Question[bool] = Question("goaded", "701.38", about="creature", answer="True")

status_word("goaded", lambda ctx, ref: affirmed(ctx.game, GOADED, ref), READS_EVERYTHING)


@phrase("goad {what:thing}")
@record
class Goad(Instruction):
    """Creatures are goaded until the player's next turn."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING
    first_matters = RULES

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was goaded."""
        return done_to(self.key, self.what, "goaded")

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, affected_objects(ctx, self.what, TO_GOAD))
        for oid in chosen:
            if not any(isinstance(part, Goaded) and part.by == ctx.controller for part in _parts(ctx, oid)):
                begin(ctx, (Goaded(ctx.controller),), (oid,), UntilYourNextTurn())  # once per player (CR 701.38d)
        ctx.bind(self.key, chosen)
        return bool(chosen)


def _parts(ctx: Context, oid: Ref) -> tuple[object, ...]:
    """What floating effects do to a permanent."""
    return tuple(part for effect in ctx.game.floating if oid in (effect.affected or ()) for part in effect.parts)


@record
class Goaded(RuleModifier):
    """It attacks each combat if able, and a player other than who goaded it if able (CR 701.38b)."""

    by: Seat
    questions = (MUST_ATTACK, GOADED)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if question == GOADED:
            return True
        defender = details.get("defender")
        if defender is None:
            return True
        return True if isinstance(defender, int) and is_player(defender) and defender != self.by else None


@forms(
    phrase("[is|are] goaded", into="change"),
    phrase("['s|'re] goaded", into="effect_change", short=True),
)
@record
class IsGoaded(RuleModifier):
    """Creatures that are goaded as long as an effect says so, by its controller (CR 701.38b)."""

    short: bool = wording(default=False)
    questions = (MUST_ATTACK, GOADED)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        goaded = Goaded(ctx.controller)
        if goaded in _parts(ctx, about):
            return None  # that player has goaded it already (CR 701.38d)
        return goaded.answer(ctx, question, about, **details)
