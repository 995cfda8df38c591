"""Frenzy (CR 702.68)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.68", "Frenzy", "frenzy {number:number}")
class Frenzy:
    """A boost where nobody blocks; each instance triggers separately (CR 702.68b)."""

    number: int
    definition = "Whenever this creature attacks and isn't blocked, it gets +[number]/+0 until end of turn."
