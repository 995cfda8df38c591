"""Where everything goes on a face.

One calculation serves every size, in card widths (the card is 1 wide, 1.4 high).

A card has three levels of detail by its width in logical pixels: "tiny" below 70, "board" below 220, else "full".
The full face gives a long text more room and the picture less; a face without text is nearly all picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from gui.painting.face import SHARED_BOX_RELATIONS, FaceSpec, LiveState, is_land
from gui.painting.rules_text import Paragraph, paragraphs_of
from gui.painting.text_flow import FittedText, fit_text

if TYPE_CHECKING:
    from gui.painting.own_frames import FrameKind

HEIGHT = 1.4
CORNER = 0.048
NAMED_FROM, TINY_BELOW, FULL_FROM = 34, 70, 220
LARGEST_TEXT, COMFORTABLE_TEXT, SMALLEST_TEXT = 0.058, 0.046, 0.024
#: Heights of the picture, the largest first: a short text in large letters leaves it more room, a long one less.
_GENEROUS_ART = (0.80, 0.74, 0.67)
_ART_HEIGHTS = (0.60, 0.54, 0.47, 0.40, 0.33, 0.26)


class Box(NamedTuple):
    """A rectangle in card widths."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    def inset(self, dx: float, dy: float) -> Box:
        """The box made smaller on every side."""
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)


def laid_down(box: Box) -> Box:
    """Where a box of a face comes to lie when the card is tapped: it is turned clockwise."""
    return Box(HEIGHT - box.bottom, box.x, box.h, box.w)


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of one face; a part that the level of detail does not show is None."""

    detail: str
    border: float
    art: Box
    title: Box | None = None
    type_line: Box | None = None
    text: Box | None = None
    text_room: Box | None = None
    second: Box | None = None
    stats: Box | None = None
    fitted: FittedText | None = None
    kind: str = ""  # of the frames of their own in `frame_kinds`, if it has one
    sideways: bool = False  # the card is read lying on its side: it is 1.4 wide and 1 high

    @property
    def size(self) -> tuple[float, float]:
        """The width and height of the face as it is read."""
        return (HEIGHT, 1.0) if self.sideways else (1.0, HEIGHT)


def detail_for(width: float) -> str:
    """The level of detail for a card of that width in logical pixels."""
    if width < TINY_BELOW:
        return "tiny"
    return "board" if width < FULL_FROM else "full"


def height_for(width: int) -> int:
    """The height in pixels of a card of that width."""
    return round(width * HEIGHT)


def layout_for(spec: FaceSpec, live: LiveState, width: float) -> Layout:
    """The layout of a face at a width in logical pixels."""
    detail = detail_for(width)
    stats = _has_stats(spec, live)
    if detail == "tiny":
        named = width >= NAMED_FROM and spec.kind not in ("back", "land")
        return _tiny(stats, round(_clamp(11 / width, 0.16, 0.26) * 100) / 100 if named else 0.0)
    if detail == "board":
        # Steps of five thousandths keep the number of different frames small while the board is zoomed.
        return _board(round(_clamp(16 / width, 0.112, 0.185) * 200) / 200, stats)
    kind = own_kind(spec)
    return kind.arrange(spec, stats) if kind is not None else plain_layout(spec, stats)


def reads_sideways(spec: FaceSpec) -> bool:
    """Whether the whole card is read lying on its side: split cards, battles, planes."""
    kind = own_kind(spec)
    return kind is not None and kind.sideways


def own_kind(spec: FaceSpec) -> FrameKind | None:
    """The frame of its own that a face wears, if it wears one."""
    from gui.painting.own_frames import kind_for  # its kinds are made of the boxes of this module

    return kind_for(spec)


def _has_stats(spec: FaceSpec, live: LiveState) -> bool:
    values = (
        spec.power,
        spec.toughness,
        spec.loyalty,
        spec.defense,
        live.power,
        live.toughness,
        live.loyalty,
        live.defense,
    )
    return any(value is not None for value in values)


@lru_cache(maxsize=32)
def _tiny(stats: bool, bar: float) -> Layout:
    border, ring = 0.022, 0.072
    art = Box(ring, ring, 1 - 2 * ring, HEIGHT - 2 * ring)
    title = Box(ring, ring, art.w, bar) if bar else None
    return Layout("tiny", border, art, title, stats=Box(0.27, 0.99, 0.69, 0.37) if stats else None)


@lru_cache(maxsize=64)
def _board(bar: float, stats: bool) -> Layout:
    border, ring = 0.020, 0.046
    title = Box(ring, ring, 1 - 2 * ring, bar)
    line = _clamp(bar * 0.74, 0.088, 0.14)
    type_line = Box(ring, HEIGHT - ring - line, 1 - 2 * ring, line)
    top = title.bottom + 0.010
    art = Box(ring, top, 1 - 2 * ring, type_line.y - 0.010 - top)
    tall = _clamp(bar * 1.5, 0.19, 0.27)
    box = Box(0.985 - tall * 2.15, type_line.y - tall * 0.97, tall * 2.15, tall) if stats else None
    return Layout("board", border, art, title, type_line, stats=box)


@lru_cache(maxsize=1024)
def plain_layout(spec: FaceSpec, stats: bool) -> Layout:
    """The full face of a card without a frame of its own."""
    paragraphs = full_paragraphs(spec)
    strip = bool(spec.beneath) or (spec.second is not None and spec.second_relation not in SHARED_BOX_RELATIONS)
    if shows_land_symbol(spec):
        return _full_with(0.72, stats, strip, ())
    if not paragraphs:
        return _full_with(0.98 if strip else 1.01 if stats else 1.08, stats, strip, ())
    for height in _GENEROUS_ART:
        tried = _full_with(height, stats, strip, paragraphs)
        if tried.fitted is not None and tried.fitted.complete and tried.fitted.size >= LARGEST_TEXT - 0.0015:
            return tried
    tried = _full_with(_ART_HEIGHTS[0], stats, strip, paragraphs)
    for height in _ART_HEIGHTS[1:]:
        if tried.fitted is not None and tried.fitted.complete and tried.fitted.size >= COMFORTABLE_TEXT:
            break
        tried = _full_with(height, stats, strip, paragraphs)
    return tried


def _full_with(art_height: float, stats: bool, strip: bool, paragraphs: tuple[Paragraph, ...]) -> Layout:
    title = Box(0.050, 0.048, 0.90, 0.094)
    art = Box(0.062, title.bottom + 0.010, 0.876, art_height)
    type_line = Box(0.050, art.bottom + 0.010, 0.90, 0.076)
    bottom = HEIGHT - (0.100 if stats else 0.062)
    second = Box(0.062, bottom - 0.072, 0.590 if stats else 0.876, 0.072) if strip else None
    top = type_line.bottom + 0.008
    box = Box(0.672, HEIGHT - 0.138, 0.296, 0.112) if stats else None
    text = Box(0.062, top, 0.876, (second.y - 0.006 if second else bottom) - top)
    if text.h < 0.08:
        return Layout("full", 0.030, art, title, type_line, second=second, stats=box)
    room = Box(text.x + 0.030, text.y + 0.022, text.w - 0.060, text.h - (0.062 if stats and not strip else 0.040))
    fitted = fit_text(paragraphs, room.w, room.h, LARGEST_TEXT, SMALLEST_TEXT) if paragraphs else None
    return Layout("full", 0.030, art, title, type_line, text, room, second, box, fitted)


def full_paragraphs(spec: FaceSpec) -> tuple[Paragraph, ...]:
    """What is read in the text box, a second face that shares the box included."""
    second_part = None
    if spec.second is not None and spec.second_relation in SHARED_BOX_RELATIONS:
        second = spec.second
        heading = " ".join(
            part for part in (second.name, second.mana_cost, "—", second.shown_types or second.type_line) if part
        )
        second_part = (heading, second.shown_text or second.text)
    return paragraphs_of(spec.shown_text or spec.text, spec.flavor, second_part)


def shows_land_symbol(spec: FaceSpec) -> bool:
    """Whether the text box shows a great mana symbol.

    A land that says nothing, or only what its type says (305.6).
    """
    return is_land(spec) and (
        not spec.text.strip() or (spec.text.startswith("({T}: Add") and "\n" not in spec.text.strip())
    )


def _clamp(value: float, low: float, high: float) -> float:
    return max(low, min(high, value))
