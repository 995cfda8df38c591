"""Flying (CR 702.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import RuleModifier
from engine.model.node import READS_NOTHING
from engine.rules.questions import Refusal
from engine.text.keywords import keyword

if TYPE_CHECKING:
    from engine.rules.context import Context


class CanOnlyBeBlockedByFlyers(RuleModifier):
    """A creature with flying is blocked only by creatures with flying or reach (CR 702.9b)."""

    __slots__ = ()
    reads = READS_NOTHING
    questions = ("may_be_blocked_by",)

    def answer(self, ctx: Context, question: str, about: Ref, **details: object) -> object:
        blocker = details["blocker"]
        assert isinstance(blocker, int)
        keywords = ctx.chars(blocker).abilities.keywords
        if "flying" in keywords or "reach" in keywords:
            return None
        return Refusal("it has flying", "702.9b")


@keyword("702.9", "Flying")
class Flying:
    """An evasion ability."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((CanOnlyBeBlockedByFlyers(),)),)
