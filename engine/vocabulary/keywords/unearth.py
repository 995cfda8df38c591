"""Unearth (CR 702.84)."""

from __future__ import annotations

from engine.compiler.keywords import defined, keyword
from engine.core.record import replace
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.alternative_costs import for_its_mana_cost
from engine.vocabulary.keywords.shared.own_mana_cost import PayOwnManaCost


@keyword("702.84", "Unearth", "unearth {costs:mana_cost*,}", "unearth—^{costs:cost*,^}.")
class Unearth:
    """A creature back for one turn (CR 702.84a)."""

    costs: tuple[Cost, ...]  # none: the mana cost of the card

    definition = (
        "[costs:cost*,^]: Return this card from your graveyard to the battlefield. It gains haste. Exile it at the "
        "beginning of the next end step. If it would leave the battlefield, exile it instead of putting it anywhere "
        "else. Activate only as a sorcery."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return defined(self if self.costs else replace(self, costs=(PayOwnManaCost(),)))


for_its_mana_cost("unearth", Unearth, "the")
