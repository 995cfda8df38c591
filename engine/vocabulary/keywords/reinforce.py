"""Reinforce (CR 702.77)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.families import Amount, Cost


@keyword("702.77", "Reinforce", "reinforce {number:digits_or_x}—{costs:mana_cost*,}")
class Reinforce:
    """Counters from the hand (CR 702.77a)."""

    number: Amount
    costs: tuple[Cost, ...]

    definition = "[costs:cost*,^], Discard this card: Put [number:count] +1/+1 counter(s) on target creature."
