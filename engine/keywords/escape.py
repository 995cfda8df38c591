"""Escape (CR 702.138)."""

from __future__ import annotations

from engine.core.zones import GRAVEYARD
from engine.keywords.shared.alternative_costs import cast_for
from engine.model.abilities import Ability
from engine.model.families import Cost
from engine.text.keywords import keyword


@keyword("702.138", "Escape", "escape—^{costs:cost*,^}.")
class Escape:
    """A card cast from the graveyard at the price of other cards there (CR 702.138a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("escape", self.costs, GRAVEYARD),)
