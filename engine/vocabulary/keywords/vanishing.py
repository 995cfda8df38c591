"""Vanishing (CR 702.63)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.63", "Vanishing", "vanishing", "vanishing {number:number}")
class Vanishing:
    """A permanent for so many turns.

    Without a number, for as long as it has time counters (CR 702.63a, 702.63b).
    """

    number: int = 0

    @property
    def definition(self) -> str:
        """Entering with counters, and losing them."""
        enters = "~ enters with [number:count] time counter(s) on it.\n" if self.number else ""
        return (
            enters + "At the beginning of your upkeep, if ~ has a time counter on it, remove a time counter from it.\n"
            "When the last time counter is removed from ~, sacrifice ~."
        )
