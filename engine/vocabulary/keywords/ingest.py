"""Ingest (CR 702.115)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.115", "Ingest")
class Ingest:
    """A bite that exiles cards; each instance triggers separately (CR 702.115b)."""

    definition = (
        "Whenever this creature deals combat damage to a player, that player exiles the top card of their library."
    )
