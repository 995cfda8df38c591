"""Offspring (CR 702.175 of the edition of 2026)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.optional_costs import OptionalCost, with_offer


@keyword("702.175", "Offspring", "offspring {costs:mana_cost*,}", "offspring—^{costs:cost*,^}.")
class Offspring:
    """An additional cost for a small copy (CR 702.175a)."""

    costs: tuple[Cost, ...]

    definition = "When ~ enters, if its offspring cost was paid, create a token that's a copy of it, except it's 1/1."

    def stands_for(self) -> tuple[Ability, ...]:
        return self.again(0)

    def again(self, number: int) -> tuple[Ability, ...]:
        return with_offer(self, OptionalCost("offspring", self.costs), number)
