"""Two halves of a card around one picture, one of them upside down (CR 710)."""

from __future__ import annotations

from gui.painting import pieces
from gui.painting.face import FaceSpec, LiveState
from gui.painting.layout import Box, Layout
from gui.painting.own_frames import FrameKind, frame_kind
from gui.painting.surface import Surface

UPPER, LOWER = Box(0.040, 0.040, 0.92, 0.455), Box(0.040, 0.905, 0.92, 0.455)
ART = Box(0.062, 0.502, 0.876, 0.396)


@frame_kind
class Flip(FrameKind):
    """The half that is up stands upright."""

    name = "flip"

    def fits(self, spec: FaceSpec) -> bool:
        return spec.second is not None and spec.second_relation == "flip"

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        box = Box(0.700, 0.414, 0.256, 0.092) if stats else None
        return Layout("full", 0.030, ART, stats=box, kind=self.name)

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        self._half(surface, spec, UPPER, numbers=False)
        if spec.second is not None:
            with pieces.turned(surface, LOWER, 2) as (turned, box):
                self._half(turned, spec.second, box, numbers=True)

    def _half(self, surface: Surface, face: FaceSpec, box: Box, *, numbers: bool) -> None:
        pieces.title(surface, face, Box(box.x + 0.010, box.y + 0.010, box.w - 0.020, 0.090))
        paper = Box(box.x + 0.022, box.y + 0.110, box.w - 0.044, 0.254)
        pieces.paper(surface, face, paper)
        pieces.words(surface, face.shown_text or face.text, paper.inset(0.03, 0.014))
        line = Box(box.x + 0.010, box.y + 0.374, box.w - 0.020, 0.072)
        pieces.plate(surface, face, line)
        pieces.type_words_in(surface, face, Box(line.x, line.y, line.w - (0.26 if face.power else 0.0), line.h))
        if numbers and face.power is not None:
            at = Box(box.x + 0.660, box.y + 0.374, 0.256, 0.086)
            pieces.numbers(surface, f"{face.power}/{face.toughness}", at)
