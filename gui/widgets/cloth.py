"""The cloth of the table, felt with a fine grain under a lamp, and the wood before it."""

from __future__ import annotations

import random
from functools import lru_cache
from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient

from gui import theme

_TILE = 192
_LONG, _PLANK = 768, 96  # pixels of a tile of wood and of a plank


@lru_cache(maxsize=4)
def _weave(weave: str, light: bool) -> QPixmap:
    """A tile of a cloth, slightly lighter and darker. It is the same each time."""
    chance = random.Random(11)
    tile = QImage(_TILE, _TILE, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(QColor(0, 0, 0, 0))
    with QPainter(tile) as painter:
        {"linen": _linen, "velvet": _velvet, "canvas": _canvas}.get(weave, _felt)(painter, chance, 11 if light else 22)
    return QPixmap.fromImage(tile)


def _felt(painter: QPainter, chance: random.Random, dark: int) -> None:
    """Fibres: short strokes any way."""
    for _stroke in range(2600):
        x, y = chance.randrange(_TILE), chance.randrange(_TILE)
        pale = chance.random() < 0.5
        painter.setPen(QColor(255, 255, 255, 9) if pale else QColor(0, 0, 0, dark))
        dx, dy = chance.randrange(-3, 4), chance.randrange(-2, 3)
        painter.drawLine(QPointF(x, y), QPointF(x + dx, y + dy))
        if not 0 < x + dx < _TILE - 1:  # what leaves the tile on one side comes in on the other
            for ox in (_TILE, -_TILE):
                painter.drawLine(QPointF(x + ox, y), QPointF(x + ox + dx, y + dy))


def _linen(painter: QPainter, chance: random.Random, dark: int) -> None:
    """Threads across and along, some thicker than others."""
    for at in range(0, _TILE, 3):
        for across in (False, True):
            painter.setPen(QPen(QColor(255, 255, 255, chance.randrange(3, 14)), 1))
            painter.drawLine(*((at, 0, at, _TILE) if across else (0, at, _TILE, at)))
            painter.setPen(QPen(QColor(0, 0, 0, chance.randrange(2, dark)), 1))
            painter.drawLine(*((at + 1, 0, at + 1, _TILE) if across else (0, at + 1, _TILE, at + 1)))


def _velvet(painter: QPainter, chance: random.Random, dark: int) -> None:
    """A nap of points, stroked in places."""
    for _point in range(5200):
        pale = chance.random() < 0.5
        painter.setPen(QColor(255, 255, 255, 8) if pale else QColor(0, 0, 0, dark))
        painter.drawPoint(chance.randrange(_TILE), chance.randrange(_TILE))
    for _stripe in range(14):
        x, y = chance.randrange(_TILE), chance.randrange(_TILE)
        painter.fillRect(x, y, chance.randrange(14, 60), 1, QColor(255, 255, 255, 5))


def _canvas(painter: QPainter, chance: random.Random, dark: int) -> None:
    """A weave in squares, one thread over, one under."""
    for y in range(0, _TILE, 4):
        for x in range(0, _TILE, 4):
            over = (x // 4 + y // 4) % 2 == 0
            strength = chance.randrange(2, 9)
            painter.fillRect(x, y, 4 if over else 2, 2 if over else 4, QColor(255, 255, 255, strength))
            painter.fillRect(x + 2, y + 2, 2, 2, QColor(0, 0, 0, chance.randrange(dark // 2, dark)))


def paint_cloth(painter: QPainter, area: QRectF, whole: QSizeF, lamp: QPointF | None = None) -> None:
    """The cloth in an area of a table of that size; the lamp hangs over the middle."""
    look = theme.palette()
    middle = lamp or QPointF(whole.width() / 2, whole.height() / 2)
    glow = QRadialGradient(middle, max(whole.width(), whole.height()) * 0.66)
    glow.setColorAt(0.0, theme.color("felt").lighter(134))
    glow.setColorAt(0.5, theme.color("felt"))
    glow.setColorAt(1.0, theme.color("felt_edge"))
    painter.fillRect(area, glow)
    painter.drawTiledPixmap(area, _weave(look.weave, look.light), area.topLeft())


#: How many lines a wood has, how high they wave, how dark they are, and where its planks differ.
_WOODS = {
    "walnut": (130, 3.0, 1.0, 7),
    "oak": (210, 1.6, 0.8, 17),
    "cherry": (70, 6.0, 0.8, 27),
    "ebony": (50, 1.2, 1.6, 37),
}


@lru_cache(maxsize=4)
def _wood_grain(wood: str, light: bool) -> QPixmap:
    """A tile of two planks: long lines that wave a little, and a seam below each. The same each time."""
    lines, waving, dark, seed = _WOODS.get(wood, _WOODS["walnut"])
    chance = random.Random(seed)
    tile = QImage(_LONG, 2 * _PLANK, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(QColor(0, 0, 0, 0))
    with QPainter(tile) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for plank in range(2):
            painter.fillRect(0, plank * _PLANK, _LONG, _PLANK, QColor(0, 0, 0, chance.randrange(0, 16)))
        for _line in range(lines):
            y, high, waves = chance.uniform(0, 2 * _PLANK), chance.uniform(0.5, waving), chance.randrange(1, 4)
            shift = chance.uniform(0, 2 * pi)
            pale, strength = chance.random() < 0.4, chance.randrange(5, 26)
            painter.setPen(
                QPen(
                    QColor(255, 235, 205, strength // 2) if pale else QColor(0, 0, 0, min(255, round(strength * dark))),
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
    painter.drawTiledPixmap(area, _wood_grain(look.grain, look.light), area.topLeft())
    shade = QLinearGradient(0, 0, 0, high)
    shade.setColorAt(0.0, theme.color("shadow", 190))
    shade.setColorAt(0.12, theme.color("shadow", 60))
    shade.setColorAt(0.45, theme.color("shadow", 0))
    shade.setColorAt(1.0, theme.color("shadow", 90))
    painter.fillRect(area, shade)
