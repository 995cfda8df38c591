"""Aura swap (CR 702.65)."""

from __future__ import annotations

from engine.model.families import Cost
from engine.text.keywords import keyword


@keyword("702.65", "Aura swap", "aura swap {costs:mana_cost*,}", "aura swap—^{costs:cost*,^}.")
class AuraSwap:
    """An Aura that gives its place to another (CR 702.65a)."""

    costs: tuple[Cost, ...]

    definition = "[costs:cost*,^]: You may exchange ~ with an Aura card in your hand."
