"""Mobilize (CR 702.181)."""

from __future__ import annotations

from engine.text.keywords import keyword


@keyword("702.181", "Mobilize", "mobilize {number:number}")
class Mobilize:
    """Warriors that join an attack (CR 702.181a of the edition of 2026)."""

    number: int

    definition = (
        "Whenever ~ attacks, create [number:count] 1/1 red Warrior creature token(s). Those tokens enter tapped and "
        "attacking. Sacrifice them at the beginning of the next end step."
    )
