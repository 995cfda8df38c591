"""Persist (CR 702.79)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.79", "Persist")
class Persist:
    """A creature that returns smaller (CR 702.79a)."""

    definition = (
        "When ~ dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with a "
        "-1/-1 counter on it."
    )
