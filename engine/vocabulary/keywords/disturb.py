"""Disturb (CR 702.146)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.core.zones import GRAVEYARD
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.alternative_costs import cast_for


@keyword("702.146", "Disturb", "disturb {costs:mana_cost*,}")
class Disturb:
    """A card cast transformed from the graveyard (CR 702.146a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("disturb", self.costs, GRAVEYARD, face=1),)
