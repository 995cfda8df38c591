"""Living weapon (CR 702.92)."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.92", "Living weapon")
class LivingWeapon:
    """An Equipment that brings its own Germ (CR 702.92a)."""

    definition = "When ~ enters, create a 0/0 black Phyrexian Germ creature token, then attach ~ to that creature."
