"""Disturb (CR 702.146)."""

from __future__ import annotations

from engine.core.zones import GRAVEYARD
from engine.keywords.shared.alternative_costs import cast_for
from engine.model.abilities import Ability
from engine.model.families import Cost
from engine.text.keywords import keyword


@keyword("702.146", "Disturb", "disturb {costs:mana_cost*,}")
class Disturb:
    """A card cast transformed from the graveyard (CR 702.146a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("disturb", self.costs, GRAVEYARD, face=1),)
