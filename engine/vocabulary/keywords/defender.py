"""Defender (CR 702.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.rules.combat.questions import MAY_ATTACK
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import RuleModifier
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.keywords.shared.evasion import has

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class DefenderRule(RuleModifier):
    """A creature with defender can't attack (CR 702.3b)."""

    reads = READS_NOTHING
    questions = (MAY_ATTACK,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return Refusal(say("it_has_defender"), "702.3b") if has(ctx.game, about, "defender") else None


@keyword("702.3", "Defender")
class Defender:
    """A creature that only defends."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((DefenderRule(),)),)
