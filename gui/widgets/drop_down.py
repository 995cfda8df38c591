"""A combo box as the table has it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QComboBox

from gui import theme

EDGE = 4  # pixels of the screen around a list


class DropDown(QComboBox):
    """A combo box whose list shows every entry whole, or can be scrolled.

    Its arrow has the table's colours.
    """

    closed = Signal()  # its list, with or without a choice

    def hidePopup(self) -> None:
        super().hidePopup()
        self.closed.emit()

    def showPopup(self) -> None:
        """Give the list the room that its entries take.

        The frame of the style sheet is not reckoned with otherwise.
        """
        super().showPopup()
        view, popup = self.view(), self.view().window()
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        rows = range(self.count())
        high = sum(view.sizeHintForRow(row) for row in rows)
        wide = view.sizeHintForColumn(0) + theme.GAP
        area, room = popup.geometry(), self.screen().availableGeometry().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        more_wide, more_high = max(0, wide - view.viewport().width()), max(0, high - view.viewport().height())
        taken = QRect(0, 0, min(area.width() + more_wide, room.width()), min(area.height() + more_high, room.height()))
        taken.moveTo(
            min(area.left(), room.right() + 1 - taken.width()), min(area.top(), room.bottom() + 1 - taken.height())
        )
        taken.moveTo(max(taken.left(), room.left()), max(taken.top(), room.top()))
        popup.setGeometry(taken)
        view.scrollTo(view.currentIndex())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("text_muted"))
            x, y = self.width() - 18.0, self.height() / 2 - 2
            painter.drawPolygon(QPolygonF([QPointF(x, y), QPointF(x + 10, y), QPointF(x + 5, y + 6)]))
