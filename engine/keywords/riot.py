"""Riot (CR 702.136)."""

from __future__ import annotations

from engine.text.keywords import keyword


@keyword("702.136", "Riot")
class Riot:
    """A choice between a counter and haste (CR 702.136a)."""

    definition = "You may have ~ enter with an additional +1/+1 counter on it. If you don't, it gains haste."
