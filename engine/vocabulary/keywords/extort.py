"""Extort (CR 702.101)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.101", "Extort")
class Extort:
    """A small toll with every spell (CR 702.101a)."""

    definition = (
        "Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and you gain life equal "
        "to the total life lost this way."
    )
