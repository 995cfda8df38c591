"""Mobilize (CR 702.181)."""

from __future__ import annotations

from engine.text.keywords import keyword


@keyword("702.181", "Mobilize", "mobilize {number:number}")
class Mobilize:
    """Warriors that join an attack (CR 702.181a of the edition of 2026)."""

    number: int

    @property
    def that_is(self) -> str:
        """The tokens' relative pronoun and verb."""
        return "that's" if self.number == 1 else "that are"

    @property
    def them(self) -> str:
        """What stands for the tokens."""
        return "it" if self.number == 1 else "them"

    definition = (
        "Whenever ~ attacks, create [number:count] 1/1 red Warrior creature token(s) [that_is] tapped and attacking. "
        "Sacrifice [them] at the beginning of the next end step."
    )
