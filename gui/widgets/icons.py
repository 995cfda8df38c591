"""Small pictures for buttons and panels, drawn as lines so that they are sharp at any scale."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

_SIZE = 24.0


def _hand(p: QPainter) -> None:
    for turn in (-24, 0, 24):
        p.save()
        p.translate(12, 24)
        p.rotate(turn)
        p.drawRoundedRect(QRectF(-4.5, -20, 9, 13), 1.5, 1.5)
        p.restore()


def _library(p: QPainter) -> None:
    for step in (4.0, 2.0, 0.0):
        p.drawRoundedRect(QRectF(5 + step, 3 + step, 11, 15), 1.5, 1.5)


def _graveyard(p: QPainter) -> None:
    path = QPainterPath(QPointF(6, 20))
    path.lineTo(6, 10)
    path.arcTo(QRectF(6, 4, 12, 12), 180, -180)
    path.lineTo(18, 20)
    p.drawPath(path)
    p.drawLine(QPointF(3, 20), QPointF(21, 20))
    p.drawLine(QPointF(12, 8), QPointF(12, 15))
    p.drawLine(QPointF(9.5, 10.5), QPointF(14.5, 10.5))


def _exile(p: QPainter) -> None:
    p.drawEllipse(QRectF(4, 4, 16, 16))
    p.drawLine(QPointF(7, 17), QPointF(17, 7))


def _command(p: QPainter) -> None:
    path = QPainterPath(QPointF(4, 18))
    for x, y in ((3, 8), (8, 12), (12, 5), (16, 12), (21, 8), (20, 18)):
        path.lineTo(x, y)
    path.closeSubpath()
    p.drawPath(path)


def _life(p: QPainter) -> None:
    path = QPainterPath(QPointF(12, 20))
    path.cubicTo(2, 13, 3, 4, 8, 4)
    path.cubicTo(10.5, 4, 12, 6, 12, 7.5)
    path.cubicTo(12, 6, 13.5, 4, 16, 4)
    path.cubicTo(21, 4, 22, 13, 12, 20)
    p.drawPath(path)


def _turn(p: QPainter) -> None:
    path = QPainterPath(QPointF(8, 5))
    path.lineTo(18, 12)
    path.lineTo(8, 19)
    path.closeSubpath()
    p.drawPath(path)


def _undo(p: QPainter) -> None:
    path = QPainterPath(QPointF(6, 9))
    path.arcTo(QRectF(5, 6, 14, 13), 130, -250)
    p.drawPath(path)
    p.drawLine(QPointF(6, 4), QPointF(6, 10))
    p.drawLine(QPointF(6, 10), QPointF(12, 10))


def _computer(p: QPainter) -> None:
    p.drawRoundedRect(QRectF(4, 5, 16, 11), 2, 2)
    p.drawLine(QPointF(8, 20), QPointF(16, 20))
    p.drawLine(QPointF(12, 16), QPointF(12, 20))


def _stop(p: QPainter) -> None:
    p.drawRoundedRect(QRectF(7, 6, 3.6, 12), 1, 1)
    p.drawRoundedRect(QRectF(13.4, 6, 3.6, 12), 1, 1)


_PICTURES: dict[str, Callable[[QPainter], None]] = {
    "hand": _hand, "library": _library, "graveyard": _graveyard, "exile": _exile, "command": _command, "life": _life,
    "turn": _turn, "undo": _undo, "computer": _computer, "stop": _stop,
}  # fmt: skip


def paint_icon(painter: QPainter, name: str, box: QRectF, ink: QColor, filled: bool = False) -> None:
    """A small picture, in one colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / _SIZE, box.height() / _SIZE)
    painter.setPen(QPen(ink, 1.9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(ink if filled else Qt.BrushStyle.NoBrush)
    _PICTURES[name](painter)
    painter.restore()


@lru_cache(maxsize=64)
def icon(name: str, color: str) -> QIcon:
    """A small picture for a button, sharp up to three times its size."""
    made = QIcon()
    for scale in (1, 2, 3):
        picture = QPixmap(round(_SIZE * scale), round(_SIZE * scale))
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            paint_icon(painter, name, QRectF(0, 0, _SIZE * scale, _SIZE * scale), QColor(color))
        picture.setDevicePixelRatio(scale)
        made.addPixmap(picture)
    return made
