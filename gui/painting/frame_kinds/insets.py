"""A smaller spell on a page of the text box: Adventures, Omens, what is prepared (CR 715, 720)."""

from __future__ import annotations

from dataclasses import replace

from gui.painting import pieces
from gui.painting.face import FaceSpec, LiveState
from gui.painting.layout import COMFORTABLE_TEXT, HEIGHT, LARGEST_TEXT, SMALLEST_TEXT, Box, Layout
from gui.painting.own_frames import FrameKind, frame_kind
from gui.painting.rules_text import paragraphs_of
from gui.painting.surface import Surface
from gui.painting.text_flow import fit_text

TITLE = Box(0.050, 0.048, 0.90, 0.094)
PAGE = 0.420


@frame_kind
class Inset(FrameKind):
    """An open book: at the left the spell, at the right the rest of the card's words."""

    name = "inset"

    def fits(self, spec: FaceSpec) -> bool:
        return spec.second is not None and spec.second_relation in ("adventure", "prepare")

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        return next((tried for tried in self._tried(spec, stats) if _fits(spec, tried)), self._last(spec, stats))

    def _tried(self, spec: FaceSpec, stats: bool) -> list[Layout]:
        return [self._with(spec, stats, high) for high in (0.60, 0.54, 0.47, 0.40)]

    def _last(self, spec: FaceSpec, stats: bool) -> Layout:
        return self._with(spec, stats, 0.34)

    def _with(self, spec: FaceSpec, stats: bool, high: float) -> Layout:
        art = Box(0.062, 0.152, 0.876, high)
        line = Box(0.050, art.bottom + 0.010, 0.90, 0.076)
        top = line.bottom + 0.008
        text = Box(0.062, top, 0.876, HEIGHT - (0.100 if stats else 0.062) - top)
        box = Box(0.672, HEIGHT - 0.138, 0.296, 0.112) if stats else None
        return Layout("full", 0.030, art, TITLE, line, text, stats=box, kind=self.name)

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        second, text = spec.second, layout.text
        if second is None or text is None:
            return
        page = Box(text.x, text.y, text.w * PAGE, text.h)
        pieces.body(surface, second, page.inset(0.006, 0.006))
        pieces.title(surface, second, Box(page.x + 0.014, page.y + 0.012, page.w - 0.026, 0.066), "spell")
        pieces.type_plate(surface, second, Box(page.x + 0.014, page.y + 0.082, page.w - 0.026, 0.050), "flat", 0.12)
        paper = _page(page)
        pieces.paper(surface, second, paper)
        pieces.words(surface, second.shown_text or second.text, paper.inset(0.014, 0.008))
        plain = replace(spec, second=None)
        pieces.words(surface, plain.shown_text or plain.text, _rest(text, layout.stats is not None), LARGEST_TEXT,
                     spec.flavor)  # fmt: skip


def _page(page: Box) -> Box:
    return Box(page.x + 0.014, page.y + 0.138, page.w - 0.026, page.h - 0.152)


def _rest(text: Box, stats: bool) -> Box:
    return Box(text.x + text.w * PAGE + 0.022, text.y + 0.014, text.w * (1 - PAGE) - 0.044,
               text.h - (0.052 if stats else 0.028))  # fmt: skip


def _fits(spec: FaceSpec, layout: Layout) -> bool:
    """Whether both texts are readable with ease."""
    if layout.text is None or spec.second is None:
        return True
    text = layout.text
    page = _page(Box(text.x, text.y, text.w * PAGE, text.h)).inset(0.014, 0.008)
    second = spec.second.shown_text or spec.second.text
    for words, flavor, room in (
        (second, "", page), (spec.shown_text or spec.text, spec.flavor, _rest(text, layout.stats is not None)),
    ):  # fmt: skip
        fitted = fit_text(paragraphs_of(words, flavor), room.w, room.h, COMFORTABLE_TEXT, SMALLEST_TEXT)
        if words and (not fitted.complete or fitted.size < COMFORTABLE_TEXT - 0.006):
            return False
    return True
