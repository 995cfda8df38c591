"""Disguise (CR 702.168)."""

from __future__ import annotations

from functools import cache

from engine.compiler.keywords import keyword, named
from engine.core.mana import generic
from engine.meaning.abilities import Abilities, Ability
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.turning_up import face_down_abilities
from engine.vocabulary.terms.costs.costs import PayMana


@cache
def disguised() -> Characteristics:
    """A face-down 2/2 creature with ward {2} (CR 702.168a)."""
    ward = named("ward", (PayMana(generic(2)),))
    return Characteristics(types=("creature",), power=2, toughness=2, abilities=Abilities((ward,)))


@keyword("702.168", "Disguise", "disguise {costs:mana_cost*,}", "disguise—^{costs:cost*,^}.")
class Disguise:
    """A card cast face down as a 2/2 creature with ward {2}, and turned up for its disguise cost."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return face_down_abilities("disguise", self.costs, values=disguised(), rule="702.168d")
