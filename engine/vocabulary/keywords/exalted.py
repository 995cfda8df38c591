"""Exalted (CR 702.83)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.83", "Exalted")
class Exalted:
    """A boost for a lone attacker; each instance triggers separately (CR 702.83a)."""

    definition = "Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn."
