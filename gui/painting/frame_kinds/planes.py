"""Planes and phenomena lie on their side, nearly all picture (CR 311, 312)."""

from __future__ import annotations

from gui.painting import pieces, symbols
from gui.painting.face import FaceSpec, LiveState, has_type
from gui.painting.layout import Box, Layout
from gui.painting.own_frames import FrameKind, frame_kind
from gui.painting.step_rows import rows
from gui.painting.surface import Surface

ART = Box(0.040, 0.040, 1.320, 0.920)
TITLE = Box(0.240, 0.056, 0.920, 0.092)
_CHAOS = "chaos"  # of a line in any case: it says what ensues


@frame_kind
class Plane(FrameKind):
    """The words lie on the lower edge of the picture; what chaos does has its sign."""

    name = "plane"
    sideways = True

    def fits(self, spec: FaceSpec) -> bool:
        return has_type(spec, "Plane") or has_type(spec, "Phenomenon")

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        return Layout("full", 0.026, ART, kind=self.name, sideways=True)

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        lines = [line for line in (spec.shown_text or spec.text).split("\n") if line.strip()]
        high = min(0.50, 0.075 + 0.075 * sum(1 + len(line) // 62 for line in lines))
        paper = Box(0.070, 0.930 - high, 1.260, high)
        pieces.plate(surface, spec, TITLE)
        pieces.title_words(surface, spec, TITLE, centred=True)
        pieces.paper(surface, spec, paper)
        line = Box(0.300, paper.y - 0.066, 0.800, 0.068)
        pieces.type_plate(surface, spec, line, centred=True)
        size, places = rows(tuple(lines), Box(paper.x + 0.120, paper.y + 0.008, paper.w - 0.150, high - 0.016), 0.014)
        for at, (text, row) in enumerate(zip(lines, places, strict=True)):
            if at:
                pieces.thin_line(surface, Box(paper.x + 0.03, row.y, paper.w - 0.06, 0))
            pieces.words(surface, text, row, max(size, 0.030))
            code = "CHAOS" if _CHAOS in text.lower() else "PW"
            if code == "CHAOS" or at == 0:
                sign = Box(paper.x + 0.026, row.y + row.h / 2 - 0.036, 0.072, 0.072)
                symbols.paint_symbol(surface.painter, code, surface.rect(sign))
