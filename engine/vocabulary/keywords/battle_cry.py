"""Battle cry (CR 702.91)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.91", "Battle cry")
class BattleCry:
    """A boost for those who attack with it; each instance triggers separately (CR 702.91b)."""

    definition = "Whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn."
