"""Fading (CR 702.32)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.32", "Fading", "fading {number:number}")
class Fading:
    """A permanent for so many turns (CR 702.32a)."""

    number: int

    definition = (
        "~ enters with [number:count] fade counter(s) on it.\n"
        "At the beginning of your upkeep, remove a fade counter from ~. If you can't, sacrifice ~."
    )
