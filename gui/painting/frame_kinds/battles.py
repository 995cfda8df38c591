"""A battle: it lies on its side, its defense in the corner (CR 310)."""

from __future__ import annotations

from gui.painting.face import FaceSpec, LiveState
from gui.painting.layout import LARGEST_TEXT, SMALLEST_TEXT, Box, Layout, full_paragraphs
from gui.painting.own_frames import FrameKind, frame_kind
from gui.painting.surface import Surface
from gui.painting.text_flow import fit_text

TEXT = Box(0.726, 0.224, 0.612, 0.616)


@frame_kind
class Battle(FrameKind):
    """A wide picture at the left, words at the right."""

    name = "battle"
    sideways = True

    def fits(self, spec: FaceSpec) -> bool:
        return spec.kind == "battle"

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        two = spec.second is not None
        art = Box(0.062, 0.146, 0.648, 0.706 if two else 0.792)
        strip = Box(0.062, art.bottom + 0.012, 0.648, 0.076) if two else None
        room = TEXT.inset(0.028, 0.020)
        fitted = fit_text(full_paragraphs(spec), room.w, room.h, LARGEST_TEXT, SMALLEST_TEXT)
        return Layout(
            "full", 0.026, art, Box(0.050, 0.042, 1.300, 0.094), Box(0.722, 0.146, 0.628, 0.072), TEXT, room, strip,
            Box(1.066, 0.846, 0.296, 0.112) if stats else None, fitted, self.name, True,
        )  # fmt: skip

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        """All of it is told by the layout."""
