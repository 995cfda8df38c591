"""Undying (CR 702.93)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.93", "Undying")
class Undying:
    """A creature that returns greater (CR 702.93a)."""

    definition = (
        "When ~ dies, if it had no +1/+1 counters on it, return it to the battlefield under its owner's control with a "
        "+1/+1 counter on it."
    )
