"""Words that can be scrolled where there is no room for all of them, and are as wide as their place."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Scrolled(QScrollArea):
    """A column of wrapped words.

    What Qt reckons as their least height is that of a narrow column: it is set here.
    """

    def __init__(self, words: QWidget) -> None:
        super().__init__()
        self._words = words
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")
        self.setWidget(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give the words the height that they need at this width."""
        room = self.viewport().size()
        self._words.resize(room.width(), max(room.height(), self._words.heightForWidth(room.width())))
