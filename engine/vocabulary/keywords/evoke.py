"""Evoke (CR 702.74)."""

from __future__ import annotations

from engine.compiler.keywords import defined, keyword
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.alternative_costs import cast_for


@keyword("702.74", "Evoke", "evoke {costs:mana_cost*,}", "evoke—^{costs:cost*,^}.")
class Evoke:
    """A creature cast only for what it does as it comes and goes (CR 702.74a)."""

    costs: tuple[Cost, ...]
    definition = "When ~ enters, if its evoke cost was paid, its controller sacrifices it."

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("evoke", self.costs), *defined(self))
