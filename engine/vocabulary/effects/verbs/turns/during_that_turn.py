"""What is so during an extra turn (CR 500.7): "During that turn, damage can't be prevented".

The extra turn is one that the words make.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record
from engine.game.rules.questions.enchant import MAY_ACTIVATE
from engine.meaning.families import Continuous, Instruction, RuleModifier, StaticEffect
from engine.meaning.families.instructions import RULES
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_TURN
from engine.meaning.questions import Asked, Refusal
from engine.meaning.speech import Wanted
from engine.vocabulary.effects.verbs.damage.prevent_damage import Unpreventable
from engine.vocabulary.effects.verbs.turns.extra_turns import TURN
from engine.vocabulary.statics.costs.ability_cost_changes import is_ability_of
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.grammar.durations import ForTheRestOfTheGame

if TYPE_CHECKING:
    from engine.game.events.damage import Damage
    from engine.game.rules.context import Context


@record
class DuringThatTurn(Instruction):
    """Something is so during that turn, and in no other (CR 500.7)."""

    key: str = ""
    reads = READS_TURN
    first_matters = RULES

    def wanted(self) -> Wanted:
        """The turn."""
        return Wanted(TURN)

    def perform(self, ctx: Context) -> bool:
        made = ctx.bindings.get(self.key)
        if not isinstance(made, tuple):
            return False
        begin(ctx, (self.then(made),), None, ForTheRestOfTheGame())
        return True

    def then(self, made: tuple[int, ...]) -> StaticEffect:
        """What is so in the turn that was made at that moment."""
        raise NotImplementedError


@phrase("during that turn, damage can't be prevented", into="sentence_start")
@record
class NoPreventionThen(DuringThatTurn):
    """Damage can't be prevented during that turn (CR 615.12)."""

    def then(self, made: tuple[int, ...]) -> StaticEffect:
        return UnpreventableThen(made=made)


@record
class UnpreventableThen(Unpreventable):
    """Damage that can't be prevented in the extra turn that was made at a certain moment, and in no other."""

    made: tuple[int, ...] = ()
    reads = READS_TURN

    def applies(self, ctx: Context, event: Damage) -> bool:
        return bool(self.made) and ctx.game.turn.made == self.made and Unpreventable.applies(self, ctx, event)


@phrase("during that turn, {keyword:keyword_name} abilities can't be activated", into="sentence_start")
@record
class NoActivationThen(DuringThatTurn):
    """Activated abilities of a keyword can't be activated during that turn (CR 602.5)."""

    keyword: str = ""

    def then(self, made: tuple[int, ...]) -> StaticEffect:
        return ForbiddenThen(self.keyword, made)


@record
class ForbiddenThen(Continuous):
    """What has a keyword, in the extra turn that was made at a certain moment."""

    keyword: str
    made: tuple[int, ...]
    reads = READS_TURN

    def affects(self, ctx: Context, ref: Ref) -> bool:
        in_time = bool(self.made) and ctx.game.turn.made == self.made
        return in_time and is_object(ref) and self.keyword in ctx.chars(ref).abilities.keywords

    def parts(self) -> tuple[StaticEffect, ...]:
        return (KeywordForbidden(self.keyword),)


@record
class KeywordForbidden(RuleModifier):
    """An object whose abilities of a keyword can't be activated."""

    keyword: str
    reads = READS_TURN
    questions = (MAY_ACTIVATE,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if not is_ability_of(ctx, self.keyword, about, details.get("ability")):
            return None
        return Refusal(say("its_abilities_cant_be_activated", permanent=NameOf(about)), "602.5")
