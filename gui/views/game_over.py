"""The end of a game: who won and why, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.api import View
from gui import theme


class GameOver(QWidget):
    """A sheet over the table that can be put aside to look at the board."""

    again_wanted = Signal()
    leave_wanted = Signal()
    missed_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        outer = QVBoxLayout(self)
        card = QFrame()
        card.setProperty("look", "panel")
        card.setFixedWidth(520)
        inner = QVBoxLayout(card)
        inner.setContentsMargins(40, 34, 40, 30)
        inner.setSpacing(theme.SPACE)
        self.title = QLabel()
        self.title.setProperty("look", "title")
        self.text = QLabel()
        self.text.setProperty("look", "muted")
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            inner.addWidget(label)
        buttons = QHBoxLayout()
        self.again = self._button(self.tr("Play again"), "main", self.again_wanted)
        look = self._button(self.tr("Look at the table"), "", None)
        look.clicked.connect(self._look)
        self.missed = self._button(self.tr("Missed triggers"), "", self.missed_wanted)
        leave = self._button(self.tr("Leave the table"), "", self.leave_wanted)
        for button in (leave, self.missed, look, self.again):
            buttons.addWidget(button)
        inner.addLayout(buttons)
        outer.addStretch(1)
        outer.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(1)
        self.hide()

    @staticmethod
    def _button(text: str, look: str, signal: SignalInstance | None) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("look", look)
        if signal is not None:
            button.clicked.connect(signal)
        return button

    def show_end(self, view: View, practised: bool = False) -> None:
        """Say how it ended; whether somebody practised remembering triggers."""
        self.missed.setVisible(practised)
        winners = [player for player in view.players if player.won]
        if len(winners) == 1:
            self.title.setText(self.tr("{name} wins").format(name=winners[0].name))
            self.title.setStyleSheet(f"color: {theme.palette().seat(winners[0].seat)};")
        else:
            names = ", ".join(player.name for player in winners)
            self.title.setText(self.tr("{names} win").format(names=names) if names else self.tr("The game is a draw"))
        reasons = [self.tr("{name} has lost: {why}").format(name=player.name, why=player.lost)
                   for player in view.players if player.lost]  # fmt: skip
        reasons = reasons or [view.over[:1].upper() + view.over[1:]]
        self.text.setText("\n".join([self.tr("Turn {n}").format(n=view.turn), *reasons]))
        self.setAccessibleName(self.title.text())
        self.show()
        self.raise_()
        self.setFocus()  # no button has it: the key that passes priority must not begin a new game

    def _look(self) -> None:
        """Put it aside; the table has the keys again."""
        self.hide()
        self._table.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key means anything to the table below; Escape looks at it."""
        if event.key() == Qt.Key.Key_Escape:
            self._look()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)  # the button that has the focus

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.color("shadow", 150))
