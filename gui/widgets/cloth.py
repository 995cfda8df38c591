"""The cloth of the table: felt with a fine grain under a lamp."""

from __future__ import annotations

import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from gui import theme

_TILE = 192


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
