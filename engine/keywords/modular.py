"""Modular (CR 702.43)."""

from __future__ import annotations

from engine.text.keywords import keyword


@keyword("702.43", "Modular", "modular {number:number}")
class Modular:
    """Counters that a dying artifact creature passes on (CR 702.43a)."""

    number: int

    definition = (
        "~ enters with [number:count] +1/+1 counter(s) on it.\n"
        "When ~ dies, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on ~."
    )
