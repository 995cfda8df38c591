"""Sparks that fly from what is hit, and chips that pop out of what gets counters."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from gui.views.board.stage import Actor, ease

FAR, FALL = 74.0, 46.0  # how far sparks fly at most, and how far they have sunk by then
FEWEST, MOST = 7, 26


def sparks(at: QPointF, ink: QColor, amount: int) -> Actor:
    """The more damage, the more sparks, the farther they fly; the same each time for the same blow."""
    chance = random.Random(amount * 1009 + round(at.x()) * 31 + round(at.y()))
    count = min(FEWEST + 2 * amount, MOST)
    far = FAR * min(1.0, 0.55 + amount * 0.06)
    flying = [(chance.uniform(0, math.tau), chance.uniform(0.4, 1.0), chance.uniform(2.0, 4.6)) for _ in range(count)]
    box = QRectF(at.x() - FAR - 8, at.y() - FAR - 8, 2 * FAR + 16, 2 * FAR + FALL + 16)
    glow = QColor(ink).lighter(135)

    def area(_time: float) -> QRectF:
        return box

    def paint(painter: QPainter, _now: QRectF, time: float) -> None:
        if time >= 1.0:
            return
        way = ease(time)
        painter.setOpacity(max(0.0, 1 - time) ** 0.7)
        for angle, share, size in flying:
            tip = _spot(at, angle, far * share * way, FALL * time * time)
            tail = _spot(at, angle, far * share * max(0.0, way - 0.14), FALL * max(0.0, time - 0.1) ** 2)
            pen = QPen(glow if share > 0.7 else ink, size * (1 - 0.6 * time))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(tail, tip)
        painter.setOpacity(1.0)

    return Actor(area, paint)


def popping(at: QPointF, ink: QColor, more: bool) -> Actor:
    """A chip that pops out of a card, or into it."""
    box = QRectF(at.x() - 44, at.y() - 44, 88, 88)

    def area(_time: float) -> QRectF:
        return box

    def paint(painter: QPainter, now: QRectF, time: float) -> None:
        way = time if more else 1 - time
        swing = math.sin(min(way, 1.0) * math.pi * 0.5) * (1 + 0.35 * math.sin(way * math.pi))
        painter.setOpacity(max(0.0, min(1.0, 1.6 - 1.6 * time if more else 1.2 - time)))
        star = [
            now.center() + QPointF(math.cos(turn * math.pi / 8), math.sin(turn * math.pi / 8)) * (
                (40 if turn % 2 else 27) * swing)
            for turn in range(16)
        ]  # fmt: skip
        painter.setPen(QPen(ink, 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(QPolygonF(star))
        painter.setOpacity(1.0)

    return Actor(area, paint)


def _spot(at: QPointF, angle: float, far: float, sunk: float) -> QPointF:
    return at + QPointF(math.cos(angle) * far, math.sin(angle) * far + sunk)
