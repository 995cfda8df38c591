"""Scavenge (CR 702.97)."""

from __future__ import annotations

from engine.model.families import Cost
from engine.text.keywords import keyword


@keyword("702.97", "Scavenge", "scavenge {costs:mana_cost*,}", "scavenge—^{costs:cost*,^}.")
class Scavenge:
    """A dead creature whose power goes to another (CR 702.97a)."""

    costs: tuple[Cost, ...]

    definition = (
        "[costs:cost*,^], Exile this card from your graveyard: Put a number of +1/+1 counters equal to this card's "
        "power on target creature. Activate only as a sorcery."
    )
