"""Fabricate (CR 702.123)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.123", "Fabricate", "fabricate {number:number}")
class Fabricate:
    """Counters or Servos (CR 702.123a)."""

    number: int

    definition = (
        "When ~ enters, you may put [number:count] +1/+1 counter(s) on it. If you don't, create [number:count] 1/1 "
        "colorless Servo artifact creature token(s)."
    )
