"""Keywords as small marks: an icon, with a number beside it where there is one.

A word where there is no icon.
"""

from __future__ import annotations

from gui.painting.face import LiveState
from gui.painting.fonts import Role, advance
from gui.painting.keyword_shapes import icon_of, keyword_icon
from gui.painting.layout import Box
from gui.painting.status import Badge
from gui.painting.surface import Surface, paint_word


def keyword_mark(word: str, keyword: str) -> Badge:
    """The mark of a keyword: of its icon and what stands beside it, or of its word."""
    name, beside = icon_of(keyword) if keyword else ("", "")
    return Badge(name, beside.upper(), word) if name else Badge("", word, word)


def keyword_pairs(live: LiveState) -> list[tuple[str, str]]:
    """The keywords of an object in the reader's words, each with the name by which its icon is found."""
    icons = (*live.icons, *("" for _ in live.keywords[len(live.icons) :]))
    return list(zip(live.keywords, icons, strict=False))


def mark_width(mark: Badge, high: float) -> float:
    """The width of a mark of that height."""
    text = advance(Role.UI_STRONG, mark.short) * high * 0.74 if mark.short else 0.0
    if not mark.glyph:
        return text + high * 0.5
    return high + (text + high * 0.16 if text else 0.0)


def paint_mark(surface: Surface, mark: Badge, box: Box) -> None:
    """An icon in a dark plate with cut corners, or a word."""
    if not mark.glyph:
        paint_word(surface, mark.short, box, box.h * 0.74)
        return
    surface.plate(box, surface.palette.badge, surface.palette.badge_edge, box.h * 0.24, box.h * 0.05, 0.88)
    surface.shape(keyword_icon(mark.glyph), Box(box.x, box.y, box.h, box.h), surface.palette.badge_text, 0.70)
    if mark.short:
        room = Box(box.x + box.h * 0.94, box.y, box.w - box.h * 1.04, box.h)
        surface.fitted(Role.UI_STRONG, mark.short, room, box.h * 0.74, surface.palette.badge_text, 0.7)


def paint_mark_in_words(surface: Surface, mark: Badge, box: Box) -> None:
    """A keyword in words, its icon before it where it has one."""
    if not mark.glyph:
        paint_word(surface, mark.words, box, box.h * 0.66)
        return
    surface.plate(box, surface.palette.badge, surface.palette.badge_edge, box.h * 0.24, box.h * 0.05, 0.88)
    surface.shape(keyword_icon(mark.glyph), Box(box.x, box.y, box.h, box.h), surface.palette.badge_text, 0.62)
    room = Box(box.x + box.h * 0.98, box.y, box.w - box.h * 1.20, box.h)
    surface.fitted(Role.UI_STRONG, mark.words, room, box.h * 0.66, surface.palette.badge_text, 0.8)
