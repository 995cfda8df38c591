"""What went wrong, at the lower edge.

What happened, that the game is kept, and a report for who mends it.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
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
        self.close_button = QPushButton()
        self.close_button.setProperty("look", "quiet")
        self.close_button.clicked.connect(self._close)
        for button in (self.save, self.close_button):  # a click leaves the keys to the table
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row.addWidget(self.text, 1)
        row.addWidget(self.save)
        row.addWidget(self.close_button)
        self._write: Callable[[], None] = self.hide
        self._go_on: Callable[[], None] | None = None
        self.hide()

    def tell(self, text: str, write: Callable[[], None], go_on: Callable[[], None] | None = None) -> None:
        """Say what went wrong; `write` saves a report on it, and `go_on` is done when the bar is closed."""
        self._write, self._go_on = write, go_on
        self.close_button.setText(self.tr("Close") if go_on is None else self.tr("Go on"))
        self.text.setText(text)
        self.setAccessibleName(text)
        self.save.show()
        self.show()

    def say(self, text: str) -> None:
        """Say what became of the report, or why something was not done, which needs none."""
        self.close_button.setText(self.tr("Close") if self._go_on is None else self.tr("Go on"))
        self.text.setText(text)
        self.setAccessibleName(text)
        self.save.hide()
        self.show()

    def _save(self) -> None:
        self._write()

    def _close(self) -> None:
        self.hide()
        go_on, self._go_on = self._go_on, None
        if go_on is not None:
            go_on()
