"""Annihilator (CR 702.86)."""

from __future__ import annotations

from engine.text.keywords import keyword


@keyword("702.86", "Annihilator", "annihilator {number:number}")
class Annihilator:
    """Sacrifices for being attacked; each instance triggers separately (CR 702.86b)."""

    number: int

    @property
    def definition(self) -> str:
        """What it means, with the noun in the number's form."""
        permanents = "permanent" if self.number == 1 else "permanents"
        return f"Whenever this creature attacks, defending player sacrifices [number:word] {permanents}."
