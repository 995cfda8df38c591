"""Afterlife (CR 702.135)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.135", "Afterlife", "afterlife {number:number}")
class Afterlife:
    """Spirits that remain of a creature (CR 702.135a)."""

    number: int

    definition = "When ~ dies, create [number:count] 1/1 white and black Spirit creature token(s) with flying."
