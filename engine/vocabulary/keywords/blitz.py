"""Blitz (CR 702.152)."""

from __future__ import annotations

from engine.compiler.compile import compile_definition
from engine.compiler.keywords import keyword, named
from engine.core.zones import GRAVEYARD
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.alternative_costs import cast_for, for_its_mana_cost
from engine.vocabulary.keywords.shared.for_one_turn import goes_at_end_step
from engine.vocabulary.keywords.shared.own_mana_cost import PayOwnManaCost
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.terms.casting.paid_as_cast import CostWasPaid, words_of_costs
from engine.vocabulary.terms.objects.objects import This


@keyword("702.152", "Blitz", "blitz {costs:mana_cost*,}", "blitz—^{costs:cost*,^}.")
class Blitz:
    """A creature with haste for one turn, and a card for its death.

    Each knows of its own payment (CR 702.152).
    """

    costs: tuple[Cost, ...]  # none: its mana cost

    def stands_for(self) -> tuple[Ability, ...]:
        return self.again(0)

    def again(self, number: int) -> tuple[Ability, ...]:
        costs = self.costs or (PayOwnManaCost(),)
        mine = f"blitz {words_of_costs(costs)}" + (f" ({number + 1})" if number else "")
        given = (named("haste"), *compile_definition("When ~ dies, draw a card.", "blitz"))
        return (
            cast_for("blitz", costs, particular=mine),
            goes_at_end_step(mine, GRAVEYARD, "At the beginning of the next end step, sacrifice this permanent."),
            StaticAbility((HasAbilities(given),), condition=CostWasPaid(This(), mine)),
        )


for_its_mana_cost("blitz", Blitz, "the")
