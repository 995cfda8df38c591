"""Mentor (CR 702.134)."""

from __future__ import annotations

from engine.text.keywords import keyword


@keyword("702.134", "Mentor")
class Mentor:
    """Teaching a weaker attacker; each instance triggers separately (CR 702.134b)."""

    definition = (
        "Whenever this creature attacks, put a +1/+1 counter on target attacking creature with power less "
        "than this creature's power."
    )
