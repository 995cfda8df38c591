"""Multikicker, a variant of kicker (CR 702.33c)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM, OptionalCost


@keyword("702.33", "Multikicker", "multikicker {costs:mana_cost*,}", "multikicker—^{costs:cost*,^}.")
class Multikicker:
    """A kicker cost that can be paid any number of times."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        offer = OptionalCost("kicker", self.costs, keyword="multikicker", repeats=True)
        return (StaticAbility((offer,), zones=WHERE_CAST_FROM),)
