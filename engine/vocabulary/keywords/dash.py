"""Dash (CR 702.109)."""

from __future__ import annotations

from engine.compiler.keywords import keyword, named
from engine.core.zones import BATTLEFIELD, HAND
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.alternative_costs import cast_for
from engine.vocabulary.keywords.shared.for_one_turn import goes_at_end_step
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.terms.casting.paid_as_cast import CostWasPaid
from engine.vocabulary.terms.objects.objects import This


@keyword("702.109", "Dash", "dash {costs:mana_cost*,}", "dash—^{costs:cost*,^}.")
class Dash:
    """A creature with haste for one turn, back in hand at its end (CR 702.109a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (
            cast_for("dash", self.costs),
            goes_at_end_step(
                "dash", HAND, "At the beginning of the next end step, return this permanent to its owner's hand."
            ),
            StaticAbility(
                (HasAbilities((named("haste"),)),), condition=CostWasPaid(This(), "dash"), zones=(BATTLEFIELD,),
                label="It has haste if its dash cost was paid.",
            ),
        )  # fmt: skip
