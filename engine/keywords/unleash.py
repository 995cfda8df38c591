"""Unleash (CR 702.98)."""

from __future__ import annotations

from engine.text.keywords import keyword


@keyword("702.98", "Unleash")
class Unleash:
    """A counter at the price of blocking (CR 702.98a)."""

    definition = (
        "You may have ~ enter with an additional +1/+1 counter on it.\n"
        "~ can't block as long as it has a +1/+1 counter on it."
    )
