"""That the game is not on the disk, at the lower edge.

Why, what to do, and what would be lost by leaving.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from gui import theme
from gui.widgets.label import Label


class UnsavedBar(QWidget):
    """Stays for as long as it is so, also under a curtain; whoever leaves meanwhile is asked first."""

    copy_wanted = Signal()
    again_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problem = ""
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.SPACE, 6, theme.SPACE, 6)
        self.text = Label()
        self.text.setProperty("look", "warning")
        self.text.setWordWrap(True)
        row.addWidget(self.text, 1)
        self.again = self._button(self.tr("Try again"))
        self.again.clicked.connect(self.again_wanted)
        self.copy = self._button(self.tr("Save a copy elsewhere…"))
        self.copy.clicked.connect(self.copy_wanted)
        self.stay = self._button(self.tr("Play on"))
        self.stay.clicked.connect(lambda: self.tell(self._problem))
        self.leave = self._button(self.tr("Leave: it is lost"))
        self.leave.clicked.connect(self._go)
        for button in (self.again, self.copy, self.stay, self.leave):
            row.addWidget(button)
        self._leaving: Callable[[], object] | None = None
        self._agreed = False
        self.tell("")

    @staticmethod
    def _button(text: str) -> QPushButton:
        return QPushButton(text)

    def tell(self, problem: str) -> None:
        """Say why the game is not on the disk; "" if it is."""
        self._problem, self._leaving = problem, None
        said = self.tr("Not on disk: {problem}. Make room, or save a copy elsewhere; it is tried again at each answer.")
        self._show(said.format(problem=problem) if problem else "")

    def holds(self, leave: Callable[[], object]) -> bool:
        """Whether leaving waits to be agreed to, because what was played since is not on the disk."""
        if not self._problem or self._agreed:
            return False
        self._leaving = leave
        said = self.tr("What was played since this is not on disk, and lost if you leave now: {problem}.")
        self._show(said.format(problem=self._problem))
        self.copy.setFocus()
        return True

    def _show(self, text: str) -> None:
        self.text.setText(text)
        self.setAccessibleName(text)
        self.stay.setVisible(self._leaving is not None)
        self.leave.setVisible(self._leaving is not None)
        self.again.setVisible(self._leaving is None)
        self.setVisible(bool(text))

    def _go(self) -> None:
        leave, self._agreed = self._leaving, True
        try:
            if leave is not None:
                leave()
        finally:
            self._agreed = False
