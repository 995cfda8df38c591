"""Pieces of a face, painted where they are wanted: plates, paper, windows, lines of words, numbers.

Frames of their own (`frame_kinds`) are put together from them. Each piece can stand turned by quarters.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPen

from gui.painting import symbol_shapes, symbols
from gui.painting.face import FaceSpec, minus
from gui.painting.fonts import Role
from gui.painting.frame_styles import BORDER, style_of
from gui.painting.frames import plate_outline
from gui.painting.layout import COMFORTABLE_TEXT, SMALLEST_TEXT, Box
from gui.painting.pictures import art_image
from gui.painting.rules_text import SYMBOL_SIZE, Paragraph, paragraphs_of
from gui.painting.scenes.tints import mix
from gui.painting.surface import INK, PLATE_EDGE, PLATE_LIGHT, Surface
from gui.painting.text_flow import PLATE_INDENT, FittedText, fit_text

GOLD = "#d9b25a"


@contextmanager
def turned(surface: Surface, box: Box, quarters: int) -> Iterator[tuple[Surface, Box]]:
    """A surface turned clockwise by quarters, and the box in which to paint there."""
    wide, high = (box.w, box.h) if quarters % 2 == 0 else (box.h, box.w)
    painter = surface.painter
    painter.save()
    painter.translate(surface.rect(box).center())
    painter.rotate(90 * quarters)
    yield (
        Surface(painter, QPointF(-wide / 2 * surface.unit, -high / 2 * surface.unit), surface.unit, surface.palette),
        Box(0, 0, wide, high),
    )
    painter.restore()


def outline_path(surface: Surface, points: list[tuple[float, float]]) -> QPainterPath:
    """An outline in card widths as a path in pixels."""
    origin, unit = surface.origin, surface.unit
    path = QPainterPath(QPointF(origin.x() + points[0][0] * unit, origin.y() + points[0][1] * unit))
    for x, y in points[1:]:
        path.lineTo(origin.x() + x * unit, origin.y() + y * unit)
    path.closeSubpath()
    return path


def body(surface: Surface, spec: FaceSpec, box: Box) -> None:
    """The coloured ground of a part of a card, in the colours of another face."""
    left, right = style_of(spec).body()
    target = surface.rect(box)
    tone = QLinearGradient(target.topLeft(), target.topRight())
    tone.setColorAt(0.3, QColor(*left))
    tone.setColorAt(0.7, QColor(*right))
    surface.painter.setPen(QPen(QColor(255, 250, 236, 90), max(1.0, surface.unit * 0.004)))
    surface.painter.setBrush(tone)
    surface.painter.drawRoundedRect(target, 0.028 * surface.unit, 0.028 * surface.unit)


def plate(surface: Surface, spec: FaceSpec, box: Box, shape: str | None = None, shade: float = 0.0) -> None:
    """A raised plate in the colours of a face; its ends tell the kind of card."""
    style = style_of(spec)
    color = mix(style.plate_color(), BORDER, shade)
    path = outline_path(surface, plate_outline(shape or style.shape, box))
    target = path.boundingRect()
    tone = QLinearGradient(target.topLeft(), target.bottomLeft())
    tone.setColorAt(0.0, QColor(*mix(color, (255, 255, 255), 0.45)))
    tone.setColorAt(0.5, QColor(*color))
    tone.setColorAt(1.0, QColor(*mix(color, (0, 0, 0), 0.14)))
    painter = surface.painter
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawPath(path.translated(0, surface.unit * 0.008))
    painter.setPen(QPen(QColor(*BORDER), max(1.0, surface.unit * 0.009)))
    painter.setBrush(tone)
    painter.drawPath(path)


def paper(surface: Surface, spec: FaceSpec, box: Box, shade: float = 0.0, radius: float = 0.014) -> None:
    """Paper for words, tinted by a face's colours."""
    left, right = style_of(spec).paper()
    target = surface.rect(box)
    tone = QLinearGradient(target.topLeft(), target.topRight())
    tone.setColorAt(0.0, QColor(*mix(left, BORDER, shade)))
    tone.setColorAt(1.0, QColor(*mix(right, BORDER, shade)))
    painter = surface.painter
    painter.setPen(QPen(QColor(*BORDER), max(1.0, surface.unit * 0.008)))
    painter.setBrush(tone)
    painter.drawRoundedRect(target, radius * surface.unit, radius * surface.unit)


def window(surface: Surface, spec: FaceSpec, box: Box, outline: list[tuple[float, float]] | None = None) -> None:
    """A face's picture in a box or in an outline within it."""
    painter = surface.painter
    target = surface.rect(box)
    scale = painter.device().devicePixelRatio()
    image = art_image(spec, math.ceil(target.width() * scale) + 1, math.ceil(target.height() * scale) + 1)
    path = outline_path(surface, outline) if outline else QPainterPath()
    if not outline:
        path.addRoundedRect(target, 0.012 * surface.unit, 0.012 * surface.unit)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.drawImage(target, image, QRectF(image.rect()))
    painter.restore()
    painter.setPen(QPen(QColor(*BORDER), max(1.0, surface.unit * 0.012)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def title_words(surface: Surface, spec: FaceSpec, box: Box, *, centred: bool = False, left: float = 0.0) -> None:
    """A name and a mana cost on their plate; `left` is kept clear for a sign."""
    codes = symbols.parse_cost(spec.mana_cost)
    pad, size = box.h * 0.32, box.h * 0.66
    room = box.w * 0.55
    wide = symbols.cost_width(codes, size)
    if wide > room:
        size *= room / wide
        wide = room
    middle = surface.origin.y() + (box.y + box.h / 2) * surface.unit
    right = surface.origin.x() + (box.right - pad * 0.85) * surface.unit
    symbols.paint_cost(surface.painter, codes, right, middle, size * surface.unit)
    name = Box(box.x + pad + left, box.y, box.w - 2 * pad - left - (wide + 0.02 if codes else 0.0), box.h)
    surface.fitted(Role.TITLE, spec.name, name, box.h * 0.734, INK, 0.62, centred=centred and not codes)


def title(surface: Surface, spec: FaceSpec, box: Box, shape: str | None = None, shade: float = 0.0) -> None:
    """A title plate with its words."""
    plate(surface, spec, box, shape, shade)
    title_words(surface, spec, box)


def type_plate(
    surface: Surface, spec: FaceSpec, box: Box, shape: str | None = None, shade: float = 0.0, *, centred: bool = False
) -> None:
    """A type line on its plate."""
    plate(surface, spec, box, shape, shade)
    type_words_in(surface, spec, box, centred=centred)


def words(
    surface: Surface, text: str | tuple[Paragraph, ...], room: Box, largest: float = COMFORTABLE_TEXT + 0.004,
    flavor: str = "", *, ink: str = INK,
) -> None:  # fmt: skip
    """Rules text in a room, as large as it fits, in the middle of its height."""
    paragraphs = paragraphs_of(text, flavor) if isinstance(text, str) else text
    if paragraphs and room.h > 0.02:
        rules(surface, fit_text(paragraphs, room.w, room.h, largest, SMALLEST_TEXT), room, ink)


def rules(surface: Surface, fitted: FittedText, room: Box, ink: str = INK) -> None:
    """Rules text that is fitted already, centred in its room from top to bottom."""
    top = room.y + max(0.0, (room.h - fitted.height) * 0.5)
    size = fitted.size
    for run in fitted.runs:
        if not run.symbol:
            surface.text_at(run.role, run.text, room.x + run.x, top + run.baseline, size, ink)
            continue
        height = size * SYMBOL_SIZE
        middle = top + run.baseline - size * 0.335
        box = Box(room.x + run.x + size * 0.03, middle - height / 2, height * symbols.symbol_width(run.text), height)
        symbols.paint_symbol(surface.painter, run.text, surface.rect(box))
    for mark in fitted.plates:
        wide = (PLATE_INDENT[mark.kind] - 0.35) * size
        tall = size * (1.22 if mark.kind == "loyalty" else 1.12)
        box = Box(room.x - size * 0.08, top + mark.middle - tall / 2, wide, tall)
        paint = symbols.paint_loyalty_cost if mark.kind == "loyalty" else symbols.paint_chapter
        paint(surface.painter, mark.text, surface.rect(box))
    surface.painter.setPen(QPen(QColor(60, 50, 40, 110), max(1.0, surface.unit * 0.003)))
    for rule in fitted.rules:
        line = surface.rect(Box(room.x + room.w * 0.08, top + rule, room.w * 0.84, 0.0))
        surface.painter.drawLine(line.topLeft(), line.topRight())


def numbers(surface: Surface, text: str, box: Box, plate_color: str = PLATE_LIGHT) -> None:
    """Printed numbers on a small light plate."""
    surface.plate(box, plate_color, PLATE_EDGE, box.h * 0.26, box.h * 0.085)
    surface.fitted(Role.NUMBER, minus(text), box.inset(box.h * 0.16, 0), box.h * 0.80, INK, 0.5, centred=True)


def label(surface: Surface, text: str, box: Box, *, lit: bool = False, dim: bool = False) -> None:
    """A word or two on a dark tag with a pointed end; golden when it is reached."""
    k = min(box.h * 0.5, box.w * 0.2)
    middle = box.y + box.h / 2
    path = outline_path(surface, [(box.x, box.y), (box.right - k, box.y), (box.right, middle),
                                  (box.right - k, box.bottom), (box.x, box.bottom)])  # fmt: skip
    painter = surface.painter
    painter.setPen(QPen(QColor("#1c1815" if lit else GOLD), max(1.0, surface.unit * 0.006)))
    painter.setBrush(QColor(GOLD if lit else "#3b3540" if not dim else "#6a656b"))
    painter.drawPath(path)
    room = Box(box.x + box.h * 0.18, box.y, box.w - k - box.h * 0.2, box.h)
    surface.fitted(Role.UI_STRONG, text, room, box.h * 0.62, INK if lit else "#fdf8ea", 0.6, centred=True)


def sign(surface: Surface, path: QPainterPath, box: Box, *, light: bool = False) -> None:
    """A sign in a round dark disc; light for the side that lies beneath."""
    painter = surface.painter
    painter.setPen(QPen(QColor(GOLD), max(1.0, surface.unit * 0.005)))
    painter.setBrush(QColor("#f2ead2" if light else "#221d26"))
    painter.drawEllipse(surface.rect(box))
    surface.shape(path, box, "#221d26" if light else "#f6e7b8", 0.62)


def type_words_in(surface: Surface, spec: FaceSpec, box: Box, *, centred: bool = False) -> None:
    """A type line without a plate."""
    room = box.inset(box.h * 0.36, 0)
    surface.fitted(Role.TITLE, spec.shown_types or spec.type_line, room, box.h * 0.72, INK, 0.62, centred=centred)


def thin_line(surface: Surface, box: Box) -> None:
    """A thin line between two texts."""
    surface.painter.setPen(QPen(QColor(60, 50, 40, 110), max(1.0, surface.unit * 0.003)))
    line = surface.rect(box)
    surface.painter.drawLine(line.topLeft(), line.topRight())


def hexagon(surface: Surface, box: Box, *, lit: bool) -> None:
    """The sign behind a chapter's number, golden when the chapter has come."""
    k, middle = box.h * 0.24, box.x + box.w / 2
    points = [(middle, box.y), (box.right, box.y + k), (box.right, box.bottom - k), (middle, box.bottom),
              (box.x, box.bottom - k), (box.x, box.y + k)]  # fmt: skip
    surface.painter.setPen(QPen(QColor("#1c1815" if lit else GOLD), max(1.0, surface.unit * 0.007)))
    surface.painter.setBrush(QColor(GOLD if lit else "#2b2433"))
    surface.painter.drawPath(outline_path(surface, points))


def step_bar(surface: Surface, spec: FaceSpec, box: Box, stars: str, cost: str, *, lit: bool) -> None:
    """The bar over a level: stars for its number, and what it costs to reach."""
    painter = surface.painter
    painter.setPen(QPen(QColor("#1c1815"), max(1.0, surface.unit * 0.006)))
    painter.setBrush(QColor(GOLD if lit else "#3b3540"))
    painter.drawPath(outline_path(surface, plate_outline("artifact", box)))
    ink = INK if lit else "#fdf8ea"
    x = box.x + box.h * 0.30
    for _ in stars:
        surface.shape(
            symbol_shapes.star(0, 0, 1.0, 0.46, 5), Box(x, box.y + box.h * 0.2, box.h * 0.6, box.h * 0.6), ink
        )
        x += box.h * 0.66
    codes = symbols.parse_cost(cost)
    if codes:
        at = surface.rect(Box(box.right - box.h * 0.3, box.y + box.h / 2, 0, 0))
        size = min(box.h * 0.72, (box.right - x - box.h * 0.4) / max(symbols.cost_width(codes, 1.0), 0.1))
        symbols.paint_cost(painter, codes, at.x(), at.y(), size * surface.unit)


def arch(box: Box) -> list[tuple[float, float]]:
    """The outline of a door in a box."""
    inner = Box(box.x + box.w * 0.17, box.y + 0.008, box.w * 0.66, box.h - 0.008)
    rise = inner.h * 0.42
    top = [
        (inner.x + inner.w * (1 - math.cos(math.pi * at / 24)) / 2, inner.y + rise * (1 - math.sin(math.pi * at / 24)))
        for at in range(25)
    ]
    return [*top, (inner.right, inner.bottom), (inner.x, inner.bottom)]


def shade(surface: Surface, outline: list[tuple[float, float]], strength: float) -> None:
    """A dark veil over an outline."""
    surface.painter.setPen(Qt.PenStyle.NoPen)
    surface.painter.setBrush(QColor(8, 8, 12, round(255 * strength)))
    surface.painter.drawPath(outline_path(surface, outline))


def marker(surface: Surface, box: Box) -> None:
    """A pin that stands in a room of a map."""
    middle, k = box.x + box.w / 2, box.w / 2
    points = [(middle, box.bottom), (box.x, box.y + k), (box.x + k * 0.3, box.y + k * 0.3), (middle, box.y),
              (box.right - k * 0.3, box.y + k * 0.3), (box.right, box.y + k)]  # fmt: skip
    surface.painter.setPen(QPen(QColor("#1c1815"), max(1.0, surface.unit * 0.007)))
    surface.painter.setBrush(QColor("#d9442e"))
    surface.painter.drawPath(outline_path(surface, points))
    dot = surface.rect(Box(middle - k * 0.34, box.y + k * 0.6, k * 0.68, k * 0.68))
    surface.painter.setBrush(QColor("#fdf8ea"))
    surface.painter.drawEllipse(dot)
