"""The conspiracies in the command zone (CR 315, 905.4).

One's own with their words, the others' with whose they are.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from engine.api import ObjectView, View
from gui import language
from gui.views.variants.bar import Shown, VariantBar, as_card
from gui.widgets.symbol_text import without_reminders
from gui.wording import counted

translate = QCoreApplication.translate
CONSPIRACY = "conspiracy"  # the card type, and why one with a hidden agenda is face down


class Bar(VariantBar):
    """A chip for each of the viewer's; one for each other player, who may hide some."""

    def shown_of(self, view: View) -> Iterator[Shown]:
        found = [view.objects[oid] for oid in view.command]
        there = [card for card in found if CONSPIRACY in card.types or card.face_down == CONSPIRACY]
        yield from (_own(card) for card in there if card.owner == view.at_hand)
        for player in view.players:
            theirs = [card for card in there if card.owner == player.seat]
            if theirs and player.seat != view.at_hand:
                yield _of_another(player.name, theirs)


def _own(card: ObjectView) -> Shown:
    """A card of the viewer, which they know though it is face down, with the names that they chose."""
    shown = as_card(card)
    if not card.face_down:
        return Shown(card.id, "  ·  ".join((shown.title, *card.notes)), shown.text, wide=True)
    name = card.faces[0].name if card.faces else translate("Conspiracies", "Hidden agenda")
    title = translate("Conspiracies", "{card}, face down").format(card=name)
    words = language.card_text(card.faces[0].text, name, card.faces[0].type_line) if card.faces else ""
    text = without_reminders(words).replace("\n", "  ·  ")
    return Shown(card.id, "  ·  ".join((title, *card.notes)), text, wide=True)


def _of_another(player: str, cards: list[ObjectView]) -> Shown:
    """What all see of another player's conspiracies."""
    open_ones = [" ".join((card.name, *card.notes)) for card in cards if not card.face_down]
    hidden = len(cards) - len(open_ones)
    words = [counted(hidden, translate("Conspiracies", "{n} face down"), translate("Conspiracies", "{n} face down"))]
    parts = language.all_of([*open_ones, *(words if hidden else [])])
    first = next((card for card in cards if not card.face_down), cards[0])
    return Shown(first.id, f"{player}: {parts}")
