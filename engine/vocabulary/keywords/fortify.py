"""Fortify (CR 702.67)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.families import Cost


@keyword("702.67", "Fortify", "fortify {costs:mana_cost*,}", "fortify—^{costs:cost*,^}.")
class Fortify:
    """Attaching a Fortification to a land (CR 702.67a)."""

    costs: tuple[Cost, ...]

    definition = "[costs:cost*,^]: Attach ~ to target land you control. Activate only as a sorcery."
