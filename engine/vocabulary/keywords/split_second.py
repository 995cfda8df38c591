"""Split second (CR 702.61)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import STACK
from engine.game.rules.casting.questions import MAY_CAST
from engine.game.rules.questions.enchant import MAY_ACTIVATE
from engine.meaning.abilities import Ability, ActivatedAbility, StaticAbility
from engine.meaning.families import Continuous, RuleModifier, StaticEffect
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked, Refusal

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class NothingElse(RuleModifier):
    """Players can't cast spells or activate abilities that aren't mana abilities (CR 702.61a, 702.61b)."""

    reads = READS_NOTHING
    questions = (MAY_CAST, MAY_ACTIVATE)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        ability = details.get("ability")
        if details.get("land") or (isinstance(ability, ActivatedAbility) and ability.mana):
            return None
        return Refusal(say("a_spell_with_split_second_is_on_the_stack"), "702.61a")


@record
class WhileOnStack(Continuous):
    """What applies to everything while the spell is on the stack."""

    rule: RuleModifier
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return True

    def parts(self) -> tuple[StaticEffect, ...]:
        return (self.rule,)


@keyword("702.61", "Split second")
class SplitSecond:
    """A spell to which nobody can respond but with mana abilities and special actions."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((WhileOnStack(NothingElse()),), zones=(STACK,)),)
