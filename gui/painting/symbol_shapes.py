"""The outlines of mana and other symbols, in a square from -1 to 1 (y points down).

They are drawn for this project.

Every one is told by its shape alone: sun, drop, skull, flame, tree, crystal, snowflake, heart, bolt, arrows.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _stroke(path: QPainterPath, width: float, round_ends: bool = True) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap if round_ends else Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


def _lines(*lines: tuple[float, float, float, float]) -> QPainterPath:
    path = QPainterPath()
    for x0, y0, x1, y1 in lines:
        path.moveTo(x0, y0)
        path.lineTo(x1, y1)
    return path


@lru_cache(maxsize=1)
def sun() -> QPainterPath:
    """White: a disc with eight rays, long and short."""
    path = _disc(0, 0, 0.40)
    for index in range(8):
        angle, reach = math.tau * index / 8, 0.96 if index % 2 == 0 else 0.78
        tip = (reach * math.sin(angle), -reach * math.cos(angle))
        sides = [(0.54 * math.sin(angle + turn), -0.54 * math.cos(angle + turn)) for turn in (-0.27, 0.27)]
        path.addPath(_polygon(tip, *sides))
    return path


@lru_cache(maxsize=1)
def drop() -> QPainterPath:
    """Blue: a falling drop with a glint."""
    path = QPainterPath(QPointF(0.06, -0.92))
    path.cubicTo(0.16, -0.42, 0.66, -0.08, 0.66, 0.34)
    path.cubicTo(0.66, 0.70, 0.36, 0.92, 0.0, 0.92)
    path.cubicTo(-0.36, 0.92, -0.66, 0.70, -0.66, 0.34)
    path.cubicTo(-0.66, -0.08, -0.08, -0.34, 0.06, -0.92)
    glint = QPainterPath(QPointF(-0.40, 0.36))
    glint.cubicTo(-0.38, 0.58, -0.22, 0.70, -0.02, 0.71)
    return path.subtracted(_stroke(glint, 0.17))


@lru_cache(maxsize=1)
def skull() -> QPainterPath:
    """Black: a skull with slanted eyes and a short jaw."""
    head = QPainterPath()
    head.addEllipse(QRectF(-0.76, -0.88, 1.52, 1.30))
    jaw = QPainterPath()
    jaw.addRoundedRect(QRectF(-0.42, 0.10, 0.84, 0.76), 0.16, 0.16)
    path = head.united(jaw)
    for side in (-1, 1):
        eye = QPainterPath(QPointF(side * 0.12, -0.02))
        eye.cubicTo(side * 0.14, -0.34, side * 0.52, -0.42, side * 0.58, -0.14)
        eye.cubicTo(side * 0.56, 0.10, side * 0.24, 0.16, side * 0.12, -0.02)
        path = path.subtracted(eye)
    path = path.subtracted(_polygon((0, 0.08), (0.11, 0.30), (-0.11, 0.30)))
    for x in (-0.15, 0.15):
        path = path.subtracted(_stroke(_lines((x, 0.56, x, 0.90)), 0.09, False))
    return path


@lru_cache(maxsize=1)
def flame() -> QPainterPath:
    """Red: a leaning flame with a second tongue and a hollow heart."""
    path = QPainterPath(QPointF(0.10, -0.96))
    path.cubicTo(0.16, -0.52, 0.70, -0.30, 0.68, 0.28)
    path.cubicTo(0.68, 0.68, 0.38, 0.92, 0.0, 0.92)
    path.cubicTo(-0.40, 0.92, -0.70, 0.66, -0.70, 0.26)
    path.cubicTo(-0.70, -0.02, -0.54, -0.20, -0.52, -0.52)
    path.cubicTo(-0.34, -0.40, -0.26, -0.22, -0.26, -0.04)
    path.cubicTo(-0.06, -0.24, 0.16, -0.52, 0.10, -0.96)
    heart = QPainterPath(QPointF(0.10, 0.06))
    heart.cubicTo(0.12, 0.28, 0.36, 0.34, 0.34, 0.56)
    heart.cubicTo(0.32, 0.76, 0.14, 0.80, 0.02, 0.80)
    heart.cubicTo(-0.18, 0.80, -0.32, 0.66, -0.30, 0.50)
    heart.cubicTo(-0.26, 0.30, 0.06, 0.30, 0.10, 0.06)
    return path.subtracted(heart)


@lru_cache(maxsize=1)
def tree() -> QPainterPath:
    """Green: a broad tree with a parted trunk."""
    path = _disc(0, -0.46, 0.44)
    for x, y, radius in ((-0.46, -0.12, 0.36), (0.46, -0.12, 0.36), (0.0, 0.02, 0.34)):
        path = path.united(_disc(x, y, radius))
    trunk = QPainterPath(QPointF(-0.13, 0.10))
    trunk.cubicTo(-0.10, 0.50, -0.16, 0.76, -0.44, 0.94)
    trunk.lineTo(0.44, 0.94)
    trunk.cubicTo(0.16, 0.76, 0.10, 0.50, 0.13, 0.10)
    trunk.closeSubpath()
    path = path.united(trunk)
    notch = _stroke(_lines((0, 0.16, -0.24, -0.14), (0, 0.02, 0.22, -0.24), (0, 0.34, 0, -0.08)), 0.085)
    return path.subtracted(notch)


@lru_cache(maxsize=1)
def crystal() -> QPainterPath:
    """Colourless: a standing crystal, hollow, with one facet."""
    path = _polygon((0, -0.96), (0.60, -0.34), (0.60, 0.34), (0, 0.96), (-0.60, 0.34), (-0.60, -0.34))
    path = path.subtracted(_polygon((0, -0.62), (0.36, -0.22), (0.36, 0.24), (0, 0.62), (-0.36, 0.24), (-0.36, -0.22)))
    return path.united(_polygon((0, -0.62), (0.20, -0.10), (0, 0.62), (-0.20, -0.10)))


@lru_cache(maxsize=1)
def snowflake() -> QPainterPath:
    """Snow: six branching arms."""
    lines: list[tuple[float, float, float, float]] = []
    for index in range(6):
        angle = math.tau * index / 6
        sin, cos = math.sin(angle), math.cos(angle)
        lines.append((0, 0, 0.90 * sin, -0.90 * cos))
        for turn in (-0.55, 0.55):
            end = (0.56 * sin + 0.34 * math.sin(angle + turn), -0.56 * cos - 0.34 * math.cos(angle + turn))
            lines.append((0.50 * sin, -0.50 * cos, *end))
    return _stroke(_lines(*lines), 0.16)


@lru_cache(maxsize=2)
def turning_arrow(back: bool = False) -> QPainterPath:
    """Tap: an arrow that turns clockwise; untap: one that turns back, with a bar at its root."""
    arc = QPainterPath()
    arc.arcMoveTo(QRectF(-0.62, -0.50, 1.24, 1.24), 200)
    arc.arcTo(QRectF(-0.62, -0.50, 1.24, 1.24), 200, -176)
    path = _stroke(arc, 0.25, False)
    head = _polygon((0.16, -0.02), (0.98, -0.02), (0.62, 0.56))
    path = path.united(head)
    if not back:
        return path
    path = path.united(_stroke(_lines((-0.86, 0.32, -0.30, 0.32)), 0.2, False))
    mirrored = QPainterPath()
    for index in range(path.elementCount()):
        element = path.elementAt(index)
        point = QPointF(-element.x, element.y)
        if element.type is QPainterPath.ElementType.MoveToElement:
            mirrored.moveTo(point)
        else:
            mirrored.lineTo(point)
    return mirrored


@lru_cache(maxsize=1)
def bolt() -> QPainterPath:
    """Energy: a bolt."""
    return _polygon((0.22, -0.98), (-0.62, 0.14), (-0.10, 0.14), (-0.24, 0.98), (0.64, -0.26), (0.10, -0.26))


@lru_cache(maxsize=1)
def heart() -> QPainterPath:
    """Life that may be paid instead of mana."""
    path = QPainterPath(QPointF(0, 0.86))
    path.cubicTo(-0.34, 0.52, -0.94, 0.14, -0.94, -0.34)
    path.cubicTo(-0.94, -0.84, -0.26, -0.98, 0, -0.44)
    path.cubicTo(0.26, -0.98, 0.94, -0.84, 0.94, -0.34)
    path.cubicTo(0.94, 0.14, 0.34, 0.52, 0, 0.86)
    return path


@lru_cache(maxsize=1)
def whirl() -> QPainterPath:
    """Chaos: four blades that whirl round an empty middle."""
    path = QPainterPath()
    for index in range(4):
        angle = math.tau * index / 4
        cos, sin = math.cos(angle), math.sin(angle)

        def turned(x: float, y: float, cos: float = cos, sin: float = sin) -> QPointF:
            return QPointF(x * cos - y * sin, x * sin + y * cos)

        path.moveTo(turned(0.16, -0.16))
        path.cubicTo(turned(0.10, -0.60), turned(0.34, -0.92), turned(0.88, -0.94))
        path.cubicTo(turned(0.62, -0.72), turned(0.56, -0.46), turned(0.62, -0.16))
        path.cubicTo(turned(0.44, -0.30), turned(0.28, -0.28), turned(0.16, -0.16))
    return path


@lru_cache(maxsize=1)
def gate() -> QPainterPath:
    """Planeswalker: an arched gate with a star in it."""
    outer = QPainterPath(QPointF(-0.72, 0.92))
    outer.lineTo(-0.72, -0.20)
    outer.arcTo(QRectF(-0.72, -0.92, 1.44, 1.44), 180, -180)
    outer.lineTo(0.72, 0.92)
    outer.closeSubpath()
    inner = QPainterPath(QPointF(-0.46, 0.94))
    inner.lineTo(-0.46, -0.20)
    inner.arcTo(QRectF(-0.46, -0.66, 0.92, 0.92), 180, -180)
    inner.lineTo(0.46, 0.94)
    inner.closeSubpath()
    return outer.subtracted(inner).united(star(0, 0.14, 0.40, 0.15, 4))


@lru_cache(maxsize=1)
def ticket() -> QPainterPath:
    """Ticket: a stub with notched sides."""
    path = _polygon((-0.94, -0.52), (0.94, -0.52), (0.94, 0.52), (-0.94, 0.52))
    for x in (-0.94, 0.94):
        path = path.subtracted(_disc(x, 0, 0.24))
    return path.subtracted(_stroke(_lines((0.34, -0.40, 0.34, -0.16), (0.34, 0.16, 0.34, 0.40)), 0.1, False))


@lru_cache(maxsize=32)
def star(x: float, y: float, outer: float, inner: float, tips: int) -> QPainterPath:
    """A star of that many tips."""
    points = []
    for index in range(tips * 2):
        radius = inner if index % 2 else outer
        angle = math.pi * index / tips
        points.append((x + radius * math.sin(angle), y - radius * math.cos(angle)))
    return _polygon(*points)


@lru_cache(maxsize=4)
def loyalty_plate(sign: str) -> QPainterPath:
    """The plate of a loyalty cost: pointed up for "+", down for "−", square for none."""
    if sign == "+":
        return _polygon((-0.92, -0.40), (0, -0.96), (0.92, -0.40), (0.92, 0.72), (-0.92, 0.72))
    if sign == "−":
        return _polygon((-0.92, -0.72), (0.92, -0.72), (0.92, 0.40), (0, 0.96), (-0.92, 0.40))
    return _polygon((-0.92, -0.62), (0.92, -0.62), (0.92, 0.62), (-0.92, 0.62))


@lru_cache(maxsize=1)
def chapter_plate() -> QPainterPath:
    """The plate of a saga's chapter: a six-sided tile."""
    return _polygon((-0.95, 0), (-0.55, -0.82), (0.55, -0.82), (0.95, 0), (0.55, 0.82), (-0.55, 0.82))
