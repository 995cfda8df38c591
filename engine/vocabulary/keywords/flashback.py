"""Flashback (CR 702.34)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.core.zones import EXILE, GRAVEYARD
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.alternative_costs import cast_for, for_its_mana_cost


@keyword("702.34", "Flashback", "flashback {costs:mana_cost*,}", "flashback—^{costs:cost*,^}.")
class Flashback:
    """A spell cast once more from the graveyard, and then exiled (CR 702.34a)."""

    costs: tuple[Cost, ...]  # none: its mana cost

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("flashback", self.costs or None, GRAVEYARD, leaving=EXILE),)


for_its_mana_cost("flashback", Flashback, "the")
