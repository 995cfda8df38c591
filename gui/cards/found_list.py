"""The list of the cards that a search finds, each with a mark.

It can be played, it can't, it was not read yet.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.api import FoundCard
from gui import language, theme
from gui.models.found_cards import CardRole, FoundCards
from gui.models.zone_model import Index
from gui.painting.fonts import Role, font
from gui.widgets.symbol_text import flow, paint_flow

_HIGH, _MARK = 46, 34


class FoundList(QListView):
    """Cards by name, with cost and type line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model_ = FoundCards(self)
        self.setModel(self.model_)
        self.setItemDelegate(_Delegate(self))
        self.setUniformItemSizes(True)
        self.setAccessibleName(self.tr("Cards found"))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


class _Delegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, _HIGH)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        found: FoundCard = index.data(CardRole.CARD)
        box = QRectF(option.rect).adjusted(2, 1, -6, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(theme.color("accent"), 1.4))
            painter.setBrush(theme.color("panel_raised"))
            painter.drawRoundedRect(box, 6, 6)
        paint_mark(painter, QPointF(box.x() + _MARK / 2, box.center().y()), found.playable)
        cost = flow(found.mana_cost, 4000, 13.5) if found.mana_cost else None
        right = box.right() - 8 - (cost.width if cost is not None else 0)
        if cost is not None:
            paint_flow(painter, cost, QPointF(right, box.y() + 4), theme.color("text"))
        x = box.x() + _MARK
        name = QRectF(x, box.y() + 3, right - x - 8, 21)
        self._line(painter, name, found.name, Role.UI_STRONG, 10.5, "text")
        types = QRectF(x, box.y() + 23, box.right() - x - 8, 18)
        self._line(painter, types, language.type_line(found.type_line), Role.UI, 9.0, "text_muted")
        painter.restore()

    @staticmethod
    def _line(painter: QPainter, box: QRectF, text: str, role: Role, size: float, ink: str) -> None:
        letters = font(role, size)
        painter.setFont(letters)
        painter.setPen(theme.color(ink))
        shown = QFontMetricsF(letters, painter.device()).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def paint_mark(painter: QPainter, at: QPointF, playable: bool | None) -> None:
    """A tick, a cross, or a ring for what was not read yet: told apart by more than colour."""
    ink = {True: "legal", False: "warning", None: "text_muted"}[playable]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color(ink), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    if playable is None:
        painter.drawEllipse(at, 4.5, 4.5)
        return
    path = QPainterPath()
    if playable:
        path.moveTo(at + QPointF(-5, 0))
        path.lineTo(at + QPointF(-1.5, 4))
        path.lineTo(at + QPointF(5.5, -4.5))
    else:
        for side in (1, -1):
            path.moveTo(at + QPointF(-4.5 * side, -4.5))
            path.lineTo(at + QPointF(4.5 * side, 4.5))
    painter.drawPath(path)
