"""Scavenge (CR 702.97)."""

from __future__ import annotations

from engine.compiler.keywords import defined, keyword
from engine.core.record import replace
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.alternative_costs import for_its_mana_cost
from engine.vocabulary.keywords.shared.own_mana_cost import PayOwnManaCost


@keyword("702.97", "Scavenge", "scavenge {costs:mana_cost*,}", "scavenge—^{costs:cost*,^}.")
class Scavenge:
    """A dead creature whose power goes to another (CR 702.97a)."""

    costs: tuple[Cost, ...]  # none: the mana cost of the card

    definition = (
        "[costs:cost*,^], Exile this card from your graveyard: Put a number of +1/+1 counters equal to this card's "
        "power on target creature. Activate only as a sorcery."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return defined(self if self.costs else replace(self, costs=(PayOwnManaCost(),)))


for_its_mana_cost("scavenge", Scavenge, "the")
