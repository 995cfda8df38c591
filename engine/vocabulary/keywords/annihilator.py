"""Annihilator (CR 702.86)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.meaning.families import Amount


@phrase("annihilator X, where X is {x:quantity}", into="keyword", number=0)
@keyword("702.86", "Annihilator", "annihilator {number:number}")
class Annihilator:
    """Sacrifices for being attacked; each instance triggers separately (CR 702.86b)."""

    number: int
    x: Amount | None = None

    @property
    def definition(self) -> str:
        """The sacrifices."""
        number = "[number:count] permanent(s)" if self.x is None else "X permanents, where X is [x:quantity]"
        return f"Whenever this creature attacks, defending player sacrifices {number}."
