"""Afflict (CR 702.130)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.130", "Afflict", "afflict {number:number}")
class Afflict:
    """A price for blocking it; each instance triggers separately (CR 702.130b)."""

    number: int
    definition = "Whenever this creature becomes blocked, defending player loses [number] life."
