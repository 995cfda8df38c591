"""Prowess (CR 702.108)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.108", "Prowess")
class Prowess:
    """A boost for noncreature spells; each instance triggers separately (CR 702.108b)."""

    definition = "Whenever you cast a noncreature spell, ~ gets +1/+1 until end of turn."
