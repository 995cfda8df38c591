"""A Case: what it does, how it is solved, and what it does then (CR 719)."""

from __future__ import annotations

from gui.painting import pieces
from gui.painting.face import FaceSpec, LiveState, type_words
from gui.painting.layout import Box, Layout
from gui.painting.own_frames import FrameKind, frame_kind
from gui.painting.side_column import column_layout
from gui.painting.step_rows import case_steps, rows
from gui.painting.surface import Surface

COLUMN = Box(0.062, 0.152, 0.490, 1.106)
WINDOW = Box(0.566, 0.152, 0.372, 1.106)
BAR = 0.080


@frame_kind
class Case(FrameKind):
    """Three notes pinned one below the other; what is solved is golden."""

    name = "case"

    def fits(self, spec: FaceSpec) -> bool:
        return "Case" in type_words(spec.type_line)[1] and len(case_steps(spec.text)) > 1

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        return column_layout(self.name, WINDOW, stats, spec)

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        steps = case_steps(spec.shown_text or spec.text)
        size, places = rows(tuple(step.text for step in steps), COLUMN.inset(0.028, 0), 0.040, BAR)
        for step, row in zip(steps, places, strict=True):
            note = Box(COLUMN.x, row.y, COLUMN.w, row.h - 0.012)
            pieces.paper(surface, spec, note, 0.0 if step.number != 1 else 0.07)
            tag = Box(note.x - 0.018, note.y + 0.010, note.w * 0.80, BAR - 0.022)
            if step.tag:
                pieces.label(surface, step.tag, tag, lit=bool(live.reached) and step.number == len(steps) - 1)
            head = BAR if step.tag else 0.02
            pieces.words(surface, step.text, Box(row.x, row.y + head, row.w, row.h - head - 0.03), size)
