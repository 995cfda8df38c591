"""Flanking (CR 702.25)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.25", "Flanking")
class Flanking:
    """A blow against blockers without flanking; each instance triggers separately (CR 702.25b)."""

    definition = (
        "Whenever this creature becomes blocked by a creature without flanking, that creature gets -1/-1 "
        "until end of turn."
    )
