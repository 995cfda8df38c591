"""Fortify (CR 702.67)."""

from __future__ import annotations

from engine.model.families import Cost
from engine.text.keywords import keyword


@keyword("702.67", "Fortify", "fortify {costs:mana_cost*,}", "fortify—^{costs:cost*,^}.")
class Fortify:
    """Attaching a Fortification to a land (CR 702.67a)."""

    costs: tuple[Cost, ...]

    definition = "[costs:cost*,^]: Attach ~ to target land you control. Activate only as a sorcery."
