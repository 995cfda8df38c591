"""A panel beside the board with a grid of cards: a zone to choose from, or to look through."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

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


MANY = 8  # piles of cards that are looked through with words


class CardPanel(Panel):
    """A panel with a grid of cards.

    Of many, equal ones lie in piles, and words typed in leave those that have them.
    """

    left = Signal()  # nothing more is typed: the keys go back to the table

    def __init__(
        self, title: str, text: str, cards: Sequence[ObjectView], *, closable: bool = False, piled: bool = False
    ) -> None:
        super().__init__(title, text, closable=closable)
        self.words = SearchField()
        self.grid = CardGrid()
        self.grid.setAccessibleName(title)
        if piled:
            self.grid.show_piles(cards)
        else:
            self.grid.model_.sync(cards)
        self.words.textChanged.connect(self.grid.show_only)
        self.words.entered.connect(self._enter)
        self.words.left.connect(self.left)
        self.grid.pressed.connect(self.left)  # with the mouse
        self.words.returnPressed.connect(self.grid.choose_current)
        self.words.setVisible(piled and self.grid.model_.rowCount() > MANY)
        self.body.addWidget(self.words)
        self.body.addWidget(self.grid, 1)

    def search(self) -> bool:
        """Let words be typed in; whether there is a field for them."""
        if not self.words.isHidden():
            self.words.setFocus()
            self.words.selectAll()
        return not self.words.isHidden()

    def _enter(self) -> None:
        """From the words down to the cards."""
        self.grid.setFocus()
        if not self.grid.currentIndex().isValid():
            self.grid.show_only(self.words.text())


class SearchField(QLineEdit):
    """Words to look for; Down goes to what was found, Escape forgets them, and then gives the keys back."""

    entered = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(self.tr("Name, type or text ( / )"))
        self.setAccessibleName(self.tr("Show only cards with these words"))
        self.setClearButtonEnabled(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus | Qt.FocusPolicy.TabFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
            event.accept()  # what is typed here decides nothing at the table
