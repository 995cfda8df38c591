"""The vanguards of all players (CR 902)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api import View
from gui.views.variants.bar import Shown, VariantBar, as_card, face_up


class Bar(VariantBar):
    """Each with its modifiers."""

    def shown_of(self, view: View) -> Iterator[Shown]:
        for card in face_up(view, "vanguard"):
            shown = as_card(card)
            yield Shown(shown.ref, "  ".join((shown.title, *card.notes)), shown.text, wide=True)
