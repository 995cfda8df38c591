"""Provoke (CR 702.39)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.39", "Provoke")
class Provoke:
    """A challenge to one creature to block; each instance triggers separately (CR 702.39b)."""

    definition = (
        "Whenever this creature attacks, you may have target creature defending player controls block this creature "
        "this combat if able. If you do, untap that creature."
    )
