"""Gravestorm (CR 702.69)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.69", "Gravestorm")
class Gravestorm:
    """Copies for the permanents that died; each instance triggers separately (CR 702.69b)."""

    definition = (
        "When you cast this spell, copy it for each permanent put into a graveyard from the battlefield this turn. You "
        "may choose new targets for the copies."
    )
