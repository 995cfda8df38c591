"""Melee (CR 702.121)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.121", "Melee")
class Melee:
    """A boost for attacking many players; each instance triggers separately (CR 702.121b)."""

    definition = (
        "Whenever this creature attacks, it gets +1/+1 until end of turn for each opponent you attacked with "
        "a creature this combat."
    )
