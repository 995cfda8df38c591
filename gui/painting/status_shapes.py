"""The outlines of status glyphs, in a square from -1 to 1 (y points down).

Each is told by its shape alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF

from gui.painting import symbol_shapes


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """A filled outline through some points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def stroke(path: QPainterPath, width: float) -> QPainterPath:
    """The outline of a line of a width."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


def line(*points: tuple[float, float]) -> QPainterPath:
    """A line through some points."""
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    return path


def spiral() -> QPainterPath:
    """Summoning sick: a dizzy spiral."""
    points = []
    for step in range(46):
        angle, reach = step * 0.34, 0.06 + 0.80 * step / 45
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    return stroke(line(*points), 0.21)


def sword() -> QPainterPath:
    """Attacking: a sword that points up."""
    path = polygon((-0.17, 0.22), (-0.17, -0.58), (0, -0.98), (0.17, -0.58), (0.17, 0.22))
    path = path.united(stroke(line((-0.48, 0.30), (0.48, 0.30)), 0.22))
    return path.united(stroke(line((0, 0.40), (0, 0.84)), 0.22))


def shield() -> QPainterPath:
    """Blocking: a shield with a boss."""
    path = QPainterPath(QPointF(0, -0.90))
    path.cubicTo(0.28, -0.70, 0.56, -0.64, 0.80, -0.64)
    path.cubicTo(0.84, 0.16, 0.52, 0.68, 0, 0.94)
    path.cubicTo(-0.52, 0.68, -0.84, 0.16, -0.80, -0.64)
    path.cubicTo(-0.56, -0.64, -0.28, -0.70, 0, -0.90)
    hole = QPainterPath()
    hole.addEllipse(QPointF(0, -0.06), 0.26, 0.26)
    return path.subtracted(hole)


def goad() -> QPainterPath:
    """Goaded: a pitchfork."""
    path = stroke(line((-0.62, -0.82), (-0.62, -0.16), (0.62, -0.16), (0.62, -0.82)), 0.22)
    return path.united(stroke(line((0, -0.86), (0, 0.88)), 0.22))


def twin_cards() -> QPainterPath:
    """Copy: two cards, one behind the other."""
    back, front, gap = QPainterPath(), QPainterPath(), QPainterPath()
    back.addRoundedRect(QRectF(-0.20, -0.92, 0.96, 1.24), 0.16, 0.16)
    front.addRoundedRect(QRectF(-0.76, -0.36, 0.96, 1.28), 0.16, 0.16)
    gap.addRoundedRect(QRectF(-0.90, -0.50, 1.24, 1.56), 0.24, 0.24)
    return back.subtracted(gap).united(front)


def coin() -> QPainterPath:
    """Token: a stamped coin."""
    path, hole = QPainterPath(), QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.92, 0.92)
    hole.addEllipse(QPointF(0, 0), 0.70, 0.70)
    stem = stroke(line((-0.36, -0.34), (0.36, -0.34)), 0.2).united(stroke(line((0, -0.34), (0, 0.42)), 0.2))
    return path.subtracted(hole).united(stem)


def ghost() -> QPainterPath:
    """Phased out: a ghost."""
    path = QPainterPath(QPointF(-0.70, 0.90))
    path.lineTo(-0.70, -0.16)
    path.arcTo(QRectF(-0.70, -0.92, 1.40, 1.40), 180, -180)
    path.lineTo(0.70, 0.90)
    path.lineTo(0.36, 0.60)
    path.lineTo(0.0, 0.90)
    path.lineTo(-0.36, 0.60)
    path.closeSubpath()
    for x in (-0.27, 0.27):
        eye = QPainterPath()
        eye.addEllipse(QPointF(x, -0.16), 0.14, 0.19)
        path = path.subtracted(eye)
    return path


def half_moons() -> QPainterPath:
    """Double-faced: a disc, half full and half a ring."""
    outer, inner, half = QPainterPath(), QPainterPath(), QPainterPath()
    outer.addEllipse(QPointF(0, 0), 0.90, 0.90)
    inner.addEllipse(QPointF(0, 0), 0.66, 0.66)
    half.addRect(QRectF(0, -1, 1, 2))
    return outer.subtracted(inner.intersected(half))


def other_half_moons() -> QPainterPath:
    """Transformed: the other half is full."""
    outer, inner, half = QPainterPath(), QPainterPath(), QPainterPath()
    outer.addEllipse(QPointF(0, 0), 0.90, 0.90)
    inner.addEllipse(QPointF(0, 0), 0.66, 0.66)
    half.addRect(QRectF(-1, -1, 1, 2))
    return outer.subtracted(inner.intersected(half))


def book() -> QPainterPath:
    """A second part printed on the same face: an open book."""
    path = polygon((-0.10, -0.50), (-0.92, -0.72), (-0.92, 0.52), (-0.10, 0.78))
    return path.united(polygon((0.10, -0.50), (0.92, -0.72), (0.92, 0.52), (0.10, 0.78)))


def link() -> QPainterPath:
    """Attached: two links of a chain."""
    path = QPainterPath()
    for x, y in ((-0.34, 0.34), (0.34, -0.34)):
        ring, hole = QPainterPath(), QPainterPath()
        ring.addEllipse(QPointF(x, y), 0.54, 0.54)
        hole.addEllipse(QPointF(x, y), 0.30, 0.30)
        path = path.united(ring.subtracted(hole)) if not path.isEmpty() else ring.subtracted(hole)
    return path


def mask() -> QPainterPath:
    """Face down: a half mask."""
    path = QPainterPath(QPointF(-0.95, -0.42))
    path.cubicTo(-0.5, -0.66, -0.2, -0.40, 0, -0.40)
    path.cubicTo(0.2, -0.40, 0.5, -0.66, 0.95, -0.42)
    path.cubicTo(0.98, 0.20, 0.66, 0.56, 0.34, 0.46)
    path.cubicTo(0.16, 0.38, 0.10, 0.16, 0, 0.16)
    path.cubicTo(-0.10, 0.16, -0.16, 0.38, -0.34, 0.46)
    path.cubicTo(-0.66, 0.56, -0.98, 0.20, -0.95, -0.42)
    for x in (-0.45, 0.45):
        eye = QPainterPath()
        eye.addEllipse(QPointF(x, -0.04), 0.22, 0.15)
        path = path.subtracted(eye)
    return path


def pip() -> QPainterPath:
    """A counter: a bead with a notch."""
    path, hole = QPainterPath(), QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.84, 0.84)
    hole.addEllipse(QPointF(0, 0), 0.32, 0.32)
    return path.subtracted(hole)


def one_up() -> QPainterPath:
    """The front of two sides that turn over: a filled triangle over a line."""
    return polygon((0, -0.86), (0.86, 0.34), (-0.86, 0.34)).united(stroke(line((-0.74, 0.76), (0.74, 0.76)), 0.2))


def one_down() -> QPainterPath:
    """The back of two sides that turn over: a filled triangle under a line."""
    return polygon((0, 0.86), (0.86, -0.34), (-0.86, -0.34)).united(stroke(line((-0.74, -0.76), (0.74, -0.76)), 0.2))


def _chevrons(up: bool) -> QPainterPath:
    path = QPainterPath()
    for dy in (-0.34, 0.34):
        tip, foot = (dy - 0.4, dy + 0.24) if up else (dy + 0.4, dy - 0.24)
        path = path.united(stroke(line((-0.66, foot), (0, tip), (0.66, foot)), 0.26))
    return path


def melding() -> QPainterPath:
    """A half that melds: a jagged edge that wants its other half."""
    return polygon((-0.86, -0.8), (0.86, -0.8), (0.86, 0.1), (0.5, 0.6), (0.1, 0.06), (-0.3, 0.6), (-0.6, 0.1),
                    (-0.86, 0.4))  # fmt: skip


def layers() -> QPainterPath:
    """Merged: three sheets that lie on one another."""
    path = QPainterPath()
    for y in (-0.5, 0.0, 0.5):
        path = path.united(stroke(line((-0.8, y), (0, y - 0.36), (0.8, y), (0, y + 0.36), (-0.8, y)), 0.14))
    return path


def keyhole() -> QPainterPath:
    """Locked, or kept secret: a keyhole."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, -0.34), 0.46, 0.46)
    return path.united(polygon((-0.2, -0.1), (0.2, -0.1), (0.44, 0.9), (-0.44, 0.9)))


def eye() -> QPainterPath:
    """A plot that is being made: an eye."""
    path = QPainterPath(QPointF(-0.95, 0))
    path.quadTo(0, -1.0, 0.95, 0)
    path.quadTo(0, 1.0, -0.95, 0)
    ring, pupil = QPainterPath(), QPainterPath()
    ring.addEllipse(QPointF(0, 0), 0.40, 0.40)
    pupil.addEllipse(QPointF(0, 0), 0.20, 0.20)
    return path.subtracted(ring).united(pupil)


def cloud() -> QPainterPath:
    """Manifested: a cloud without a shape of its own."""
    path = QPainterPath()
    for x, y, r in ((-0.48, 0.14, 0.44), (0.0, -0.22, 0.54), (0.5, 0.12, 0.42), (0.0, 0.26, 0.5)):
        ball = QPainterPath()
        ball.addEllipse(QPointF(x, y), r, r * 0.92)
        path = path.united(ball)
    return path


def hood() -> QPainterPath:
    """Cloaked: a hood with nobody in it."""
    path = QPainterPath(QPointF(0, -0.95))
    path.cubicTo(0.8, -0.7, 0.7, 0.2, 0.9, 0.9)
    path.lineTo(-0.9, 0.9)
    path.cubicTo(-0.7, 0.2, -0.8, -0.7, 0, -0.95)
    face = QPainterPath()
    face.addEllipse(QPointF(0, -0.16), 0.34, 0.44)
    return path.subtracted(face)


def masked_shield() -> QPainterPath:
    """Disguised: a mask over a shield."""
    path = QPainterPath(QPointF(-0.84, -0.8))
    path.lineTo(0.84, -0.8)
    path.cubicTo(0.86, 0.2, 0.5, 0.7, 0, 0.95)
    path.cubicTo(-0.5, 0.7, -0.86, 0.2, -0.84, -0.8)
    for x in (-0.36, 0.36):
        slit = QPainterPath()
        slit.addEllipse(QPointF(x, -0.16), 0.24, 0.14)
        path = path.subtracted(slit)
    return path


def hourglass() -> QPainterPath:
    """Foretold: an hourglass."""
    glass = polygon((-0.6, -0.8), (0.6, -0.8), (0.1, 0.0), (0.6, 0.8), (-0.6, 0.8), (-0.1, 0.0))
    return glass.united(stroke(line((-0.7, -0.84), (0.7, -0.84)), 0.2)).united(
        stroke(line((-0.7, 0.84), (0.7, 0.84)), 0.2)
    )


def barred_sword() -> QPainterPath:
    """Can't attack: a sword behind a bar."""
    sword = polygon((-0.2, 0.86), (-0.2, -0.5), (0, -0.96), (0.2, -0.5), (0.2, 0.86))
    hilt = stroke(line((-0.5, 0.36), (0.5, 0.36)), 0.2)
    bar = ((-0.84, 0.66), (0.84, -0.66))
    return sword.united(hilt).subtracted(stroke(line(*bar), 0.5)).united(stroke(line(*bar), 0.24))


_SHAPES: dict[str, Callable[[], QPainterPath]] = {
    "sick": spiral,
    "attack": sword,
    "block": shield,
    "goad": goad,
    "barred": barred_sword,
    "copy": twin_cards,
    "token": coin,
    "phased": ghost,
    "two-faced": half_moons,
    "transformed": other_half_moons,
    "book": book,
    "side-front": one_up,
    "side-back": one_down,
    "side-modal": lambda: _chevrons(True),
    "side-modal-back": lambda: _chevrons(False),
    "side-meld": melding,
    "merged": layers,
    "keyhole": keyhole,
    "cloud": cloud,
    "hood": hood,
    "masked-shield": masked_shield,
    "hourglass": hourglass,
    "eye": eye,
    "attached": link,
    "face-down": mask,
    "counter": pip,
    "damage": symbol_shapes.drop,
    "tapped": symbol_shapes.turning_arrow,
}
GLYPHS = tuple(_SHAPES)


@lru_cache(maxsize=128)
def glyph(name: str) -> QPainterPath:
    """The outline of a status glyph by its name."""
    return _SHAPES[name]()


_CAUSES = {"manifest": "cloud", "cloak": "hood", "disguise": "masked-shield", "foretold": "hourglass",
           "plotted": "hourglass", "agenda": "keyhole", "conspiracy": "keyhole"}  # fmt: skip


def glyph_of_cause(cause: str) -> str:
    """The name of the glyph for why something is face down; a mask where there is no other."""
    low = cause.lower()
    return next((name for word, name in _CAUSES.items() if word in low), "face-down")
