"""One card, painted: a picture and a frame, and over them text, symbols and live values.

It is as sharp as the device that it is painted for.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from gui.painting.board_face import lying_stats, paint_back_badges, paint_board, paint_cause, paint_tiny
from gui.painting.face import NOTHING_LIVE, FaceSpec, LiveState
from gui.painting.frame_styles import style_of
from gui.painting.full_face import paint_full
from gui.painting.layout import CORNER, HEIGHT, Box, Layout, layout_for
from gui.painting.palette import DARK, Palette
from gui.painting.pictures import art_image, back_image, frame_image
from gui.painting.pieces import sign
from gui.painting.status_shapes import glyph, glyph_of_cause
from gui.painting.surface import Surface, paint_stats, paint_word, upright

PHASED_OPACITY = 0.42


def paint_face(
    painter: QPainter, rect: QRectF, spec: FaceSpec, live: LiveState = NOTHING_LIVE, palette: Palette = DARK
) -> None:
    """A face into a rectangle of 5 to 7; the level of detail follows from the rectangle's width."""
    painter.save()
    hint = QPainter.RenderHint
    painter.setRenderHints(hint.Antialiasing | hint.TextAntialiasing | hint.SmoothPixmapTransform)
    lying = rect.width() > rect.height()
    surface = Surface(painter, rect.topLeft(), min(rect.width(), rect.height()), palette)
    if live.phased_out:
        painter.setOpacity(painter.opacity() * PHASED_OPACITY)
    layout = layout_for(spec, live, rect.width())
    if layout.sideways and not lying:  # it stands on its end, its head at the left
        painter.translate(rect.bottomLeft())
        painter.rotate(-90)
        surface = Surface(painter, QPointF(0, 0), rect.width(), palette)
    if spec.kind == "back":
        _back(surface, spec, live, layout)
    else:
        _under(surface, spec, layout)
        {"full": paint_full, "board": paint_board, "tiny": paint_tiny}[layout.detail](surface, spec, live, layout)
    if live.phased_out:
        painter.setOpacity(1.0)
        _rounded_line(surface, palette.text_muted, _breadth(surface) * 0.6, Qt.PenStyle.DotLine)
    painter.restore()
    paint_marks(painter, rect, live, palette)


def paint_marks(painter: QPainter, rect: QRectF, live: LiveState, palette: Palette = DARK) -> None:
    """What is marked on a face, over the face without marks: together they are what `paint_face` paints."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if rect.width() > rect.height():
        painter.translate(rect.topRight())
        painter.rotate(90)
        rect = QRectF(0, 0, rect.height(), rect.width())
    _outlines(Surface(painter, rect.topLeft(), rect.width(), palette), live)
    painter.restore()


def _device_scale(painter: QPainter) -> float:
    """Device pixels for each logical pixel, the painter's own scaling included."""
    transform = painter.worldTransform()
    return painter.device().devicePixelRatio() * math.hypot(transform.m11(), transform.m12())


def _draw(painter: QPainter, image: QImage, target: QRectF, scale: float) -> None:
    """An image made for exactly this target, drawn without resampling where the device allows it."""
    placed = QRectF(target.topLeft(), target.size())
    placed.setWidth(image.width() / scale)
    placed.setHeight(image.height() / scale)
    painter.drawImage(placed, image, QRectF(image.rect()))


def _under(surface: Surface, spec: FaceSpec, layout: Layout) -> None:
    """The picture, and the frame over it."""
    painter = surface.painter
    scale = _device_scale(painter)
    window = surface.rect(layout.art)
    pixels = (math.ceil(window.width() * scale) + 1, math.ceil(window.height() * scale) + 1)
    _draw(painter, art_image(spec, *pixels), window, scale)
    wide, high = layout.size
    frame = frame_image(style_of(spec), layout, round(surface.unit * wide * scale), round(surface.unit * high * scale))
    _draw(painter, frame, surface.rect(Box(0, 0, wide, high)), scale)


def _back(surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
    """A card's back, with nothing of its face: the cause, the numbers it has as a face-down object, its pile."""
    scale = _device_scale(surface.painter)
    image = back_image(round(surface.unit * scale), round(surface.unit * HEIGHT * scale))
    _draw(surface.painter, image, surface.rect(Box(0, 0, 1, HEIGHT)), scale)
    blank = FaceSpec("", kind="back")
    if layout.detail == "tiny":
        paint_tiny(surface, blank, live, layout)
        return
    with upright(surface, live) as standing:
        wide, high = (HEIGHT, 1.0) if live.tapped else (1.0, HEIGHT)
        if live.face_down_cause:
            tall = max(0.11, min(0.19, 17 / surface.unit))
            paint_cause(standing, live.face_down_cause, Box(0.04, high / 2 - tall / 2, wide - 0.08, tall))
            sign(standing, glyph(glyph_of_cause(live.face_down_cause)), Box(wide / 2 - 0.13, high * 0.17, 0.26, 0.26))
        stats = lying_stats(layout.stats) if live.tapped and layout.stats is not None else layout.stats
        paint_back_badges(standing, blank, live, stats.y if live.tapped and stats is not None else high - 0.06)
        if stats is not None:
            paint_stats(standing, blank, live, stats)
        if live.pile_count > 1:
            size = max(0.10, min(0.17, 16 / surface.unit))
            paint_word(
                standing, f"×{live.pile_count}", Box(wide - 0.06 - size * 2.4, 0.06, size * 2.4, size), size * 0.8
            )


def _outlines(surface: Surface, live: LiveState) -> None:
    """Legal target: thick dashes; usable only for an ability: a row of bright dots.

    Selected: a solid line.

    Highlighted: brackets at the corners.
    """
    palette, wide = surface.palette, _breadth(surface)
    if live.highlighted:
        _brackets(surface, palette.halo, wide * 1.35)
        _brackets(surface, palette.highlight, wide)
    if live.legal_target and live.usable:
        _rounded_line(surface, palette.halo, wide * 1.15, Qt.PenStyle.SolidLine)
        _rounded_line(surface, palette.accent, wide * 0.9, Qt.PenStyle.DotLine)
    elif live.legal_target:
        _rounded_line(surface, palette.halo, wide * 1.15, Qt.PenStyle.SolidLine)
        _rounded_line(surface, palette.legal, wide, Qt.PenStyle.DashLine)
    if live.selected:
        _rounded_line(surface, palette.halo, wide * 1.4, Qt.PenStyle.SolidLine)
        _rounded_line(surface, palette.selected, wide, Qt.PenStyle.SolidLine)


def _breadth(surface: Surface) -> float:
    """The breadth of the lines of marks."""
    return max(2.5, min(surface.unit * 0.026, 4.5))


def _rounded_line(surface: Surface, color: str, width: float, style: Qt.PenStyle) -> None:
    pen = QPen(QColor(color), width, style)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if style is Qt.PenStyle.DashLine:
        pen.setDashPattern([3.2, 1.8])
    surface.painter.setPen(pen)
    surface.painter.setBrush(Qt.BrushStyle.NoBrush)
    target = surface.rect(Box(0, 0, 1, HEIGHT)).adjusted(width / 2, width / 2, -width / 2, -width / 2)
    radius = max(1.0, CORNER * surface.unit - width / 2)
    surface.painter.drawRoundedRect(target, radius, radius)


def _brackets(surface: Surface, color: str, width: float) -> None:
    pen = QPen(QColor(color), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    surface.painter.setPen(pen)
    edge = surface.rect(Box(0, 0, 1, HEIGHT)).adjusted(width * 0.6, width * 0.6, -width * 0.6, -width * 0.6)
    arm = surface.unit * 0.24
    for corner, dx, dy in (
        (edge.topLeft(), 1, 1),
        (edge.topRight(), -1, 1),
        (edge.bottomLeft(), 1, -1),
        (edge.bottomRight(), -1, -1),
    ):
        surface.painter.drawPolyline([corner + QPointF(dx * arm, 0), corner, corner + QPointF(0, dy * arm)])
