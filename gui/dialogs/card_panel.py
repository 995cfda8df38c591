"""A panel beside the board with a grid of cards: a zone to choose from, or to look through."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.api import ObjectView
from gui import theme
from gui.widgets.card_grid import CardGrid
from gui.widgets.label import Label
from gui.widgets.symbol_text import SymbolText


class Panel(QWidget):
    """A titled panel beside the board."""

    close_wanted = Signal()

    def __init__(self, title: str, text: str = "", *, closable: bool = False) -> None:
        super().__init__()
        self.setAccessibleName(title)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(theme.SPACE, 12, theme.SPACE, 12)
        self.body.setSpacing(theme.GAP)
        head = QHBoxLayout()
        self.title = Label(title)
        self.title.setProperty("look", "heading")
        self.title.setWordWrap(True)
        head.addWidget(self.title, 1)
        if closable:
            close = QPushButton(self.tr("Close"))
            close.setProperty("look", "quiet")
            close.setAccessibleName(self.tr("Close {title}").format(title=title))
            close.clicked.connect(self.close_wanted)
            head.addWidget(close)
        self.body.addLayout(head)
        self.text = SymbolText(text, size=14, ink="text_muted")
        self.text.setVisible(bool(text))
        self.body.addWidget(self.text)


class CardPanel(Panel):
    """A panel with a grid of cards."""

    def __init__(self, title: str, text: str, cards: Sequence[ObjectView], *, closable: bool = False) -> None:
        super().__init__(title, text, closable=closable)
        self.grid = CardGrid()
        self.grid.setAccessibleName(title)
        self.grid.model_.sync(cards)
        self.body.addWidget(self.grid, 1)
