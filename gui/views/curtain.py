"""The curtain: nothing secret is on the screen while it goes from one person to another."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.api import View
from gui import theme


class Curtain(QWidget):
    """Covers the table. Space, Enter or the button lifts it; whatever lies below holds no secret anyway."""

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        outer = QVBoxLayout(self)
        outer.addStretch(1)
        self._card = QFrame()
        self._card.setProperty("look", "panel")
        self._card.setFixedWidth(460)
        inner = QVBoxLayout(self._card)
        inner.setContentsMargins(36, 32, 36, 32)
        inner.setSpacing(theme.SPACE)
        self.title = QLabel()
        self.title.setProperty("look", "title")
        self.title.setWordWrap(True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text = QLabel()
        self.text.setProperty("look", "muted")
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton()
        self.button.setProperty("look", "main")
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.lift)
        for part in (self.title, self.text, self.button):
            inner.addWidget(part)
        outer.addWidget(self._card, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(1)
        self.hide()

    def ask_for(self, seat: int, view: View, quick: bool = False) -> None:
        """Come down for a seat."""
        name = view.name_of(seat)
        self.title.setText(self.tr("Pass the screen to {name}").format(name=name))
        self.title.setStyleSheet(f"color: {theme.palette().seat(seat)};")
        self.text.setText(self.tr("Hands and face-down cards are hidden until {name} is here.").format(name=name))
        self.button.setText(self.tr("I am {name}: show my cards  (Space)").format(name=name))
        self.setAccessibleName(self.title.text())
        self.show()
        self.raise_()
        self.setFocus()

    def lift(self) -> None:
        """The person has come."""
        if self.isVisible():
            self.hide()
            self.lifted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.lift()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.color("shadow", 205))
