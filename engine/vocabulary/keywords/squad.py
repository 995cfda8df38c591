"""Squad (CR 702.157)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.optional_costs import OptionalCost, with_offer


@keyword("702.157", "Squad", "squad {costs:mana_cost*,}", "squad—^{costs:cost*,^}.")
class Squad:
    """An additional cost, paid any number of times, for as many copies of the creature (CR 702.157a)."""

    costs: tuple[Cost, ...]

    definition = (
        "When ~ enters, if its squad cost was paid, create a token that's a copy of it for each time its squad cost "
        "was paid."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return self.again(0)

    def again(self, number: int) -> tuple[Ability, ...]:
        return with_offer(self, OptionalCost("squad", self.costs, repeats=True), number)
