"""Menace (CR 702.111)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.rules.combat.questions import BLOCK_GROUP
from engine.game.rules.combat.restrictions import TooFew
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import RuleModifier
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class MenaceRule(RuleModifier):
    """A creature with menace can't be blocked except by two or more creatures (CR 702.111b)."""

    reads = READS_NOTHING
    questions = (BLOCK_GROUP,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        blockers = details["blockers"]
        assert isinstance(blockers, tuple)
        if len(blockers) >= 2:
            return None
        return TooFew(f"{ctx.chars(about).name} has menace", "702.111b")


@keyword("702.111", "Menace")
class Menace:
    """An evasion ability against single blockers."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((MenaceRule(),)),)
