"""Mana and other symbols, painted at any size from vector shapes.

A symbol is known by the text between its braces: "W", "2", "X", "R/W", "2/G", "U/P", "S", "T", "Q", "E", "CHAOS".
What is not known is painted as its text in a plate, so that nothing a card says is ever lost.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from gui.painting import symbol_shapes as shapes
from gui.painting.fonts import Role, advance, cap_height, draw_text

INK = "#17130f"
PALE_INK = "#f6f1e4"
DISCS = {"W": "#f8efc4", "U": "#a3d0f0", "B": "#bdb0bd", "R": "#f5a585", "G": "#9dd3a2", "C": "#d9d3cb"}
GENERIC_DISC = "#d2ccc4"
_GLYPHS: dict[str, Callable[[], QPainterPath]] = {
    "W": shapes.sun,
    "U": shapes.drop,
    "B": shapes.skull,
    "R": shapes.flame,
    "G": shapes.tree,
    "C": shapes.crystal,
}
_GLYPH_SIZE = {"W": 0.84, "U": 0.74, "B": 0.74, "R": 0.76, "G": 0.78, "C": 0.76}
_PIECE = re.compile(r"\{([^{}]*)\}|//|[^{}\s/]+|[{}/]")
_PLAIN = re.compile(r"\d{1,3}|[XYZ]|∞|½|\?", re.ASCII)
_HALF = re.compile(r"([WUBRGC]|\d)/([WUBRGC])(/P)?", re.ASCII)
_PHYREXIAN = re.compile(r"([WUBRGC])/P")
_PICTURED: dict[str, tuple[Callable[[], QPainterPath], str, str, float]] = {
    "S": (shapes.snowflake, "#e3eff6", "#22485e", 0.80),
    "T": (shapes.turning_arrow, GENERIC_DISC, INK, 0.86),
    "Q": (lambda: shapes.turning_arrow(True), "#3b3733", PALE_INK, 0.86),
    "E": (shapes.bolt, "#f3dd8b", "#4d3600", 0.78),
    "P": (shapes.heart, "#e8c3c0", "#7a1620", 0.66),
    "CHAOS": (shapes.whirl, "#4a3358", PALE_INK, 0.84),
    "PW": (shapes.gate, "#e9dfc6", INK, 0.72),
    "TK": (shapes.ticket, "#f0d9b6", "#5a2d12", 0.80),
}


@lru_cache(maxsize=4096)
def parse_cost(cost: str) -> tuple[str, ...]:
    """The symbols of a cost string, in order.

    Stray text is kept as a symbol of its own, empty braces vanish.
    """
    found: list[str] = []
    for match in _PIECE.finditer(cost):
        inner = match.group(1)
        code = match.group(0) if inner is None else inner.strip().upper()
        if code:
            found.append(code)
    return tuple(found)


@lru_cache(maxsize=1024)
def symbol_kind(code: str) -> str:
    """How a symbol is drawn: "color", "plain", "half", "phyrexian", "pictured", "divider" or "text"."""
    if code in _GLYPHS:
        return "color"
    if _PLAIN.fullmatch(code):
        return "plain"
    if _HALF.fullmatch(code):
        return "half"
    if _PHYREXIAN.fullmatch(code):
        return "phyrexian"
    if code in _PICTURED:
        return "pictured"
    return "divider" if code == "//" else "text"


@lru_cache(maxsize=1024)
def symbol_width(code: str) -> float:
    """The width of a symbol in heights; all are round but those painted as text."""
    kind = symbol_kind(code)
    if kind == "divider":
        return 0.5
    return max(1.0, 0.5 + advance(Role.UI_STRONG, code) * 0.72) if kind == "text" else 1.0


def cost_width(codes: tuple[str, ...], size: float, gap: float = 0.10) -> float:
    """The width of a row of symbols of that height."""
    return sum(symbol_width(code) for code in codes) * size + gap * size * max(len(codes) - 1, 0)


def paint_cost(painter: QPainter, codes: tuple[str, ...], right: float, middle: float, size: float) -> None:
    """A row of symbols that ends at `right`, centred on the height `middle`, with a small shadow."""
    x = right - cost_width(codes, size)
    for code in codes:
        width = symbol_width(code) * size
        box = QRectF(x, middle - size / 2, width, size)
        if symbol_kind(code) not in ("divider", "text"):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 130))
            painter.drawEllipse(box.translated(-size * 0.03, size * 0.07))
        paint_symbol(painter, code, box)
        x += width + size * 0.10


def paint_symbol(painter: QPainter, code: str, box: QRectF) -> None:
    """One symbol, filling the box's height."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    kind = symbol_kind(code)
    if kind == "color":
        _disc(painter, box, DISCS[code])
        _glyph(painter, _GLYPHS[code](), box, _GLYPH_SIZE[code], INK)
    elif kind == "plain":
        _disc(painter, box, GENERIC_DISC)
        _number(painter, code, box, INK)
    elif kind == "half":
        _halves(painter, code, box)
    elif kind == "phyrexian":
        _disc(painter, box, DISCS[code[0]])
        _glyph(painter, _GLYPHS[code[0]](), box.translated(-box.width() * 0.04, -box.height() * 0.06), 0.66, INK)
        _heart_badge(painter, box)
    elif kind == "pictured":
        shape, disc, ink, size = _PICTURED[code]
        _disc(painter, box, disc)
        _glyph(painter, shape(), box, size, ink)
    elif kind == "divider":
        painter.setPen(QPen(QColor(INK), box.height() * 0.1))
        painter.drawLine(
            QPointF(box.left() + box.width() * 0.3, box.bottom()), QPointF(box.right() - box.width() * 0.3, box.top())
        )
    else:
        _text_plate(painter, code, box)
    painter.restore()


def _disc(painter: QPainter, box: QRectF, color: str) -> None:
    painter.setBrush(QColor(color))
    thin = max(0.5, box.height() * 0.045)
    painter.setPen(QPen(QColor(20, 16, 12, 150), thin))
    painter.drawEllipse(box.adjusted(thin / 2, thin / 2, -thin / 2, -thin / 2))
    painter.setPen(Qt.PenStyle.NoPen)


def _glyph(painter: QPainter, path: QPainterPath, box: QRectF, size: float, ink: str) -> None:
    half = box.height() / 2 * size
    painter.save()
    painter.translate(box.center())
    painter.scale(half, half)
    painter.setBrush(QColor(ink))
    painter.drawPath(path)
    painter.restore()


def _number(painter: QPainter, text: str, box: QRectF, ink: str) -> None:
    size = box.height() * 0.80
    wide = advance(Role.NUMBER, text) * size
    room = box.width() * 0.84
    if wide > room:
        size *= max(0.3, room / wide)
    text_in_box(painter, Role.NUMBER, text, box, size, ink)


def text_in_box(painter: QPainter, role: Role, text: str, box: QRectF, size: float, ink: str | QColor) -> None:
    """A short text of that size, centred in a box by its capitals."""
    painter.setPen(QColor(ink))
    x = box.center().x() - advance(role, text) * size / 2
    draw_text(painter, role, text, QPointF(x, box.center().y() + cap_height(role) * size / 2), size)


def _halves(painter: QPainter, code: str, box: QRectF) -> None:
    """Two halves of a disc, parted by a slanted line, each with its own small glyph."""
    match = _HALF.fullmatch(code)
    assert match is not None
    first, second, or_life = match.groups()
    _disc(painter, box, DISCS.get(first, GENERIC_DISC))
    lower = QPainterPath()
    lower.arcMoveTo(box, 45)
    lower.arcTo(box, 45, -180)
    lower.closeSubpath()
    painter.setBrush(QColor(DISCS[second]))
    painter.drawPath(lower)
    painter.setPen(QPen(QColor(20, 16, 12, 150), max(0.5, box.height() * 0.04)))
    reach = box.height() * 0.354
    painter.drawLine(box.center() + QPointF(-reach, reach), box.center() + QPointF(reach, -reach))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = box.height() * 0.02
    painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
    painter.setPen(Qt.PenStyle.NoPen)
    for letter, shift in ((first, -0.19), (second, 0.19)):
        part = QRectF(0, 0, box.height() * 0.52, box.height() * 0.52)
        part.moveCenter(box.center() + QPointF(shift * box.height(), shift * box.height()))
        if letter in _GLYPHS:
            _glyph(painter, _GLYPHS[letter](), part, 0.80, INK)
        else:
            text_in_box(painter, Role.NUMBER, letter, part, part.height() * 0.92, INK)
            painter.setPen(Qt.PenStyle.NoPen)
    if or_life:
        _heart_badge(painter, box)


def _heart_badge(painter: QPainter, box: QRectF) -> None:
    """A small heart at the lower right: two life may be paid instead."""
    part = QRectF(0, 0, box.height() * 0.44, box.height() * 0.44)
    part.moveBottomRight(box.bottomRight() + QPointF(box.height() * 0.02, box.height() * 0.02))
    painter.setBrush(QBrush(QColor("#fff4ee")))
    painter.drawEllipse(part)
    _glyph(painter, shapes.heart(), part, 0.70, "#a3101f")


def _text_plate(painter: QPainter, code: str, box: QRectF) -> None:
    painter.setBrush(QColor("#e9e4da"))
    painter.setPen(QPen(QColor(INK), max(0.5, box.height() * 0.05)))
    inset = box.height() * 0.06
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), box.height() * 0.25, box.height() * 0.25)
    size = box.height() * 0.72
    wide = advance(Role.UI_STRONG, code) * size
    if wide > box.width() * 0.9:
        size *= box.width() * 0.9 / wide
    text_in_box(painter, Role.UI_STRONG, code, box, size, INK)


def paint_loyalty_cost(painter: QPainter, text: str, box: QRectF) -> None:
    """A loyalty cost ("+1", "−2", "0") in its plate: pointed up, pointed down, or flat."""
    sign = text[:1] if text[:1] in "+−" else ""
    _plate(painter, shapes.loyalty_plate(sign), box, "#2a2724")
    shift = box.height() * {"+": 0.06, "−": -0.06}.get(sign, 0.0)
    _number_in_plate(painter, text, box.translated(0, shift))


def paint_chapter(painter: QPainter, text: str, box: QRectF) -> None:
    """A saga's chapter number in its tile."""
    _plate(painter, shapes.chapter_plate(), box, "#3a2f52")
    _number_in_plate(painter, text, box)


def _plate(painter: QPainter, path: QPainterPath, box: QRectF, color: str) -> None:
    painter.save()
    painter.translate(box.center())
    painter.scale(box.width() / 2, box.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(color))
    painter.drawPath(path)
    painter.restore()


def _number_in_plate(painter: QPainter, text: str, box: QRectF) -> None:
    size = box.height() * 0.62
    wide = advance(Role.NUMBER, text) * size
    if wide > box.width() * 0.78:
        size *= box.width() * 0.78 / wide
    text_in_box(painter, Role.NUMBER, text, box, size, PALE_INK)
