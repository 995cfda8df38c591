"""A Saga: chapters down the side, the picture beside them (CR 714)."""

from __future__ import annotations

from gui.painting import pieces
from gui.painting.face import FaceSpec, LiveState, type_words
from gui.painting.fonts import Role
from gui.painting.layout import Box, Layout
from gui.painting.own_frames import FrameKind, frame_kind
from gui.painting.side_column import column_layout
from gui.painting.step_rows import chapters, has_chapters, rows
from gui.painting.surface import INK, Surface

COLUMN = Box(0.112, 0.152, 0.450, 1.106)
WINDOW = Box(0.578, 0.152, 0.362, 1.106)


@frame_kind
class Saga(FrameKind):
    """Its chapters hang at the edge; those that have come are golden."""

    name = "saga"

    def fits(self, spec: FaceSpec) -> bool:
        return ("Saga" in type_words(spec.type_line)[1] or spec.kind == "saga") and has_chapters(spec.text)

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        return column_layout(self.name, WINDOW, stats, spec)

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        pieces.paper(surface, spec, COLUMN)
        steps = [step for step in chapters(spec.shown_text or spec.text) if step.tag or step.text]
        size, places = rows(tuple(step.text for step in steps), COLUMN.inset(0.026, 0.014), 0.020)
        for at, (step, row) in enumerate(zip(steps, places, strict=True)):
            pieces.words(surface, step.text, row, size)
            if at:
                pieces.thin_line(surface, Box(COLUMN.x + 0.02, row.y, COLUMN.w - 0.04, 0))
            numbers = step.tag.split(", ") if step.tag else []
            tall = 0.088
            y = row.y + row.h / 2 - tall * len(numbers) / 2
            for number, text in enumerate(numbers):
                lit = 0 < step.number + number <= live.reached
                box = Box(0.032, y + number * tall, 0.086, tall * 0.96)
                pieces.hexagon(surface, box, lit=lit)
                surface.fitted(
                    Role.NUMBER, text, box.inset(0.014, 0), 0.052, INK if lit else "#fdf8ea", 0.5, centred=True
                )
