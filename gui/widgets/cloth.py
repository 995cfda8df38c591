"""The cloth of the table, felt with a fine grain under a lamp, and the wood before it."""

from __future__ import annotations

import random
from functools import lru_cache
from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient

from gui import theme

_TILE = 192
_LONG, _PLANK, _LINES = 768, 96, 130  # pixels of a tile of wood and of a plank, lines of its grain


@lru_cache(maxsize=2)
def _grain(light: bool) -> QPixmap:
    """A tile of fibres: short strokes of slightly lighter and darker cloth. It is the same each time."""
    chance = random.Random(11)
    tile = QImage(_TILE, _TILE, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(QColor(0, 0, 0, 0))
    with QPainter(tile) as painter:
        for _stroke in range(2600):
            x, y = chance.randrange(_TILE), chance.randrange(_TILE)
            pale = chance.random() < 0.5
            painter.setPen(QColor(255, 255, 255, 9) if pale else QColor(0, 0, 0, 11 if light else 22))
            dx, dy = chance.randrange(-3, 4), chance.randrange(-2, 3)
            painter.drawLine(QPointF(x, y), QPointF(x + dx, y + dy))
            if not 0 < x + dx < _TILE - 1:  # what leaves the tile on one side comes in on the other
                for ox in (_TILE, -_TILE):
                    painter.drawLine(QPointF(x + ox, y), QPointF(x + ox + dx, y + dy))
    return QPixmap.fromImage(tile)


def paint_cloth(painter: QPainter, area: QRectF, whole: QSizeF, lamp: QPointF | None = None) -> None:
    """The cloth in an area of a table of that size; the lamp hangs over the middle."""
    look = theme.palette()
    middle = lamp or QPointF(whole.width() / 2, whole.height() / 2)
    glow = QRadialGradient(middle, max(whole.width(), whole.height()) * 0.66)
    glow.setColorAt(0.0, theme.color("felt").lighter(134))
    glow.setColorAt(0.5, theme.color("felt"))
    glow.setColorAt(1.0, theme.color("felt_edge"))
    painter.fillRect(area, glow)
    painter.drawTiledPixmap(area, _grain(look.name == "light"), area.topLeft())


@lru_cache(maxsize=2)
def _wood_grain(light: bool) -> QPixmap:
    """A tile of two planks: long lines that wave a little, and a seam below each. The same each time."""
    chance = random.Random(7)
    tile = QImage(_LONG, 2 * _PLANK, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(QColor(0, 0, 0, 0))
    with QPainter(tile) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for plank in range(2):
            painter.fillRect(0, plank * _PLANK, _LONG, _PLANK, QColor(0, 0, 0, chance.randrange(0, 16)))
        for _line in range(_LINES):
            y, high, waves = chance.uniform(0, 2 * _PLANK), chance.uniform(0.5, 3.0), chance.randrange(1, 4)
            shift = chance.uniform(0, 2 * pi)
            pale, strength = chance.random() < 0.4, chance.randrange(5, 26)
            painter.setPen(
                QPen(
                    QColor(255, 235, 205, strength // 2) if pale else QColor(0, 0, 0, strength),
                    chance.uniform(0.6, 1.8),
                )
            )
            steps = range(0, _LONG + 16, 16)
            painter.drawPolyline(
                QPolygonF([QPointF(x, y + high * sin(2 * pi * waves * x / _LONG + shift)) for x in steps])
            )
        for seam in (_PLANK, 2 * _PLANK):
            painter.fillRect(0, seam - 2, _LONG, 2, QColor(0, 0, 0, 60 if light else 110))
            painter.fillRect(0, seam % (2 * _PLANK), _LONG, 1, QColor(255, 235, 205, 40 if light else 16))
    return QPixmap.fromImage(tile)


def paint_wood(painter: QPainter, area: QRectF, high: float) -> None:
    """The wood before the cloth in an area of a strip so high; the cloth's edge throws a shadow on it."""
    look = theme.palette()
    painter.fillRect(area, theme.color("wood"))
    painter.drawTiledPixmap(area, _wood_grain(look.name == "light"), area.topLeft())
    shade = QLinearGradient(0, 0, 0, high)
    shade.setColorAt(0.0, theme.color("shadow", 190))
    shade.setColorAt(0.12, theme.color("shadow", 60))
    shade.setColorAt(0.45, theme.color("shadow", 0))
    shade.setColorAt(1.0, theme.color("shadow", 90))
    painter.fillRect(area, shade)
