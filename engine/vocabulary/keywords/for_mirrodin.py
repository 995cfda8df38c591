"""For Mirrodin! (CR 702.163)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.163", "For Mirrodin!", "for ^mirrodin!")
class ForMirrodin:
    """An Equipment that brings its own Rebel (CR 702.163a)."""

    definition = "When ~ enters, create a 2/2 red Rebel creature token, then attach ~ to that creature."
