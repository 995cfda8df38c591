"""Aura swap (CR 702.65)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.families import Cost


@keyword("702.65", "Aura swap", "aura swap {costs:mana_cost*,}", "aura swap—^{costs:cost*,^}.")
class AuraSwap:
    """An Aura that gives its place to another (CR 702.65a)."""

    costs: tuple[Cost, ...]

    definition = "[costs:cost*,^]: You may exchange ~ with an Aura card in your hand."
