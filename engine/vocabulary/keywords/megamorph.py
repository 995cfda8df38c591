"""Megamorph, a variant of morph (CR 702.37b)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.turning_up import face_down_abilities


@keyword("702.37", "Megamorph", "megamorph {costs:mana_cost*,}", "megamorph—^{costs:cost*,^}.")
class Megamorph:
    """Morph, with a +1/+1 counter as it is turned face up for its megamorph cost."""

    costs: tuple[Cost, ...]
    variant_of = "morph"

    def stands_for(self) -> tuple[Ability, ...]:
        return face_down_abilities("megamorph", self.costs, counter=True, rule="702.37b")
