"""The turn markers of a Grand Melee (CR 807).

Whose turns are under way, how far each is, and what is on its stack.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from engine.api import MarkerView, View
from gui import language, wording
from gui.views.variants.bar import Shown, VariantBar

translate = QCoreApplication.translate


class Bar(VariantBar):
    """A chip for each marker, with its player's name; the one whose turn is played now says so."""

    def shown_of(self, view: View) -> Iterator[Shown]:
        for marker in view.markers:
            yield Shown(marker.holder, _title(view, marker), _state(view, marker), wide=True)


def _title(view: View, marker: MarkerView) -> str:
    title = translate("GrandMelee", "Turn marker {n}: {player}").format(
        n=marker.number, player=view.name_of(marker.holder)
    )
    return f"▶ {title}" if marker.played and len(view.markers) > 1 else title


def _state(view: View, marker: MarkerView) -> str:
    """How far the turn is, what is on its stack, and whether the marker goes away."""
    parts = [wording.step_name(marker.step) if marker.taking else translate("GrandMelee", "waits for its turn")]
    if marker.stack:
        names = language.all_of([view.name_of(oid) for oid in marker.stack])
        parts.append(translate("GrandMelee", "on its stack: {names}").format(names=names))
    if marker.to_go:
        parts.append(translate("GrandMelee", "is removed after this turn"))
    return "  ·  ".join(parts)
