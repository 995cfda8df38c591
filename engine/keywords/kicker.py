"""Kicker (CR 702.33)."""

from __future__ import annotations

from engine.keywords.shared.optional_costs import WHERE_CAST_FROM, OptionalCost
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import Cost
from engine.text.keywords import keyword


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
