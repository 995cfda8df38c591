"""Ravenous (CR 702.156)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.156", "Ravenous")
class Ravenous:
    """Counters for X, and a card if X is great (CR 702.156a)."""

    definition = "~ enters with X +1/+1 counters on it.\nWhen ~ enters, if X is 5 or greater, draw a card."
