"""The plane that the game is on: its name and words, and the planar die (CR 901)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.api import View
from gui.views.variants.bar import Shown, VariantBar, action_called, as_card, face_up

DIE = "planar die"  # the way of the action that rolls it


class Bar(VariantBar):
    """What is face up, and the planar die when the viewer may roll it."""

    def shown_of(self, view: View) -> Iterator[Shown]:
        planes = face_up(view, "plane", "phenomenon")
        several = len({plane.controller for plane in planes}) > 1  # in a Grand Melee (CR 901.14)
        for plane in planes:
            shown = as_card(plane, "{PW}")
            yield replace(shown, title=f"{view.name_of(plane.controller)}: {shown.title}") if several else shown
        die = action_called(view, DIE) if planes else None
        if die is not None:
            yield Shown(die.ref, f"{{CHAOS}} {die.title}")
