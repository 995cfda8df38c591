"""Partner (CR 702.124)."""

from __future__ import annotations

from engine.text.keywords import keyword


@keyword("702.124", "Partner")
class Partner:
    """A rule for making Commander decks; it does nothing during the game (CR 702.124a)."""
