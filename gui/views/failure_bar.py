"""What went wrong, at the lower edge: what happened, that the game is kept, and a report for who mends it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from gui import theme
from gui.widgets.label import Label


class FailureBar(QWidget):
    """Says what went wrong until it is closed; never in the way of the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.SPACE, 6, theme.SPACE, 6)
        self.text = Label()
        self.text.setProperty("look", "warning")
        self.text.setWordWrap(True)
        self.save = QPushButton(self.tr("Save a report"))
        self.save.setToolTip(self.tr("The game with all hands and libraries, the log and what went wrong, as one file"))
        self.save.clicked.connect(self._save)
        close = QPushButton(self.tr("Close"))
        close.setProperty("look", "quiet")
        close.clicked.connect(self.hide)
        row.addWidget(self.text, 1)
        row.addWidget(self.save)
        row.addWidget(close)
        self._write: Callable[[], None] = self.hide
        self.hide()

    def tell(self, text: str, write: Callable[[], None]) -> None:
        """Say what went wrong; `write` saves a report on it."""
        self._write = write
        self.text.setText(text)
        self.setAccessibleName(text)
        self.save.show()
        self.show()

    def say(self, text: str) -> None:
        """Say what became of the report, or why something was not done, which needs none."""
        self.text.setText(text)
        self.setAccessibleName(text)
        self.save.hide()
        self.show()

    def _save(self) -> None:
        self._write()
