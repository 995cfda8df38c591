"""The surface of one card being painted.

Here card widths become pixels, and here are the pieces that all levels of detail share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gui.painting.face import FaceSpec, LiveState, shifts, shown_power
from gui.painting.fonts import Role, advance, cap_height, draw_text
from gui.painting.layout import HEIGHT, Box
from gui.painting.palette import Palette
from gui.painting.status import Badge
from gui.painting.status_shapes import glyph
from gui.painting.text_flow import fit_line

INK = "#1a1511"
PLATE_LIGHT, PLATE_EDGE = "#f7f2e4", "#1c1815"
#: Numbers on the light power/toughness plate: as printed, raised, lowered; and the plates they stand on.
NUMBER_INK = {0: INK, 1: "#0a5428", -1: "#9c1410"}
NUMBER_PLATE = {0: PLATE_LIGHT, 1: "#d9f3dd", -1: "#fbdcd6"}


@dataclass(frozen=True, slots=True)
class Surface:
    """A painter with the card's place; `unit` is the card's width in logical pixels."""

    painter: QPainter
    origin: QPointF
    unit: float
    palette: Palette

    def rect(self, box: Box) -> QRectF:
        """A box in pixels."""
        return QRectF(
            self.origin.x() + box.x * self.unit,
            self.origin.y() + box.y * self.unit,
            box.w * self.unit,
            box.h * self.unit,
        )

    def text(self, role: Role, text: str, x: float, middle: float, size: float, ink: str, stretch: float = 1.0) -> None:
        """A text that begins at x, its capitals centred on a height (all in card widths)."""
        baseline = middle + cap_height(role) * size / 2
        self.text_at(role, text, x, baseline, size, ink, stretch)

    def text_at(
        self, role: Role, text: str, x: float, baseline: float, size: float, ink: str, stretch: float = 1.0
    ) -> None:
        """A text on a baseline."""
        self.painter.setPen(QColor(ink))
        at = QPointF(self.origin.x() + x * self.unit, self.origin.y() + baseline * self.unit)
        draw_text(self.painter, role, text, at, size * self.unit, stretch)

    def fitted(
        self, role: Role, text: str, box: Box, size: float, ink: str, least: float = 0.7, centred: bool = False
    ) -> None:
        """One line fitted into a box: smaller, then narrower, then cut."""
        shown, fitted_size, stretch = fit_line(text, role, box.w, size, size * least)
        shift = (box.w - advance(role, shown) * fitted_size * stretch) / 2 if centred else 0.0
        self.text(role, shown, box.x + shift, box.y + box.h / 2, fitted_size, ink, stretch)

    def plate(
        self, box: Box, color: str, edge: str, radius: float, edge_width: float = 0.010, opacity: float = 1.0
    ) -> None:
        """A rounded plate with an edge."""
        fill = QColor(color)
        fill.setAlphaF(opacity)
        self.painter.setBrush(fill)
        self.painter.setPen(QPen(QColor(edge), max(1.0, edge_width * self.unit)))
        self.painter.drawRoundedRect(self.rect(box), radius * self.unit, radius * self.unit)

    def shape(self, path: QPainterPath, box: Box, ink: str, size: float = 1.0) -> None:
        """A shape from the square -1 to 1, filling a box."""
        painter = self.painter
        painter.save()
        target = self.rect(box)
        painter.translate(target.center())
        painter.scale(target.width() / 2 * size, target.height() / 2 * size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink))
        painter.drawPath(path)
        painter.restore()


def chip_width(badge: Badge, height: float, words: bool = False) -> float:
    """The width of a badge drawn as a chip of that height."""
    text = badge.words if words else badge.short
    return height if not text else height * 1.04 + advance(Role.UI_STRONG, text) * height * 0.66 + height * 0.30


def paint_chip(surface: Surface, badge: Badge, box: Box, words: bool = False) -> None:
    """A badge as a dark chip: its glyph, and its text if it has any."""
    palette = surface.palette
    edge = palette.badge_alert if badge.urgent else palette.badge_edge
    surface.plate(box, palette.badge, edge, box.h / 2, box.h * 0.07, 0.90)
    ink = palette.badge_alert if badge.urgent else palette.badge_text
    surface.shape(glyph(badge.glyph), Box(box.x, box.y, box.h, box.h), ink, 0.60)
    text = badge.words if words else badge.short
    if text:
        room = Box(box.x + box.h * 0.98, box.y, box.w - box.h * 1.20, box.h)
        surface.fitted(Role.UI_STRONG, text, room, box.h * 0.66, palette.badge_text, 0.8)


def paint_word(surface: Surface, text: str, box: Box, size: float) -> None:
    """A word in a dark plate without a glyph."""
    surface.plate(box, surface.palette.badge, surface.palette.badge_edge, box.h * 0.3, box.h * 0.05, 0.86)
    surface.fitted(
        Role.UI_STRONG, text, box.inset(box.h * 0.2, 0), size, surface.palette.badge_text, 0.75, centred=True
    )


@contextmanager
def upright(surface: Surface, live: LiveState) -> Iterator[Surface]:
    """A surface on which all stands upright on the table.

    That of a tapped card, which is laid down, turned back.

    Its corner is the upper left one of the lying card, where the lower left one of the face comes to lie.
    """
    if not live.tapped:
        yield surface
        return
    painter = surface.painter
    painter.save()
    painter.translate(surface.origin + QPointF(0, HEIGHT * surface.unit))
    painter.rotate(-90)
    yield Surface(painter, QPointF(0, 0), surface.unit, surface.palette)
    painter.restore()


def paint_stats(surface: Surface, spec: FaceSpec, live: LiveState, box: Box) -> None:
    """Power and toughness, or loyalty, or defense: what the object has."""
    power = shown_power(spec, live)
    if power is not None:
        _power_box(surface, power, shifts(spec, live), box)
        return
    for value, shape in (
        (live.loyalty if live.loyalty is not None else spec.loyalty, _loyalty_path),
        (live.defense if live.defense is not None else spec.defense, _defense_path),
    ):
        if value is not None:
            _crest(surface, str(value), shape, box)
            return


def _power_box(surface: Surface, values: tuple[str, str], moved: tuple[int, int], box: Box) -> None:
    """The numbers, each with an arrow up or down if it differs from what is printed."""
    worst = min(moved) if min(moved) < 0 else max(moved)
    surface.plate(box, NUMBER_PLATE[worst], PLATE_EDGE, box.h * 0.26, box.h * 0.085)
    arrow = box.h * 0.30
    size = box.h * 0.80
    widths = [advance(Role.NUMBER, text) for text in (values[0], "/", values[1])]
    spare = sum(arrow for shift in moved if shift)
    room = box.w - box.h * 0.30 - spare
    size = min(size, room / max(sum(widths), 0.01))
    middle = box.y + box.h / 2
    x = box.x + (box.w - sum(widths) * size - spare) / 2
    for index, text in enumerate((values[0], "/", values[1])):
        shift = (moved[0], 0, moved[1])[index]
        if index == 0 and shift:
            _arrow(surface, shift, Box(x, middle - arrow * 0.45, arrow * 0.86, arrow * 0.9))
            x += arrow
        surface.text(Role.NUMBER, text, x, middle, size, NUMBER_INK[shift])
        x += widths[index] * size
        if index == 2 and shift:
            _arrow(surface, shift, Box(x + arrow * 0.14, middle - arrow * 0.45, arrow * 0.86, arrow * 0.9))


def _arrow(surface: Surface, shift: int, box: Box) -> None:
    path = QPainterPath(QPointF(0, -1 if shift > 0 else 1))
    path.lineTo(1, 0.8 if shift > 0 else -0.8)
    path.lineTo(-1, 0.8 if shift > 0 else -0.8)
    path.closeSubpath()
    surface.shape(path, box, NUMBER_INK[shift])


def _loyalty_path() -> QPainterPath:
    path = QPainterPath(QPointF(-1, -0.80))
    path.quadTo(0, -1.1, 1, -0.80)
    path.lineTo(0.92, 0.35)
    path.quadTo(0.5, 0.75, 0, 1.05)
    path.quadTo(-0.5, 0.75, -0.92, 0.35)
    path.closeSubpath()
    return path


def _defense_path() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1.1))
    for x, y in ((1, -0.45), (0.85, 0.6), (0, 1.1), (-0.85, 0.6), (-1, -0.45)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _crest(surface: Surface, value: str, shape: Callable[[], QPainterPath], box: Box) -> None:
    """Loyalty in a shield, defense in a six-sided wall."""
    wide = min(box.w, box.h * 1.5)
    crest = Box(box.right - wide, box.y - box.h * 0.08, wide, box.h * 1.10)
    surface.shape(shape(), crest, "#efe6cf", 1.0)
    surface.shape(shape(), crest, "#221d26", 0.90)
    surface.fitted(
        Role.NUMBER,
        value,
        Box(crest.x + crest.w * 0.14, crest.y, crest.w * 0.72, crest.h * 0.94),
        box.h * 0.78,
        "#fdf8ea",
        0.4,
        centred=True,
    )
