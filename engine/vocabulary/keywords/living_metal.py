"""Living metal (CR 702.161)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.161", "Living metal")
class LivingMetal:
    """A Vehicle that is a creature during its controller's turn (CR 702.161a)."""

    definition = "During your turn, ~ is an artifact creature in addition to its other types."
