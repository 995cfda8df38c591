"""More than meets the eye (CR 702.162)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.core.zones import HAND
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.alternative_costs import cast_for


@keyword("702.162", "More than meets the eye", "more ^than ^meets the ^eye {costs:mana_cost*,}")
class MoreThanMeetsTheEye:
    """A card cast converted for another cost (CR 702.162a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("more than meets the eye", self.costs, HAND, face=1),)
