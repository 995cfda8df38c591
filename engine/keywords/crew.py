"""Crew (CR 702.122)."""

from __future__ import annotations

from engine.keywords.total_power import TapTotalPower as TapTotalPower
from engine.text.keywords import keyword


@keyword("702.122", "Crew", "crew {number:number}")
class Crew:
    """A Vehicle that becomes a creature when creatures crew it (CR 702.122a)."""

    number: int

    definition = (
        "Tap any number of other untapped creatures you control with total power [number] or greater: ~ becomes an "
        "artifact creature until end of turn."
    )
