"""A Class: its levels beside the picture, each under a bar with its cost (CR 716)."""

from __future__ import annotations

from gui.painting import pieces
from gui.painting.face import FaceSpec, LiveState, type_words
from gui.painting.layout import Box, Layout
from gui.painting.own_frames import FrameKind, frame_kind
from gui.painting.side_column import column_layout
from gui.painting.step_rows import class_levels, rows
from gui.painting.surface import Surface

WINDOW = Box(0.062, 0.152, 0.372, 1.106)
COLUMN = Box(0.448, 0.152, 0.490, 1.106)
BAR = 0.084


@frame_kind
class Class(FrameKind):
    """The bars of levels that are reached are golden."""

    name = "class"

    def fits(self, spec: FaceSpec) -> bool:
        return "Class" in type_words(spec.type_line)[1] and len(class_levels(spec.text)) > 1

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        return column_layout(self.name, WINDOW, stats, spec)

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        pieces.paper(surface, spec, COLUMN)
        steps = class_levels(spec.shown_text or spec.text)
        size, places = rows(tuple(step.text for step in steps), COLUMN.inset(0.026, 0.008), 0.024, BAR)
        for step, row in zip(steps, places, strict=True):
            lit = step.number <= max(live.reached, 1)
            bar = Box(COLUMN.x + 0.008, row.y, COLUMN.w - 0.016, BAR - 0.012)
            pieces.step_bar(surface, spec, bar, "★" * step.number, step.cost, lit=lit)
            pieces.words(surface, step.text, Box(row.x, row.y + BAR, row.w, row.h - BAR), size)
