"""Rampage (CR 702.23)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.23", "Rampage", "rampage {number:number}")
class Rampage:
    """A boost for being outnumbered, counted once as it resolves.

    Instances trigger separately (CR 702.23b, c).
    """

    number: int
    definition = (
        "Whenever this creature becomes blocked, it gets +[number]/+[number] until end of turn for each "
        "creature blocking it beyond the first."
    )
