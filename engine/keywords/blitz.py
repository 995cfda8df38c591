"""Blitz (CR 702.152)."""

from __future__ import annotations

from engine.core.zones import GRAVEYARD
from engine.keywords.shared.alternative_costs import cast_for
from engine.keywords.shared.for_one_turn import goes_at_end_step
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import Cost
from engine.statics.abilities import HasAbilities
from engine.terms.casting import CostWasPaid
from engine.terms.objects import This
from engine.text.compile import compile_definition
from engine.text.keywords import keyword, named


@keyword("702.152", "Blitz", "blitz {costs:mana_cost*,}", "blitz—^{costs:cost*,^}.")
class Blitz:
    """A creature with haste for one turn, and a card for its death (CR 702.152a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        given = (named("haste"), *compile_definition("When ~ dies, draw a card.", "blitz"))
        return (
            cast_for("blitz", self.costs),
            goes_at_end_step("blitz", GRAVEYARD, "Sacrifice this permanent."),
            StaticAbility((HasAbilities(given),), condition=CostWasPaid(This(), "blitz")),
        )
