"""Replicate (CR 702.56)."""

from __future__ import annotations

from engine.keywords.optional_costs import WHERE_CAST_FROM, OptionalCost
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import Cost
from engine.text.keywords import defined, keyword


@keyword("702.56", "Replicate", "replicate {costs:mana_cost*,}", "replicate—^{costs:cost*,^}.")
class Replicate:
    """An additional cost, paid any number of times, for as many copies (CR 702.56a)."""

    costs: tuple[Cost, ...]

    definition = (
        "When you cast this spell, if its replicate cost was paid, copy it for each time its replicate cost was paid. "
        "You may choose new targets for the copies."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        offer = OptionalCost("replicate", self.costs, repeats=True)
        return (StaticAbility((offer,), zones=WHERE_CAST_FROM), *defined(self))
