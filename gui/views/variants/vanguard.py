"""The vanguards of all players (CR 902)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api import View
from gui.views.variants.bar import Shown, VariantBar, as_card, face_up


class Bar(VariantBar):
    """Each with whose it is, and with its modifiers."""

    def shown_of(self, view: View) -> Iterator[Shown]:
        for card in face_up(view, "vanguard"):
            shown = as_card(card)
            title = "  ".join((f"{view.players[card.owner].name}: {shown.title}", *card.notes))
            yield Shown(shown.ref, title, shown.text, wide=True)
