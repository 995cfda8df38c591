"""The vanguards of all players (CR 902)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api import View
from gui.views.variants.bar import Shown, VariantBar, as_card, face_up


class Bar(VariantBar):
    """Each with whose it is, and with its modifiers."""

    def shown_of(self, view: View) -> Iterator[Shown]:
        for card in face_up(view, "vanguard"):
            words = "  ·  ".join(filter(None, (*card.notes, as_card(card).text)))
            yield Shown(card.id, f"{view.players[card.owner].name}: {card.name}", words, wide=True)
