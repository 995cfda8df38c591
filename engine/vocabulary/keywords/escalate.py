"""Escalate (CR 702.120)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import STACK
from engine.game.rules.casting.questions import MODE_COSTS
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Cost, RuleModifier
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class CostsOfFurtherModes(RuleModifier):
    """An additional cost for each mode chosen beyond the first (CR 702.120a)."""

    costs: tuple[Cost, ...]
    reads = READS_NOTHING
    questions = (MODE_COSTS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        modes = details["modes"]
        assert isinstance(modes, tuple)
        return self.costs * (len(modes) - 1)


@keyword("702.120", "Escalate", "escalate {costs:mana_cost*,}", "escalate—^{costs:cost*,^}.")
class Escalate:
    """A modal spell whose modes beyond the first cost more."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((CostsOfFurtherModes(self.costs),), zones=(STACK,)),)
