"""Bloodthirst (CR 702.54)."""

from __future__ import annotations

from engine.text.keywords import keyword


@keyword("702.54", "Bloodthirst", "bloodthirst {number:number}")
class Bloodthirst:
    """Counters if blood was drawn (CR 702.54a)."""

    number: int

    definition = "If an opponent was dealt damage this turn, ~ enters with [number:count] +1/+1 counter(s) on it."
