"""Reach (CR 702.17)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.17", "Reach")
class Reach:
    """An ability that flying looks for: creatures with reach can block creatures with flying (CR 702.17b)."""
