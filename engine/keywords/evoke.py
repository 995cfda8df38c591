"""Evoke (CR 702.74)."""

from __future__ import annotations

from engine.keywords.shared.alternative_costs import cast_for
from engine.model.abilities import Ability
from engine.model.families import Cost
from engine.text.keywords import defined, keyword


@keyword("702.74", "Evoke", "evoke {costs:mana_cost*,}", "evoke—^{costs:cost*,^}.")
class Evoke:
    """A creature cast only for what it does as it comes and goes (CR 702.74a)."""

    costs: tuple[Cost, ...]
    definition = "When ~ enters, if its evoke cost was paid, its controller sacrifices it."

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("evoke", self.costs), *defined(self))
