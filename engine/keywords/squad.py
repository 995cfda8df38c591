"""Squad (CR 702.157)."""

from __future__ import annotations

from engine.keywords.optional_costs import WHERE_CAST_FROM, OptionalCost
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import Cost
from engine.text.keywords import defined, keyword


@keyword("702.157", "Squad", "squad {costs:mana_cost*,}", "squad—^{costs:cost*,^}.")
class Squad:
    """An additional cost, paid any number of times, for as many copies of the creature (CR 702.157a)."""

    costs: tuple[Cost, ...]

    definition = (
        "When ~ enters, if its squad cost was paid, create a token that's a copy of it for each time its squad cost "
        "was paid."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        offer = OptionalCost("squad", self.costs, repeats=True)
        return (StaticAbility((offer,), zones=WHERE_CAST_FROM), *defined(self))
