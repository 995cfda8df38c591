"""Kicker (CR 702.33)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM, OptionalCost


@keyword(
    "702.33",
    "Kicker",
    "kicker {costs:mana_cost*,}",
    "kicker—^{costs:cost*,^}.",
    "kicker {costs:mana_cost*,} and/or {other:mana_cost*,}",
)
class Kicker:
    """An additional cost for something more; "and/or" stands for two kicker abilities (CR 702.33b)."""

    costs: tuple[Cost, ...]
    other: tuple[Cost, ...] = ()

    def stands_for(self) -> tuple[Ability, ...]:
        return tuple(
            StaticAbility((OptionalCost("kicker", costs),), zones=WHERE_CAST_FROM)
            for costs in (self.costs, self.other)
            if costs
        )
