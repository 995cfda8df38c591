"""Entwine (CR 702.42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import STACK
from engine.keywords.shared.optional_costs import WHERE_CAST_FROM, OptionalCost
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import Cost, RuleModifier
from engine.model.node import READS_NOTHING
from engine.model.questions import Asked
from engine.rules.casting.questions import MODE_BOUNDS
from engine.text.keywords import keyword

if TYPE_CHECKING:
    from engine.rules.context import Context
    from engine.state.objects import StackItem


@record
class AllModes(RuleModifier):
    """All modes are chosen instead of just the number specified, if entwine was paid (CR 702.42a)."""

    reads = READS_NOTHING
    questions = (MODE_BOUNDS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        item: StackItem = details["item"]  # type: ignore[assignment]
        return (details["number"], details["number"]) if item.value("entwine") else None


@keyword("702.42", "Entwine", "entwine {costs:mana_cost*,}", "entwine—^{costs:cost*,^}.")
class Entwine:
    """An additional cost for choosing all modes."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((OptionalCost("entwine", self.costs),), zones=WHERE_CAST_FROM),
            StaticAbility((AllModes(),), zones=(STACK,)),
        )
