"""A list whose rows are put in order: by dragging, by buttons, or by Alt with the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gui import theme
from gui.models.order_model import NUMBER, OrderModel
from gui.models.zone_model import Index
from gui.painting.fonts import Role, font
from gui.widgets.symbol_text import flow, paint_flow

_LEFT, _PAD = 50, 10


@dataclass(frozen=True, slots=True)
class OrderRow:
    """What a row shows: a heading, its full text, and what it refers to."""

    title: str
    text: str = ""
    about: str = ""
    ref: int = -1

    @property
    def spoken(self) -> str:
        """The whole row for a screen reader."""
        return ". ".join(part for part in (self.title, self.text, self.about) if part)


class _RowDelegate(QStyledItemDelegate):
    def __init__(self, owner: OrderList) -> None:
        super().__init__(owner)
        self._owner = owner

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = self._owner.rows[index.data(NUMBER)]
        width = self._owner.viewport().width()
        high = sum(part.height + 3 for part in self._parts(row, width))
        return QSize(width, round(high) + 2 * _PAD + 6)

    @staticmethod
    def _parts(row: OrderRow, width: float) -> list:  # type: ignore[type-arg]
        room = width - _LEFT - _PAD
        parts = [flow(row.title, room, 14.5, True)]
        if row.text:
            parts.append(flow(row.text, room, 13.5))
        if row.about:
            parts.append(flow(row.about, room, 12.5))
        return parts

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        area: QRect = option.rect
        row = self._owner.rows[index.data(NUMBER)]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(area).adjusted(1.5, 3, -1.5, -3)
        current = self._owner.currentIndex() == index
        painter.setBrush(theme.color("panel_raised"))
        pen = QPen(theme.color("accent" if current else "panel_border"), 2.2 if current else 1.0)
        painter.setPen(pen)
        painter.drawRoundedRect(box, 7, 7)
        painter.setFont(font(Role.NUMBER, 15))
        painter.setPen(theme.color("accent" if index.row() == 0 else "text_muted"))
        painter.drawText(QRectF(box.x(), box.y(), _LEFT - 6, box.height()), Qt.AlignmentFlag.AlignCenter,
                         str(index.row() + 1))  # fmt: skip
        y = box.y() + _PAD - 2
        for part, ink in zip(self._parts(row, area.width()), ("text", "text", "text_muted"), strict=False):
            paint_flow(painter, part, QPointF(area.x() + _LEFT, y), theme.color(ink))
            y += part.height + 3


class OrderList(QListView):
    """Rows in an order that the player changes."""

    reordered = Signal()
    hovered = Signal(int)

    def __init__(self, rows: Sequence[OrderRow], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = list(rows)
        self.order_model = OrderModel([row.spoken for row in rows], self)
        self.order_model.rowsMoved.connect(lambda *_: self.reordered.emit())
        self.setModel(self.order_model)
        self.setItemDelegate(_RowDelegate(self))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setCurrentIndex(self.order_model.index(0))
        self._dragged = -1

    @property
    def order(self) -> tuple[int, ...]:
        """The numbers of the rows in their present order."""
        return self.order_model.order

    def move_current(self, by: int) -> bool:
        """Move the current row up or down."""
        row = self.currentIndex().row()
        to = row + by
        if row < 0 or not 0 <= to < len(self.rows):
            return False
        moved = self.order_model.move(row, to)
        self.setCurrentIndex(self.order_model.index(to))
        return moved

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_current(-1 if event.key() == Qt.Key.Key_Up else 1)
            return
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
            self._tell_hovered()
            return
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self._dragged = index.row()
            self.setCurrentIndex(index)
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if self._dragged >= 0 and index.isValid() and index.row() != self._dragged:
            self.move_current(index.row() - self._dragged)
            self._dragged = self.currentIndex().row()
        elif self._dragged < 0 and index.isValid():
            self.hovered.emit(self.rows[index.data(NUMBER)].ref)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragged = -1
        self.viewport().unsetCursor()

    def _tell_hovered(self) -> None:
        if self.currentIndex().isValid():
            self.hovered.emit(self.rows[self.currentIndex().data(NUMBER)].ref)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
