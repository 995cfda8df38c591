"""Job select (CR 702.182)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.182", "Job select")
class JobSelect:
    """An Equipment that brings its own Hero (CR 702.182a of the edition of 2026)."""

    definition = "When ~ enters, create a 1/1 colorless Hero creature token, then attach ~ to that creature."
