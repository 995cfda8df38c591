"""Outlast (CR 702.107)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.families import Cost


@keyword("702.107", "Outlast", "outlast {costs:mana_cost*,}", "outlast—^{costs:cost*,^}.")
class Outlast:
    """A creature that grows while it stays behind (CR 702.107a)."""

    costs: tuple[Cost, ...]

    definition = "[costs:cost*,^], {T}: Put a +1/+1 counter on ~. Activate only as a sorcery."
