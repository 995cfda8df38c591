"""Graft (CR 702.58)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.58", "Graft", "graft {number:number}")
class Graft:
    """Counters that wander to newcomers (CR 702.58a)."""

    number: int

    definition = (
        "~ enters with [number:count] +1/+1 counter(s) on it.\n"
        "Whenever another creature enters, if ~ has a +1/+1 counter on it, you may move a +1/+1 counter from ~ onto "
        "that creature."
    )
