"""A spell, and below it another that lies on its side and is cast from the graveyard (CR 702.127)."""

from __future__ import annotations

from gui.painting import pieces
from gui.painting.face import FaceSpec, LiveState
from gui.painting.layout import Box, Layout
from gui.painting.own_frames import FrameKind, frame_kind
from gui.painting.surface import Surface

ART = Box(0.062, 0.146, 0.876, 0.300)
LINE = Box(0.050, 0.454, 0.90, 0.068)
PAPER = Box(0.062, 0.528, 0.876, 0.262)
LOWER = Box(0.034, 0.806, 0.932, 0.560)


@frame_kind
class Aftermath(FrameKind):
    """The lower half is turned clockwise."""

    name = "aftermath"
    before = ("split",)

    def fits(self, spec: FaceSpec) -> bool:
        second = spec.second
        two = second is not None and spec.second_relation in ("split", "aftermath")
        return two and second is not None and second.text.startswith("Aftermath")

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        return Layout("full", 0.026, ART, Box(0.050, 0.044, 0.90, 0.094), LINE, kind=self.name)

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        second = spec.second
        if second is None:
            return
        pieces.paper(surface, spec, PAPER)
        pieces.words(surface, spec.shown_text or spec.text, PAPER.inset(0.03, 0.014))
        with pieces.turned(surface, LOWER, 1) as (lying, box):
            pieces.body(lying, second, box)
            pieces.title(lying, second, Box(0.014, 0.014, box.w - 0.028, 0.078))
            pieces.window(lying, second, Box(0.022, 0.098, box.w - 0.044, 0.300))
            pieces.type_plate(lying, second, Box(0.014, 0.406, box.w - 0.028, 0.062))
            paper = Box(0.022, 0.474, box.w - 0.044, box.h - 0.494)
            pieces.paper(lying, second, paper)
            pieces.words(lying, second.shown_text or second.text, paper.inset(0.022, 0.012))
