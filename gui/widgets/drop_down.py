"""A combo box as the table has it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QComboBox

from gui import theme


class DropDown(QComboBox):
    """A combo box with an arrow in the table's colours."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("text_muted"))
            x, y = self.width() - 18.0, self.height() / 2 - 2
            painter.drawPolygon(QPolygonF([QPointF(x, y), QPointF(x + 10, y), QPointF(x + 5, y + 6)]))
