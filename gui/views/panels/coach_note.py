"""What is new about a question, in a line above it, for a person's first games."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from gui import theme
from gui.widgets.label import Label


class CoachNote(QWidget):
    """Stands there until it is read or the question is answered, and takes no key from it."""

    read = Signal()
    unwanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.GAP, 3, theme.GAP, 3)
        row.setSpacing(theme.GAP)
        self.title = Label(self.tr("New here"))
        self.title.setProperty("look", "caption")
        self.text = Label()
        self.text.setWordWrap(True)
        self.got = self._button(self.tr("Got it"))
        self.got.clicked.connect(self.read)
        self.none = self._button(self.tr("No such hints"))
        self.none.setToolTip(self.tr("Menu Table switches them on again, from the first one."))
        self.none.clicked.connect(self.unwanted)
        row.addWidget(self.title)
        row.addWidget(self.text, 1)
        row.addWidget(self.got)
        row.addWidget(self.none)
        self.hide()

    @staticmethod
    def _button(words: str) -> QPushButton:
        button = QPushButton(words)
        button.setProperty("look", "quiet")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def tell(self, words: str) -> None:
        """Say something; "" takes the line away."""
        self.text.setText(words)
        self.setAccessibleName(words)
        self.setVisible(bool(words))
