"""The band of what merges with another creature: its cost of mutating (CR 702.140)."""

from __future__ import annotations

import re

from gui.painting import pieces, symbols
from gui.painting.face import FaceSpec, LiveState
from gui.painting.fonts import Role
from gui.painting.layout import Box, Layout
from gui.painting.own_band import band_layout
from gui.painting.own_frames import FrameKind, frame_kind
from gui.painting.status_shapes import glyph
from gui.painting.surface import INK, Surface

_LINE = re.compile(r"^(Mutate) ((?:\{[^{}]+\})+)", re.MULTILINE)


@frame_kind
class Mutating(FrameKind):
    """Sheets that lie on one another, and the cost."""

    name = "mutating"

    def fits(self, spec: FaceSpec) -> bool:
        return _LINE.search(spec.text) is not None

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        return band_layout(self.name, spec, stats, _LINE)

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        found, line = _LINE.search(spec.text), layout.type_line
        if found is None or line is None:
            return
        band = Box(0.062, line.bottom + 0.008, 0.876, 0.088)
        pieces.plate(surface, spec, band, "token")
        pieces.sign(surface, glyph("merged"), Box(band.x + 0.100, band.y + 0.009, 0.070, 0.070))
        codes = symbols.parse_cost(found.group(2))
        at = surface.rect(Box(band.right - 0.100, band.y + band.h / 2, 0, 0))
        symbols.paint_cost(surface.painter, codes, at.x(), at.y(), 0.060 * surface.unit)
        surface.fitted(Role.RULES_BOLD, found.group(1), Box(band.x + 0.190, band.y, 0.36, band.h), 0.050, INK, 0.6)
