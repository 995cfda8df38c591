"""Morph (CR 702.37)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.turning_up import face_down_abilities


@keyword("702.37", "Morph", "morph {costs:mana_cost*,}", "morph—^{costs:cost*,^}.")
class Morph:
    """A card cast face down as a 2/2 creature, and turned up for its morph cost (CR 702.37a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return face_down_abilities("morph", self.costs, rule="702.37e")
