"""Equip (CR 702.6)."""

from __future__ import annotations

from engine.model.families import Cost, Filter
from engine.terms.filters import Described, HasType, TypeNoun
from engine.text.keywords import keyword

CREATURE = Described(noun=TypeNoun(HasType("creature")))


@keyword(
    "702.6", "Equip", "equip {costs:mana_cost*,}", "equip—^{costs:cost*,^}.", "equip {what:filter} {costs:mana_cost*,}"
)
class Equip:
    """Attaching an Equipment to a creature, perhaps only to one of a quality (CR 702.6e)."""

    costs: tuple[Cost, ...]
    what: Filter = CREATURE

    definition = "[costs:cost*,^]: Attach ~ to target [what] you control. Activate only as a sorcery."
