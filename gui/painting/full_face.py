"""The full face, for the preview: everything printed on the card, and its state in words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from gui.painting import pieces, symbol_shapes, symbols
from gui.painting.face import FaceSpec, LiveState, land_colors
from gui.painting.fonts import Role, advance
from gui.painting.keyword_marks import keyword_mark, keyword_pairs, paint_mark_in_words
from gui.painting.layout import Box, Layout, shows_land_symbol
from gui.painting.own_frames import kind_named
from gui.painting.status import Badge, badges, counter_badges, damage_badge, face_down_words, tapped_badge
from gui.painting.status_shapes import glyph
from gui.painting.surface import INK, Surface, chip_width, paint_chip, paint_stats, paint_word

SIDES = {"front": "side-front", "back": "side-back", "modal": "side-modal", "modal back": "side-modal-back",
         "meld": "side-meld"}  # fmt: skip
_RARITY_TIPS = {"c": 0, "u": 4, "r": 5, "m": 8}
_RARITY_COLORS = {"c": "#2b2723", "u": "#5d7180", "r": "#a57a1c", "m": "#b1441a"}


def paint_full(surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
    """Title, cost, type line, text, second face, numbers and state over art and frame."""
    kind = kind_named(layout.kind)
    if kind is not None:
        kind.paint(surface, spec, live, layout)
    _title(surface, spec, layout)
    _type_line(surface, spec, layout)
    if layout.text is not None and layout.text_room is not None:
        if shows_land_symbol(spec):
            _land_symbols(surface, spec, layout.text)
        elif layout.fitted is not None:
            pieces.rules(surface, layout.fitted, layout.text_room)
    if layout.second is not None and spec.beneath:
        _beneath(surface, spec, layout.second)
    elif layout.second is not None and spec.second is not None:
        _second(surface, spec, spec.second, layout.second)
    _state(surface, spec, live, layout)
    if layout.stats is not None:
        paint_stats(surface, spec, live, layout.stats)


def _title(surface: Surface, spec: FaceSpec, layout: Layout) -> None:
    box = layout.title
    if box is None:
        return
    glyph_name = SIDES.get(spec.side, "")
    pieces.title_words(
        surface, spec, box, centred=spec.kind in ("token", "emblem"), left=box.h * 0.86 if glyph_name else 0.0
    )
    if glyph_name:
        disc = Box(box.x + box.h * 0.16, box.y + box.h * 0.09, box.h * 0.82, box.h * 0.82)
        pieces.sign(surface, glyph(glyph_name), disc, light=spec.side in ("back", "modal back"))


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


def _beneath(surface: Surface, spec: FaceSpec, box: Box) -> None:
    """The strip that names what lies under the top card of a merged or melded permanent."""
    icon = Box(box.x + 0.020, box.y + box.h * 0.16, box.h * 0.68, box.h * 0.68)
    surface.shape(glyph("merged"), icon, INK)
    room = Box(icon.right + 0.018, box.y, box.right - icon.right - 0.038, box.h)
    surface.fitted(Role.RULES_BOLD, " + ".join(spec.beneath), room, 0.041, INK, 0.6)


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
    keywords = [keyword_mark(word, icon) for word, icon in keyword_pairs(live)]
    shown += keywords
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
        if badge in keywords:
            paint_mark_in_words(surface, badge, box)
        elif badge.glyph:
            paint_chip(surface, badge, box, words=True)
        else:
            paint_word(surface, badge.words, box, tall * 0.66)
        x += wide + gap


def _chip_room(badge: Badge, tall: float) -> float:
    if badge.glyph:
        return chip_width(badge, tall, words=True)
    return advance(Role.UI_STRONG, badge.words) * tall * 0.66 + tall * 0.6
