"""The full face, for the preview: everything printed on the card, and its state in words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from gui.painting import symbol_shapes, symbols
from gui.painting.face import FaceSpec, LiveState, land_colors
from gui.painting.fonts import Role, advance
from gui.painting.layout import Box, Layout, shows_land_symbol
from gui.painting.rules_text import SYMBOL_SIZE
from gui.painting.status import Badge, badges, counter_badges, damage_badge, face_down_words, tapped_badge
from gui.painting.status_shapes import glyph
from gui.painting.surface import INK, Surface, chip_width, paint_chip, paint_stats
from gui.painting.text_flow import PLATE_INDENT, FittedText

_RARITY_TIPS = {"c": 0, "u": 4, "r": 5, "m": 8}
_RARITY_COLORS = {"c": "#2b2723", "u": "#5d7180", "r": "#a57a1c", "m": "#b1441a"}


def paint_full(surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
    """Title, cost, type line, text, second face, numbers and state over art and frame."""
    _title(surface, spec, layout)
    _type_line(surface, spec, layout)
    if layout.text is not None and layout.text_room is not None:
        if shows_land_symbol(spec):
            _land_symbols(surface, spec, layout.text)
        elif layout.fitted is not None:
            _rules(surface, layout.fitted, layout.text_room)
    if layout.second is not None and spec.second is not None:
        _second(surface, spec, spec.second, layout.second)
    _state(surface, spec, live, layout)
    if layout.stats is not None:
        paint_stats(surface, spec, live, layout.stats)


def _title(surface: Surface, spec: FaceSpec, layout: Layout) -> None:
    box = layout.title
    if box is None:
        return
    codes = symbols.parse_cost(spec.mana_cost)
    pad, size = 0.030, 0.062
    room = box.w * 0.55
    wide = symbols.cost_width(codes, size)
    if wide > room:
        size *= room / wide
        wide = room
    middle = surface.origin.y() + (box.y + box.h / 2) * surface.unit
    symbols.paint_cost(
        surface.painter,
        codes,
        surface.origin.x() + (box.right - pad * 0.85) * surface.unit,
        middle,
        size * surface.unit,
    )
    name = Box(box.x + pad, box.y, box.w - 2 * pad - (wide + 0.02 if codes else 0.0), box.h)
    surface.fitted(
        Role.TITLE, spec.name, name, 0.069, INK, 0.62, centred=spec.kind in ("token", "emblem") and not codes
    )


def _type_line(surface: Surface, spec: FaceSpec, layout: Layout) -> None:
    box = layout.type_line
    if box is None:
        return
    mark = spec.rarity_mark.strip()
    taken = 0.062 if mark else 0.0
    room = Box(box.x + 0.030, box.y, box.w - 0.060 - taken, box.h)
    surface.fitted(
        Role.TITLE, spec.shown_types or spec.type_line, room, 0.055, INK, 0.66, centred=spec.kind in ("token", "emblem")
    )
    if mark:
        _rarity(surface, mark, Box(box.right - 0.078, box.y + box.h / 2 - 0.024, 0.048, 0.048))


def _rarity(surface: Surface, mark: str, box: Box) -> None:
    """A set mark whose shape tells the rarity: disc, four, five or eight tips; else the text itself."""
    key = mark[0].lower()
    if key not in _RARITY_TIPS:
        surface.fitted(Role.UI_STRONG, mark, box, 0.04, INK, 0.5, centred=True)
        return
    tips = _RARITY_TIPS[key]
    if tips == 0:
        surface.painter.setPen(Qt.PenStyle.NoPen)
        surface.painter.setBrush(QColor(_RARITY_COLORS[key]))
        surface.painter.drawEllipse(surface.rect(box.inset(0.007, 0.007)))
        return
    surface.shape(symbol_shapes.star(0, 0, 1.0, 0.46 if tips != 4 else 0.5, tips), box, "#1c1815", 1.12)
    surface.shape(symbol_shapes.star(0, 0, 1.0, 0.46 if tips != 4 else 0.5, tips), box, _RARITY_COLORS[key], 0.92)


def _rules(surface: Surface, fitted: FittedText, room: Box) -> None:
    """The rules text, centred in its room from top to bottom."""
    top = room.y + max(0.0, (room.h - fitted.height) * 0.5)
    size = fitted.size
    for run in fitted.runs:
        if not run.symbol:
            surface.text_at(run.role, run.text, room.x + run.x, top + run.baseline, size, INK)
            continue
        height = size * SYMBOL_SIZE
        middle = top + run.baseline - size * 0.335
        box = Box(room.x + run.x + size * 0.03, middle - height / 2, height * symbols.symbol_width(run.text), height)
        symbols.paint_symbol(surface.painter, run.text, surface.rect(box))
    for plate in fitted.plates:
        wide = (PLATE_INDENT[plate.kind] - 0.35) * size
        tall = size * (1.22 if plate.kind == "loyalty" else 1.12)
        box = Box(room.x - size * 0.08, top + plate.middle - tall / 2, wide, tall)
        paint = symbols.paint_loyalty_cost if plate.kind == "loyalty" else symbols.paint_chapter
        paint(surface.painter, plate.text, surface.rect(box))
    surface.painter.setPen(QPen(QColor(60, 50, 40, 110), max(1.0, surface.unit * 0.003)))
    for rule in fitted.rules:
        line = surface.rect(Box(room.x + room.w * 0.08, top + rule, room.w * 0.84, 0.0))
        surface.painter.drawLine(line.topLeft(), line.topRight())


def _land_symbols(surface: Surface, spec: FaceSpec, box: Box) -> None:
    """The mana that a land without further text makes, large."""
    colors = land_colors(spec)
    if not colors:
        return
    size = min(box.h * 0.80, box.w / (len(colors) * 1.15))
    wide = size * len(colors) + size * 0.15 * (len(colors) - 1)
    x = box.x + (box.w - wide) / 2
    for color in colors:
        place = Box(x, box.y + (box.h - size) / 2, size, size)
        symbols.paint_symbol(surface.painter, color, surface.rect(place))
        x += size * 1.15


def _second(surface: Surface, spec: FaceSpec, second: FaceSpec, box: Box) -> None:
    """The strip that names the other face of a double-faced card."""
    icon = Box(box.x + 0.020, box.y + box.h * 0.18, box.h * 0.64, box.h * 0.64)
    surface.shape(glyph("two-faced"), icon, INK)
    codes = symbols.parse_cost(second.mana_cost)
    size = box.h * 0.62
    wide = symbols.cost_width(codes, size)
    stats = f"{second.power}/{second.toughness}" if second.power is not None else ""
    right = box.right - 0.020
    if stats:
        right -= advance(Role.NUMBER, stats) * 0.042
        surface.text(Role.NUMBER, stats, right, box.y + box.h / 2, 0.042, INK)
        right -= 0.02
    if codes:
        at = surface.rect(Box(right, box.y + box.h / 2, 0, 0))
        symbols.paint_cost(surface.painter, codes, at.x(), at.y(), size * surface.unit)
        right -= wide + 0.02
    room = Box(icon.right + 0.018, box.y, right - icon.right - 0.03, box.h)
    text = f"{second.name} — {second.shown_types or second.type_line}" if second.type_line else second.name
    if advance(Role.RULES_BOLD, text) * 0.034 > room.w:
        text = second.name
    surface.fitted(Role.RULES_BOLD, text, room, 0.041, INK, 0.72)


def _state(surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
    """The state in words, as chips from the lower edge of the picture upward."""
    shown: list[Badge] = [
        *tapped_badge(live),
        *(badge for badge in badges(spec, live) if badge.words),
        *damage_badge(live),
        *counter_badges(live),
    ]
    if live.face_down_cause:
        shown.insert(0, Badge("face-down", "", face_down_words(live.face_down_cause)))
    shown += [Badge("", "", word) for word in live.keywords]
    if live.pile_count > 1:
        shown.append(Badge("", "", f"×{live.pile_count}"))
    tall, gap = 0.068, 0.014
    x, y = layout.art.x + 0.018, layout.art.bottom - tall - 0.018
    for badge in shown:
        wide = min(_chip_room(badge, tall), layout.art.w - 0.036)
        if x + wide > layout.art.right - 0.018:
            x, y = layout.art.x + 0.018, y - tall - gap
        if y < layout.art.y:
            return
        box = Box(x, y, wide, tall)
        if badge.glyph:
            paint_chip(surface, badge, box, words=True)
        else:
            surface.plate(box, surface.palette.badge, surface.palette.badge_edge, tall * 0.3, tall * 0.05, 0.86)
            surface.fitted(
                Role.UI_STRONG,
                badge.words,
                box.inset(tall * 0.25, 0),
                tall * 0.66,
                surface.palette.badge_text,
                0.7,
                centred=True,
            )
        x += wide + gap


def _chip_room(badge: Badge, tall: float) -> float:
    if badge.glyph:
        return chip_width(badge, tall, words=True)
    return advance(Role.UI_STRONG, badge.words) * tall * 0.66 + tall * 0.6
