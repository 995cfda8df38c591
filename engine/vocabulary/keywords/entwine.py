"""Entwine (CR 702.42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import STACK
from engine.game.rules.casting.questions import MODE_BOUNDS
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Cost, RuleModifier
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM, OptionalCost

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.objects import StackItem


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
