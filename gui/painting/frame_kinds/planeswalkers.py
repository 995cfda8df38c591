"""A planeswalker: its abilities in rows, their loyalty costs at the edge (CR 209.2, 606)."""

from __future__ import annotations

import re

from gui.painting import pieces, symbols
from gui.painting.face import SHARED_BOX_RELATIONS, FaceSpec, LiveState, minus
from gui.painting.layout import HEIGHT, Box, Layout
from gui.painting.own_frames import FrameKind, frame_kind
from gui.painting.step_rows import rows
from gui.painting.surface import Surface

_LOYALTY = re.compile(r"^\[?([+−–-]?(?:\d+|X)|0)\]?: *", re.ASCII)
TITLE = Box(0.050, 0.048, 0.90, 0.094)
LINE_TALL = 0.072


@frame_kind
class Planeswalker(FrameKind):
    """Rows of light and darker paper in turn."""

    name = "planeswalker"

    def fits(self, spec: FaceSpec) -> bool:
        return spec.kind == "planeswalker" and bool(spec.text.strip())

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        wanted = 0.20 + 0.0019 * len(spec.text)
        two = bool(spec.beneath) or (spec.second is not None and spec.second_relation not in SHARED_BOX_RELATIONS)
        floor = HEIGHT - 0.092 - (0.082 if two else 0.0)
        top = max(0.56, min(0.92, floor - wanted))
        art = Box(0.062, 0.152, 0.876, top - LINE_TALL - 0.018 - 0.152)
        line = Box(0.050, art.bottom + 0.010, 0.90, LINE_TALL)
        strip = Box(0.062, floor + 0.008, 0.590, 0.072) if two else None
        box = Box(0.672, HEIGHT - 0.138, 0.296, 0.112) if stats else None
        text = Box(0.062, top, 0.876, floor - top)
        return Layout("full", 0.030, art, TITLE, line, text, None, strip, box, kind=self.name)

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        box = layout.text
        if box is None:
            return
        lines = [line for line in (spec.shown_text or spec.text).split("\n") if line.strip()]
        costs = [_LOYALTY.match(line) for line in lines]
        texts = tuple(line[cost.end() :] if cost else line for line, cost in zip(lines, costs, strict=True))
        size, places = rows(texts, Box(box.x + 0.130, box.y, box.w - 0.150, box.h), 0.028)
        for at, (text, cost, row) in enumerate(zip(texts, costs, places, strict=True)):
            pieces.paper(surface, spec, Box(box.x, row.y, box.w, row.h), 0.0 if at % 2 == 0 else 0.10)
            room = row if cost else Box(box.x + 0.03, row.y, box.w - 0.06, row.h)
            pieces.words(surface, text, room, size)
            if cost:
                sign = Box(box.x - 0.030, row.y + row.h / 2 - 0.045, 0.150, 0.090)
                symbols.paint_loyalty_cost(surface.painter, minus(cost.group(1)), surface.rect(sign))
