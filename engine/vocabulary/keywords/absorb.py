"""Absorb (CR 702.64)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.64", "Absorb", "absorb {number:number}")
class Absorb:
    """Some damage from each source prevented; each instance applies separately (CR 702.64b, 702.64c)."""

    number: int

    definition = "If a source would deal damage to ~, prevent [number] of that damage."
