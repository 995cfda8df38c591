"""Dethrone (CR 702.105)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.105", "Dethrone")
class Dethrone:
    """Growth by attacking who has the most life; each instance triggers separately (CR 702.105b)."""

    definition = (
        "Whenever this creature attacks the player with the most life or tied for most life, put a +1/+1 "
        "counter on this creature."
    )
