"""Pages on which people sit down.

Rows for the seats, how the game is played, what is wrong, and the beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from gui import theme
from gui.dialogs.game_row import GameRow
from gui.widgets.cloth import paint_cloth
from gui.widgets.label import Label
from gui.widgets.reading_order import order_keys

FEWEST, MOST = 2, 8

Row = TypeVar("Row", bound=QFrame)


def seat_badge(seat: int, size: int = 26) -> Label:
    """The number of a seat in its colour."""
    number = Label(str(seat + 1))
    number.setAlignment(Qt.AlignmentFlag.AlignCenter)
    number.setFixedSize(size, size)
    look = theme.palette()
    number.setStyleSheet(f"background: {look.seat(seat)}; color: {look.seat_text[seat % 8]}; "
                         f"border-radius: {size // 2}px; font-weight: 700;")  # fmt: skip
    return number


class SittingDown(QWidget, Generic[Row]):
    """A page with a row for each seat; what a row is, and where it goes, its kinds say."""

    started = Signal(object)
    left = Signal()

    def __init__(self, names: Sequence[str], width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.rows: list[Row] = []
        self._names = names  # of those who may sit down, in turn
        self._outer = QHBoxLayout(self)
        self._outer.setSpacing(theme.SPACE)
        self._outer.addStretch(1)
        card = QFrame()
        card.setProperty("look", "panel")
        card.setMinimumWidth(width)
        self._card = card
        self._column = QVBoxLayout(card)
        self._column.setContentsMargins(36, 26, 36, 26)
        self._column.setSpacing(10)
        self._outer.addWidget(card, 0, Qt.AlignmentFlag.AlignVCenter)
        self.more, self.fewer = QPushButton(self.tr("Add a seat")), QPushButton(self.tr("Remove the last seat"))
        self.more.clicked.connect(self.add_another)
        self.fewer.clicked.connect(self.remove_seat)
        self.game = GameRow()
        self.game.variants.changed.connect(self._fill_seats)
        self.note = Label()
        self.note.setProperty("look", "warning")
        self.note.setWordWrap(True)
        self.note.hide()
        self.start = QPushButton()
        self.start.setProperty("look", "main")
        self.start.setDefault(True)
        self.start.clicked.connect(self.begin)

    # what stands on the page, from the top down

    def _title(self, words: str) -> None:
        title = Label(words)
        title.setProperty("look", "title")
        self._column.addWidget(title)

    def _tools(self, *further: QPushButton) -> None:
        """Buttons for the seats, and others beside them."""
        tools = QHBoxLayout()
        for button in (self.more, self.fewer, *further):
            tools.addWidget(button)
        tools.addStretch(1)
        self._column.addLayout(tools)

    def _end(self, words: str) -> None:
        """How it is played, what is wrong, the way back and the beginning."""
        self._column.addWidget(self.game)
        self._column.addWidget(self.note)
        ends = QHBoxLayout()
        back = QPushButton(self.tr("Back"))
        back.setProperty("look", "quiet")
        back.clicked.connect(self.left)
        self.start.setText(words)
        ends.addWidget(back)
        ends.addStretch(1)
        ends.addWidget(self.start)
        self._column.addLayout(ends)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins, from wherever the keys are but another button."""
        entered, focus = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter), self.focusWidget()
        if entered and focus is not None and self._card.isAncestorOf(focus) and not isinstance(focus, QPushButton):
            self.start.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_cloth(painter, QRectF(self.rect()), QSizeF(self.size()))

    # seats

    def _new_row(self, seat: int, name: str) -> Row:
        """A row for one more seat, in its place on the page."""
        raise NotImplementedError

    def _rows_in(self) -> QLayout:
        """Where the rows are."""
        raise NotImplementedError

    def add_seat(self, name: str) -> None:
        """One more seat."""
        if len(self.rows) < MOST:
            self.rows.append(self._new_row(len(self.rows), name))
            self._settle()

    def add_another(self) -> None:
        """One more seat for whoever comes next."""
        if len(self.rows) < MOST:
            self.add_seat(self._names[len(self.rows)])

    def remove_seat(self) -> None:
        """One seat less."""
        if len(self.rows) > FEWEST:
            row = self.rows.pop()
            self._rows_in().removeWidget(row)
            row.hide()
            row.deleteLater()
            self.game.variants.untick_unfit(len(self.rows))
            self._settle()

    def _fill_seats(self) -> None:
        """As many seats as the variants need (CR 810.1)."""
        wanted = self.game.variants.fitting(len(self.rows))
        while len(self.rows) < min(wanted, MOST):
            self.add_another()
        self._settle()

    def _settle(self) -> None:
        """The page fits to its seats."""
        self.more.setEnabled(len(self.rows) < MOST)
        self.fewer.setEnabled(len(self.rows) > FEWEST)
        self.game.variants.show_sides(len(self.rows))
        QTimer.singleShot(0, self, lambda: order_keys(self))  # once all has its place

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, lambda: order_keys(self))

    # the beginning

    def say(self, text: str) -> None:
        """Tell what is wrong; "" takes it away."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def begin(self) -> None:
        """Begin, or say why not."""
        raise NotImplementedError
