"""The face on the table and in the hand.

What must be known at a glance, and at the smallest size only the essence.
"""

from __future__ import annotations

from dataclasses import dataclass

from gui.painting import symbols
from gui.painting.face import FaceSpec, LiveState, is_land, land_colors, type_words
from gui.painting.fonts import Role, advance
from gui.painting.keyword_marks import keyword_mark, keyword_pairs, mark_width, paint_mark
from gui.painting.layout import HEIGHT, Box, Layout, laid_down
from gui.painting.own_frames import kind_for
from gui.painting.status import Badge, badges, counter_badges, damage_badge, face_down_words
from gui.painting.status_shapes import glyph, glyph_of_cause
from gui.painting.surface import INK, Surface, chip_width, paint_chip, paint_stats, paint_word, upright
from gui.painting.symbols import paint_symbol


def paint_board(surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
    """Title, cost, short type line, numbers and badges over art and frame."""
    title, line = layout.title, layout.type_line
    if title is None or line is None:
        return
    pile = _pile_width(live, title)
    size = title.h * (0.80 if surface.unit < 130 else 0.74)
    words = Box(title.x + 0.026, title.y, title.w - 0.052 - pile, title.h)
    surface.fitted(Role.TITLE, spec.name, words, size, INK, max(0.62, min(1.0, 8.6 / (size * surface.unit))))
    kind = kind_for(spec)
    if kind is None or not kind.paint_on_board(surface, spec, layout):
        _short_type(surface, spec, Box(line.x + 0.026, line.y, line.w - 0.052, line.h))
    cost = _cost(surface, spec, layout)
    room = _room(layout, live, cost)
    tall = _badge_size(surface)
    with upright(surface, live) as standing:
        _pile(standing, live, room.pile, title.h)
        left_bottom = _left_column(standing, spec, live, room, tall)
        _right_column(standing, live, room, tall)
        _counters(standing, live, room, tall, left_bottom)
        if room.stats is not None:
            paint_stats(standing, spec, live, room.stats)
        elif is_land(spec):
            _land_mana(standing, spec, room.art, tall)
        if live.face_down_cause:
            band = Box(room.art.x, room.art.y + room.art.h * 0.44, room.art.w, tall * 1.1)
            paint_cause(standing, live.face_down_cause, band)


@dataclass(frozen=True, slots=True)
class Room:
    """Where the state of an object is told on its picture, as the card stands or lies on the table."""

    art: Box
    pile: Box  # the strip of the title
    stats: Box | None
    words: tuple[float, float]  # from where to where those at the right go

    @property
    def numbers_left(self) -> bool:
        """Whether power and toughness stand at the left."""
        return self.stats is not None and self.stats.x < self.art.x + self.art.w / 4

    @property
    def left_end(self) -> float:
        """Where the badges at the left end."""
        return self.stats.y if self.stats is not None and self.numbers_left else self.art.bottom

    def beside_numbers(self, wide: float) -> float:
        """Where something so wide begins that stands beside the numbers."""
        if self.stats is None:
            return self.art.right - wide - 0.012
        return self.stats.right + 0.012 if self.numbers_left else self.stats.x - wide - 0.012


def _room(layout: Layout, live: LiveState, cost: Box | None) -> Room:
    """Of an upright card, or of a tapped one, whose numbers are in its lower left, its cost and title at its right."""
    art, title, stats = layout.art, layout.title or layout.art, layout.stats
    if live.tapped:
        lying = laid_down(art)
        box = lying_stats(stats) if stats is not None else None
        return Room(lying, laid_down(title), box, (lying.y, cost.x if cost is not None else lying.bottom))
    top, bottom = cost.bottom if cost is not None else art.y, stats.y if stats is not None else art.bottom
    return Room(art, title, stats, (top, bottom))


def lying_stats(box: Box) -> Box:
    """The numbers of a tapped card: in the same corner, as wide and as high as on an upright one."""
    return Box(HEIGHT - box.bottom, box.right - box.h, box.w, box.h)


def paint_tiny(surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
    """Numbers, the first badges and the size of a pile."""
    with upright(surface, live) as standing:
        lying = live.tapped
        art, stats = laid_down(layout.art) if lying else layout.art, layout.stats
        if stats is not None and lying:  # in the corner that stays in sight where cards overlap
            stats = Box(HEIGHT - 1 + stats.x, 1 - HEIGHT + stats.y, stats.w, stats.h)
        if layout.title is not None:
            art = _tiny_name(standing, spec, art, layout.title.h)
        _tiny_state(standing, spec, live, art, stats)


def _tiny_name(surface: Surface, spec: FaceSpec, art: Box, tall: float) -> Box:
    """The name over the top of the picture, in two lines where one has no room; gives the rest of the picture."""
    lines = name_lines(spec.name, art.w - 0.04, tall * 0.86)
    whole = tall * (1 + 0.84 * (len(lines) - 1))
    surface.plate(Box(art.x, art.y, art.w, whole), surface.palette.badge, surface.palette.badge, 0.0, 0.002, 0.82)
    for number, line in enumerate(lines):
        room = Box(art.x + 0.03, art.y + tall * 0.84 * number, art.w - 0.04, tall)
        surface.fitted(Role.UI_STRONG, line, room, tall * 0.86, surface.palette.badge_text, 0.84)
    return Box(art.x, art.y + whole, art.w, art.h - whole)


def name_lines(name: str, width: float, size: float) -> tuple[str, ...]:
    """A name in one line if it fits, else parted where its two lines are shortest."""
    words = name.split()
    if len(words) < 2 or advance(Role.UI_STRONG, name) * size <= width:
        return (name,)
    ways = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))
    return min(ways, key=lambda way: max(advance(Role.UI_STRONG, line) for line in way))


def _tiny_state(surface: Surface, spec: FaceSpec, live: LiveState, art: Box, stats: Box | None) -> None:
    tall = 0.30
    x, y = art.x + 0.02, art.y + 0.02
    shown = [badge for badge in badges(spec, live) if badge.words][:2]
    if counter_badges(live):
        shown.append(Badge("counter", "", ""))
    floor = stats.y if stats is not None else art.bottom
    for badge in shown[: 2 if live.tapped else 3]:
        paint_chip(surface, Badge(badge.glyph, "", "", badge.urgent), Box(x, y, tall, tall))
        if live.tapped or y + 2 * tall + 0.03 > floor:  # in a row above the numbers
            x += tall + 0.03
        else:
            y += tall + 0.03
    if live.pile_count > 1:
        text = f"×{live.pile_count}"
        wide = max(0.36, advance(Role.UI_STRONG, text) * 0.26 + 0.12)
        paint_word(surface, text, Box(art.right + 0.042 - wide, art.y + 0.02, wide, tall), 0.26)
    if live.face_down_cause:
        paint_cause(surface, live.face_down_cause, Box(art.x - 0.042, art.y + art.h * 0.43, art.w + 0.084, 0.26))
    if stats is not None:
        paint_stats(surface, spec, live, stats)
        for badge in damage_badge(live):
            wide = chip_width(badge, 0.28)
            right = art.right + 0.042
            paint_chip(surface, badge, Box(right - wide, stats.y - 0.31, wide, 0.28))
    elif is_land(spec):
        _land_mana(surface, spec, art, 0.30)


def paint_cause(surface: Surface, cause: str, box: Box) -> None:
    """A band across the card that says why it is face down."""
    surface.plate(box, surface.palette.badge, surface.palette.badge_edge, 0.0, 0.010, 0.92)
    size = box.h * 0.62
    text = face_down_words(cause)
    wide = min(advance(Role.UI_STRONG, text) * size + box.h, box.w * 0.96)
    x = box.x + (box.w - wide) / 2
    surface.shape(
        glyph(glyph_of_cause(cause)),
        Box(x, box.y + box.h * 0.1, box.h * 0.8, box.h * 0.8),
        surface.palette.badge_text,
        0.9,
    )
    surface.fitted(
        Role.UI_STRONG,
        text,
        Box(x + box.h * 0.95, box.y, wide - box.h * 0.95, box.h),
        size,
        surface.palette.badge_text,
        0.6,
    )


def paint_back_badges(surface: Surface, blank: FaceSpec, live: LiveState, bottom: float) -> None:
    """Status badges and counters of a face-down object, from its upper left downward."""
    tall = _badge_size(surface)
    y = 0.06
    for badge in [*badges(blank, live), *damage_badge(live), *counter_badges(live)]:
        if y + tall > bottom:
            return
        paint_chip(surface, badge, Box(0.06, y, min(chip_width(badge, tall), 0.88), tall))
        y += tall + 0.016


def _badge_size(surface: Surface) -> float:
    """Badges keep at least 17 pixels while the card allows it."""
    return max(0.135, min(0.21, 17 / surface.unit))


def _pile_width(live: LiveState, title: Box) -> float:
    """How much of the title the number of cards in a pile takes: upright on a tapped one, its height."""
    if live.pile_count <= 1:
        return 0.0
    if live.tapped:
        return title.h + 0.01
    return advance(Role.NUMBER, f"×{live.pile_count}") * title.h * 0.82 + title.h * 0.6 + 0.01


def _pile(surface: Surface, live: LiveState, strip: Box, tall: float) -> None:
    """The number of cards in a pile, at the right end of the title; at the lower end of one that lies."""
    if live.pile_count <= 1:
        return
    wide = strip.w if live.tapped else _pile_width(live, strip) - 0.01
    box = Box(strip.right - wide, strip.bottom - tall, wide, tall)
    surface.plate(box, surface.palette.badge, surface.palette.badge_edge, tall * 0.25, 0.008)
    room = box.inset(tall * (0.06 if live.tapped else 0.2), 0)
    text = f"×{live.pile_count}"
    surface.fitted(Role.NUMBER, text, room, tall * 0.82, surface.palette.badge_text, 0.5, centred=True)


def _short_type(surface: Surface, spec: FaceSpec, room: Box) -> None:
    """The type line if it fits; without supertypes if not; at last only the subtypes."""
    size = room.h * 0.76
    types, subtypes = type_words(spec.type_line)
    choices = [spec.shown_types or spec.type_line]
    core = " ".join(
        word for word in spec.type_line.split("—")[0].split() if word in types - {"Legendary", "Basic", "Snow"}
    )
    if subtypes and not spec.shown_types:
        choices += [f"{core} — {' '.join(subtypes)}", " ".join(subtypes)]
    shown = next((text for text in choices if advance(Role.TITLE, text) * size * 0.80 <= room.w), choices[-1])
    surface.fitted(Role.TITLE, shown, room, size, INK, 0.82)


def _cost(surface: Surface, spec: FaceSpec, layout: Layout) -> Box | None:
    """The mana cost on a dark plate at the picture's upper right, and where that is; None if it has none."""
    codes = symbols.parse_cost(spec.mana_cost)
    if not codes:
        return None
    size = max(0.105, min(0.15, 13 / surface.unit))
    wide = symbols.cost_width(codes, size)
    room = layout.art.w - 0.30
    if wide > room:
        size *= room / wide
        wide = room
    pad = size * 0.18
    plate = Box(layout.art.right - wide - 2 * pad, layout.art.y, wide + 2 * pad, size + 1.6 * pad)
    surface.plate(plate, surface.palette.badge, surface.palette.badge, size * 0.3, 0.002, 0.72)
    at = surface.rect(Box(plate.right - pad, plate.y + plate.h / 2, 0, 0))
    symbols.paint_cost(surface.painter, codes, at.x(), at.y(), size * surface.unit)
    return plate


def _left_column(surface: Surface, spec: FaceSpec, live: LiveState, room: Room, tall: float) -> float:
    """Status badges from the picture's upper left downward; gives where they end."""
    y = room.art.y + 0.014
    shown = badges(spec, live)
    most = max(1, int((room.left_end - room.art.y - 0.03) / (tall + 0.016)) - (1 if live.counters else 0))
    if len(shown) > most:
        shown = [*shown[: most - 1], Badge("counter", f"+{len(shown) - most + 1}", "")]
    for badge in shown:
        paint_chip(surface, badge, Box(room.art.x + 0.014, y, chip_width(badge, tall), tall))
        y += tall + 0.016
    return y


def _right_column(surface: Surface, live: LiveState, room: Room, tall: float) -> None:
    """Keyword words at the right where neither cost nor numbers are, and damage beside the numbers."""
    art, stats = room.art, room.stats
    for badge in damage_badge(live):
        size = tall * 1.12
        wide = min(chip_width(badge, size), art.w * 0.6)
        at = stats.y + (stats.h - size) / 2 if stats is not None else art.bottom - size
        paint_chip(surface, badge, Box(room.beside_numbers(wide), at, wide, size))
    _keywords(surface, live, room, tall)


def _keywords(surface: Surface, live: LiveState, room: Room, tall: float) -> None:
    """Icons of keywords in up to two columns from the picture's upper right downward; words where there is no icon."""
    art, (top, bottom) = room.art, room.words
    high, gap = tall * 0.96, 0.012
    rows = max(0, int((bottom - top - 0.014 + gap) / (high + gap)))
    marks = [keyword_mark(word, icon) for word, icon in keyword_pairs(live)]
    columns = 1 if len(marks) <= rows else 2
    if len(marks) > rows * columns > 0:
        marks = [*marks[: rows * columns - 1], Badge("", f"+{len(marks) - rows * columns + 1}", "")]
    right = art.right - 0.012
    for column in range(columns):
        part = marks[column * rows : (column + 1) * rows]
        widths = [min(mark_width(mark, high), art.w * (0.62 if columns == 1 else 0.40)) for mark in part]
        for row, (mark, wide) in enumerate(zip(part, widths, strict=True)):
            paint_mark(surface, mark, Box(right - wide, top + 0.014 + row * (high + gap), wide, high))
        right -= max(widths, default=0.0) + gap


def _counters(surface: Surface, live: LiveState, room: Room, tall: float, top: float) -> None:
    """Counters as labelled chips, from above the numbers (or the picture's lower left) upward."""
    floor = room.stats.y if room.stats is not None else room.art.bottom
    y = floor - tall - 0.012
    shown = counter_badges(live)
    for index, badge in enumerate(shown):
        if y < top:
            return
        if y - tall - 0.012 < top and index < len(shown) - 1:
            badge = Badge("counter", f"+{len(shown) - index}", "")
        wide = min(chip_width(badge, tall), room.art.w - 0.03)
        paint_chip(surface, badge, Box(room.art.x + 0.014, y, wide, tall))
        y -= tall + 0.012


def _land_mana(surface: Surface, spec: FaceSpec, art: Box, tall: float) -> None:
    """The mana a land makes, at the picture's lower right."""
    colors = land_colors(spec)
    if not colors:
        return
    size = tall * (1.35 if len(colors) == 1 else 1.1)
    size = min(size, (art.w - 0.04) / (len(colors) * 1.08))
    x = art.right - 0.018 - size * len(colors) - size * 0.08 * (len(colors) - 1)
    for color in colors:
        paint_symbol(surface.painter, color, surface.rect(Box(x, art.bottom - size - 0.018, size, size)))
        x += size * 1.08
