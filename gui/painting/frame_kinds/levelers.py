"""A leveler: bands of levels, each with its numbers (CR 711)."""

from __future__ import annotations

from gui.painting import pieces
from gui.painting.face import FaceSpec, LiveState
from gui.painting.layout import HEIGHT, Box, Layout
from gui.painting.own_frames import FrameKind, frame_kind
from gui.painting.step_rows import has_bands, leveler_bands, rows
from gui.painting.surface import PLATE_LIGHT, Surface

ART = Box(0.062, 0.152, 0.876, 0.440)
LINE = Box(0.050, 0.602, 0.90, 0.076)
BANDS = Box(0.062, 0.688, 0.876, 0.560)


@frame_kind
class Leveler(FrameKind):
    """The band whose levels it has is golden."""

    name = "leveler"

    def fits(self, spec: FaceSpec) -> bool:
        return has_bands(spec.text)

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        box = Box(0.672, HEIGHT - 0.138, 0.296, 0.112) if stats else None
        return Layout("full", 0.030, ART, Box(0.050, 0.048, 0.90, 0.094), LINE, stats=box, kind=self.name)

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        bands = leveler_bands(spec.text, f"{spec.power}/{spec.toughness}" if spec.power is not None else "")
        room = Box(BANDS.x + 0.200, BANDS.y, BANDS.w - 0.400, BANDS.h)
        size, places = rows(tuple(band.text for band in bands), room, 0.034)
        now = max((band.number for band in bands if band.number <= live.reached), default=0)
        for at, (band, row) in enumerate(zip(bands, places, strict=True)):
            whole = Box(BANDS.x, row.y, BANDS.w, row.h - 0.008)
            pieces.paper(surface, spec, whole, 0.05 * at)
            lit = band.number == now and live.reached > 0
            if band.tag:
                pieces.label(surface, band.tag, Box(whole.x - 0.012, row.y + row.h / 2 - 0.042, 0.190, 0.076), lit=lit)
                pieces.words(surface, band.text, row.inset(0, 0.006), size)
            else:
                pieces.words(surface, band.text, Box(whole.x + 0.03, row.y, whole.w - 0.235, row.h - 0.012), size)
            if band.numbers:
                box = Box(whole.right - 0.186, row.y + row.h / 2 - 0.046, 0.180, 0.080)
                pieces.numbers(surface, band.numbers, box, pieces.GOLD if lit else PLATE_LIGHT)
