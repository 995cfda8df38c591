"""A deck that one may choose, beside the seats.

Its cover, how it plays, its colours and its mana curve.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from gui.models.deck_glance import DeckGlance
from gui.painting.face import NOTHING_LIVE
from gui.painting.symbols import paint_symbol
from gui.widgets.card_picture import CardPicture
from gui.widgets.curve import Curve
from gui.widgets.label import Label
from gui.wording import counted

WIDTH = 460  # as wide as the panel for a list of one's own, which takes its place
ROOM = 3  # colours before a deck's name; more of them are smaller


class DeckPanel(QFrame):
    """What the deck looks like that one chooses, or goes over in the list of decks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.setFixedWidth(WIDTH)
        self.shown: DeckGlance | None = None
        self.cover, self.curve = CardPicture(), Curve()
        self.cover.setFixedSize(214, 300)
        self.title, self.words, self.counts = Label(), Label(), Label()
        self.title.setProperty("look", "heading")
        self.counts.setProperty("look", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.addWidget(self.cover, 0, Qt.AlignmentFlag.AlignHCenter)
        for part in (self.title, self.words, self.counts):
            part.setWordWrap(True)
            column.addWidget(part)
        column.addWidget(self.curve)

    def show_deck(self, deck: DeckGlance) -> None:
        """Show a deck."""
        self.shown = deck
        self.cover.show_card(deck.cover, NOTHING_LIVE, None)
        self.title.setText(deck.name)
        self.words.setText(deck.words)
        self.words.setVisible(bool(deck.words))
        self.counts.setText(self._counts(deck))
        self.curve.show_cards(deck.cards)

    def _counts(self, deck: DeckGlance) -> str:
        """How many cards of which kind, in words."""
        creatures = sum(card.creature for card in deck.spells)
        others, lands = len(deck.spells) - creatures, len(deck.cards) - len(deck.spells)
        parts = [
            counted(len(deck.cards) + deck.unknown, self.tr("{n} card"), self.tr("{n} cards")),
            counted(creatures, self.tr("{n} creature"), self.tr("{n} creatures")),
            counted(others, self.tr("{n} other spell"), self.tr("{n} other spells")),
            counted(lands, self.tr("{n} land"), self.tr("{n} lands")),
        ]
        if deck.unknown:
            parts.append(counted(deck.unknown, self.tr("{n} not known"), self.tr("{n} not known")))
        return " · ".join(parts)


def color_icon(colors: str) -> QIcon:
    """The colours of a deck side by side, from the left, to stand before its name in a list."""
    side = 28
    picture = QPixmap(side * max(ROOM, len(colors)), side)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, letter in enumerate(colors or "C"):
            paint_symbol(painter, letter, QRectF(at * side + 1, 1, side - 2, side - 2))
    return QIcon(picture)
