"""Replicate (CR 702.56)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.alternative_costs import for_its_mana_cost
from engine.vocabulary.keywords.shared.optional_costs import OptionalCost, with_offer
from engine.vocabulary.keywords.shared.own_mana_cost import PayOwnManaCost


@keyword("702.56", "Replicate", "replicate {costs:mana_cost*,}", "replicate—^{costs:cost*,^}.")
class Replicate:
    """An additional cost, paid any number of times, for as many copies (CR 702.56a)."""

    costs: tuple[Cost, ...]  # none: the mana cost of the spell

    definition = (
        "When you cast this spell, if its replicate cost was paid, copy it for each time its replicate cost was paid. "
        "You may choose new targets for the copies."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return self.again(0)

    def again(self, number: int) -> tuple[Ability, ...]:
        return with_offer(self, OptionalCost("replicate", self.costs or (PayOwnManaCost(),), repeats=True), number)


for_its_mana_cost("replicate", Replicate, "the")
