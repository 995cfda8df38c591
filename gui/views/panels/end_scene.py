"""The scene over the words of an end.

A place with a wide sky, rays behind a cup, the winner's name below.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from gui import theme
from gui.painting.face import FaceSpec
from gui.painting.pictures import art_image

HIGH, RAYS = 124, 18


class EndScene(QWidget):
    """A picture for the winner; without one there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self._ink = "", theme.color("accent")
        self.setFixedHeight(HIGH)
        self.hide()

    def show_winner(self, name: str, seat: int) -> None:
        """Show a scene for whoever has won; "" for nobody."""
        self.name, self._ink = name, theme.seat_color(max(seat, 0))
        self.setVisible(bool(name))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        box = QRectF(self.rect())
        dpr = self.devicePixelRatioF()
        sky = FaceSpec(self.name, type_line="Land", kind="land")
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            clip = QPainterPath()
            clip.addRoundedRect(box, 8, 8)
            painter.setClipPath(clip)
            picture = art_image(sky, round(box.width() * dpr), round(box.height() * dpr))
            painter.drawImage(box, picture, QRectF(picture.rect()))
            middle = QPointF(box.center().x(), box.height() * 0.52)
            _rays(painter, middle, box.width(), self._ink)
            _cup(painter, middle, box.height() * 0.34, self._ink)


def _rays(painter: QPainter, middle: QPointF, far: float, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    light = QColor(ink)
    light.setAlpha(64)
    painter.setBrush(light)
    for ray in range(RAYS):
        angles = (math.tau * (ray - 0.22) / RAYS, math.tau * (ray + 0.22) / RAYS)
        ends = [middle + QPointF(math.cos(angle) * far, math.sin(angle) * far) for angle in angles]
        painter.drawPolygon(QPolygonF([middle, *ends]))


def _cup(painter: QPainter, middle: QPointF, high: float, ink: QColor) -> None:
    """A cup with two handles on a foot."""
    path = QPainterPath(QPointF(-0.62, -0.9))
    path.lineTo(0.62, -0.9)
    path.cubicTo(0.6, 0.0, 0.4, 0.3, 0.12, 0.42)
    path.lineTo(0.12, 0.72)
    path.lineTo(0.46, 0.96)
    path.lineTo(-0.46, 0.96)
    path.lineTo(-0.12, 0.72)
    path.lineTo(-0.12, 0.42)
    path.cubicTo(-0.4, 0.3, -0.6, 0.0, -0.62, -0.9)
    painter.save()
    painter.translate(middle)
    painter.scale(high, high)
    for side in (-1, 1):
        handle = QPainterPath(QPointF(0.58 * side, -0.7))
        handle.cubicTo(1.15 * side, -0.75, 1.05 * side, 0.05, 0.42 * side, 0.06)
        painter.setPen(QPen(QColor("#15110d"), 0.22))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(handle)
        painter.setPen(QPen(ink, 0.12))
        painter.drawPath(handle)
    painter.setPen(QPen(QColor("#15110d"), 0.06))
    painter.setBrush(ink)
    painter.drawPath(path)
    painter.restore()
