"""Decayed (CR 702.147)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.147", "Decayed")
class Decayed:
    """A creature for one attack, and no block."""

    definition = "This creature can't block.\nWhen this creature attacks, sacrifice it at end of combat."
