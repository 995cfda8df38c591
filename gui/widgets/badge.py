"""A short note in a plate upon a card or a player."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gui import theme
from gui.painting.fonts import Role, font


def paint_badge(painter: QPainter, box: QRectF, text: str) -> None:
    """A plate above the middle of a card, where arrows end."""
    painter.setFont(font(Role.NUMBER, 11))
    metrics = painter.fontMetrics()
    wide = min(metrics.horizontalAdvance(text) + 14.0, max(box.width(), 40.0))
    plate = QRectF(box.center().x() - wide / 2, box.y() + box.height() * 0.32 - 12, wide, 24)
    painter.setPen(QPen(theme.color("accent"), 2))
    painter.setBrush(theme.color("badge"))
    painter.drawRoundedRect(plate, 12, 12)
    painter.setPen(QColor(theme.palette().badge_text))
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, round(wide - 8))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, shown)
