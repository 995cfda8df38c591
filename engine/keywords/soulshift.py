"""Soulshift (CR 702.46)."""

from __future__ import annotations

from engine.text.keywords import keyword


@keyword("702.46", "Soulshift", "soulshift {number:number}")
class Soulshift:
    """A Spirit that gives back another (CR 702.46a)."""

    number: int

    definition = (
        "When ~ dies, you may return target Spirit card with mana value [number] or less from your graveyard to your "
        "hand."
    )
