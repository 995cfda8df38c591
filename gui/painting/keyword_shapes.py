"""The outlines of keyword icons, in a square from -1 to 1 (y points down).

Each is told by its shape alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from gui.painting import symbol_shapes
from gui.painting.status_shapes import eye, ghost, goad, hood, keyhole, line, mask, polygon, shield, stroke


def _round(x: float, y: float, wide: float, high: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), wide, high or wide)
    return path


def wing() -> QPainterPath:
    """Flying: a wing of three feathers."""
    path = QPainterPath(QPointF(-0.9, 0.7))
    path.cubicTo(-0.7, -0.5, 0.0, -0.9, 0.95, -0.85)
    path.cubicTo(0.8, -0.6, 0.7, -0.45, 0.5, -0.35)
    path.lineTo(0.72, -0.26)
    path.cubicTo(0.5, 0.0, 0.3, 0.1, 0.12, 0.12)
    path.lineTo(0.3, 0.24)
    path.cubicTo(0.0, 0.5, -0.4, 0.6, -0.9, 0.7)
    return path


def blade() -> QPainterPath:
    """First strike: a slanted blade."""
    path = polygon((0.92, -0.92), (0.6, -0.16), (-0.2, 0.52), (-0.46, 0.26), (0.22, -0.56))
    return path.united(stroke(line((-0.66, 0.1), (-0.1, 0.7)), 0.2)).united(
        stroke(line((-0.5, 0.5), (-0.86, 0.86)), 0.24)
    )


def two_blades() -> QPainterPath:
    """Double strike: two crossed blades."""
    path = QPainterPath()
    for side in (-1, 1):
        path = path.united(stroke(line((-0.8 * side, 0.8), (0.7 * side, -0.8)), 0.24))
        path = path.united(stroke(line((-0.86 * side, 0.3), (-0.3 * side, 0.84)), 0.18))
    return path


def fang() -> QPainterPath:
    """Deathtouch: a fang and a drop."""
    path = QPainterPath(QPointF(-0.7, -0.9))
    path.cubicTo(0.1, -0.9, 0.4, -0.4, -0.1, 0.7)
    path.cubicTo(-0.5, 0.2, -0.7, -0.2, -0.7, -0.9)
    drop = symbol_shapes.drop()
    moved = QPainterPath()
    for at in range(drop.elementCount()):
        part = drop.elementAt(at)
        place = QPointF(part.x * 0.36 + 0.5, part.y * 0.42 + 0.48)
        if part.isMoveTo():
            moved.moveTo(place)
        else:
            moved.lineTo(place)
    return path.united(moved)


def heart_link() -> QPainterPath:
    """Lifelink: a heart."""
    return symbol_shapes.heart()


def tusks() -> QPainterPath:
    """Trample: a hoof print."""
    path = QPainterPath(QPointF(-0.12, -0.85))
    path.cubicTo(-0.8, -0.7, -0.95, 0.3, -0.5, 0.85)
    path.lineTo(-0.12, 0.5)
    path.closeSubpath()
    other = QPainterPath(QPointF(0.12, -0.85))
    other.cubicTo(0.8, -0.7, 0.95, 0.3, 0.5, 0.85)
    other.lineTo(0.12, 0.5)
    other.closeSubpath()
    return path.united(other)


def bow() -> QPainterPath:
    """Reach: a drawn bow."""
    path = QPainterPath(QPointF(-0.1, -0.9))
    path.quadTo(0.95, 0.0, -0.1, 0.9)
    shaft = stroke(line((-0.85, 0.0), (0.75, 0.0)), 0.16).united(polygon((0.98, 0), (0.56, -0.26), (0.56, 0.26)))
    return stroke(path, 0.2).united(stroke(line((-0.1, -0.9), (-0.6, 0), (-0.1, 0.9)), 0.1)).united(shaft)


def fangs() -> QPainterPath:
    """Menace: a row of teeth above and below."""
    upper = polygon((-0.9, -0.7), (0.9, -0.7), (0.6, 0.1), (0.3, -0.35), (0.0, 0.1), (-0.3, -0.35), (-0.6, 0.1))
    lower = polygon((-0.9, 0.8), (0.9, 0.8), (0.45, 0.2), (0.15, 0.55), (-0.15, 0.55), (-0.45, 0.2))
    return upper.united(lower)


def ring_around() -> QPainterPath:
    """Hexproof: a ring around a dot."""
    return _round(0, 0, 0.92).subtracted(_round(0, 0, 0.66)).united(_round(0, 0, 0.30))


def warded() -> QPainterPath:
    """Ward: a ring with four gates."""
    path = _round(0, 0, 0.92).subtracted(_round(0, 0, 0.62))
    for gate in (QRectF(-1, -0.14, 2, 0.28), QRectF(-0.14, -1, 0.28, 2)):
        bar = QPainterPath()
        bar.addRect(gate)
        path = path.subtracted(bar)
    return path.united(_round(0, 0, 0.24))


def gem() -> QPainterPath:
    """Indestructible: a cut stone."""
    whole = polygon((-0.5, -0.75), (0.5, -0.75), (0.95, -0.2), (0, 0.9), (-0.95, -0.2))
    return whole.subtracted(stroke(line((-0.95, -0.2), (0.95, -0.2)), 0.12)).subtracted(
        stroke(line((-0.4, -0.2), (0, 0.9), (0.4, -0.2)), 0.1)
    )


def wall() -> QPainterPath:
    """Defender: a wall of bricks."""
    path = QPainterPath()
    for row, shift in ((-0.86, 0.0), (-0.26, 0.5), (0.34, 0.0)):
        for x in (-0.95, -0.0):
            brick = QPainterPath()
            left = max(-0.95, x - shift)
            brick.addRect(QRectF(left, row, min(0.85, 0.95 - left), 0.48))
            path = path.united(brick)
    return path


def spark() -> QPainterPath:
    """Flash: a star of light."""
    return symbol_shapes.star(0, 0, 1.0, 0.3, 8)


def fist() -> QPainterPath:
    """Prowess: a flame within a ring."""
    return _round(0, 0, 0.95).subtracted(_round(0, 0, 0.74)).united(_small(symbol_shapes.flame(), 0.58))


def _small(path: QPainterPath, size: float) -> QPainterPath:
    return QTransform.fromScale(size, size).map(path)


def screen() -> QPainterPath:
    """Protection: a shield that is parted in two."""
    half = QPainterPath()
    half.addRect(QRectF(-0.08, -1, 0.16, 2))
    return shield().subtracted(half)


def biohazard() -> QPainterPath:
    """Infect, toxic, wither: three blisters."""
    path = QPainterPath()
    for turn in range(3):
        angle = math.tau * turn / 3 - math.pi / 2
        path = path.united(_round(0.5 * math.cos(angle), 0.5 * math.sin(angle), 0.44))
    return path.subtracted(_round(0, 0, 0.22))


def returning() -> QPainterPath:
    """Undying, persist: an arrow that comes back."""
    return symbol_shapes.turning_arrow()


_SHAPES: dict[str, Callable[[], QPainterPath]] = {
    "flying": wing,
    "first strike": blade,
    "double strike": two_blades,
    "deathtouch": fang,
    "lifelink": heart_link,
    "trample": tusks,
    "vigilance": eye,
    "haste": symbol_shapes.bolt,
    "reach": bow,
    "menace": fangs,
    "hexproof": ring_around,
    "shroud": hood,
    "ward": warded,
    "indestructible": gem,
    "defender": wall,
    "flash": spark,
    "prowess": fist,
    "protection": screen,
    "infect": biohazard,
    "toxic": biohazard,
    "wither": biohazard,
    "undying": returning,
    "persist": returning,
    "phasing": ghost,
    "shadow": mask,
    "intimidate": goad,
    "fear": symbol_shapes.skull,
    "skulk": keyhole,
}


@lru_cache(maxsize=64)
def keyword_icon(name: str) -> QPainterPath:
    """The outline of a keyword's icon by its name."""
    return _SHAPES[name]()


@lru_cache(maxsize=512)
def icon_of(keyword: str) -> tuple[str, str]:
    """The icon of a keyword as rules English has it, and what stands beside it; ("", "") if it has none."""
    low = keyword.lower()
    name = next((known for known in sorted(_SHAPES, key=len, reverse=True) if _begins(low, known)), "")
    beside = low[len(name) :].strip(" —-").replace("{", "").replace("}", "") if name else ""
    return name, beside if len(beside) <= 3 else ""


def _begins(keyword: str, name: str) -> bool:
    return keyword == name or keyword.startswith((f"{name} ", f"{name}—", f"{name} —"))
