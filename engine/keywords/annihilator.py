"""Annihilator (CR 702.86)."""

from __future__ import annotations

from engine.text.keywords import keyword


@keyword("702.86", "Annihilator", "annihilator {number:number}")
class Annihilator:
    """Sacrifices for being attacked; each instance triggers separately (CR 702.86b)."""

    number: int

    definition = "Whenever this creature attacks, defending player sacrifices [number:count] permanent(s)."
