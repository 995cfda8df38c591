"""Poisonous (CR 702.70)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.70", "Poisonous", "poisonous {number:number}")
class Poisonous:
    """A bite that poisons players; each instance triggers separately (CR 702.70b)."""

    number: int

    definition = (
        "Whenever this creature deals combat damage to a player, that player gets [number:count] poison counter(s)."
    )
