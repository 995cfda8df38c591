"""Evolve (CR 702.100)."""

from __future__ import annotations

from engine.text.keywords import keyword


@keyword("702.100", "Evolve")
class Evolve:
    """Growth when something greater comes (CR 702.100a)."""

    definition = (
        "Whenever a creature you control enters, if that creature's power is greater than ~'s power or that creature's "
        "toughness is greater than ~'s toughness, put a +1/+1 counter on ~."
    )
