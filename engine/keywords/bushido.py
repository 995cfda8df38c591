"""Bushido (CR 702.45)."""

from __future__ import annotations

from engine.text.keywords import keyword


@keyword("702.45", "Bushido", "bushido {number:number}")
class Bushido:
    """A boost in every fight; each instance triggers separately (CR 702.45b)."""

    number: int
    definition = "Whenever this creature blocks or becomes blocked, it gets +[number]/+[number] until end of turn."
