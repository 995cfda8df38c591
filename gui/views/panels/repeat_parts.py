"""The parts of a proposal that come before what is selected.

These are loops one after another, and loops of them.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QListWidget, QPushButton, QVBoxLayout, QWidget

from engine.api import Passage, Passages
from gui import language
from gui.widgets.label import Label

ROWS_SHOWN = 3


class RepeatParts(QWidget):
    """A list of parts, hidden while there are none; `times` says how often some are taken together."""

    changed = Signal()

    def __init__(self, times: Callable[[], int]) -> None:
        super().__init__()
        self.parts: list[Passage | Passages] = []
        self._times = times
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        head = Label(self.tr("Before that:"))
        head.setProperty("look", "prompt")
        column.addWidget(head)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Parts of the proposal"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.list.setWordWrap(True)
        self.list.setFixedHeight(ROWS_SHOWN * 30)
        column.addWidget(self.list)
        row = QHBoxLayout()
        self.together = QPushButton(self.tr("Repeat these together"))
        self.together.setToolTip(self.tr("The selected parts, or all of them, one after another, so many times."))
        self.together.clicked.connect(self.take_together)
        self.remove = QPushButton(self.tr("Remove"))
        self.remove.clicked.connect(self.remove_selected)
        row.addWidget(self.together, 1)
        row.addWidget(self.remove)
        column.addLayout(row)
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The Delete key removes what is selected."""
        if event.key() == Qt.Key.Key_Delete and self.list.selectedIndexes():
            self.remove_selected()
        else:
            super().keyPressEvent(event)

    def add(self, part: Passage | Passages) -> None:
        """One more part, behind the others."""
        self.parts.append(part)
        self._show()

    def take_together(self) -> None:
        """The selected parts become one, which is repeated as often as is said."""
        first, last = self._selected()
        together = Passages(tuple(self.parts[first : last + 1]), self._times())
        self.parts[first : last + 1] = [together]
        self._show()

    def remove_selected(self) -> None:
        """The selected parts, or the last one, are no part of it."""
        first, last = self._selected()
        if not self.list.selectedIndexes():
            first = last
        del self.parts[first : last + 1]
        self._show()

    def _selected(self) -> tuple[int, int]:
        rows = sorted(index.row() for index in self.list.selectedIndexes())
        return (rows[0], rows[-1]) if rows else (0, len(self.parts) - 1)

    def _show(self) -> None:
        self.list.clear()
        self.list.addItems([self.words(part) for part in self.parts])
        self.setVisible(bool(self.parts))
        self.changed.emit()

    def words(self, part: Passage | Passages) -> str:
        """A part in a few words."""
        times = language.number(part.times)
        if isinstance(part, Passages):
            inner = self.tr(", then ").join(self.words(one) for one in part.parts)
            return self.tr("{n} × ({parts})").format(n=times, parts=inner)
        if part.first == part.last:
            return self.tr("{n} × choice {first}").format(n=times, first=part.first + 1)
        return self.tr("{n} × choices {first} to {last}").format(n=times, first=part.first + 1, last=part.last + 1)
