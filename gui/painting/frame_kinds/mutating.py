"""The band of what merges with another creature: its cost of mutating (CR 702.140)."""

from __future__ import annotations

import re

from gui.painting import pieces, symbols
from gui.painting.face import FaceSpec
from gui.painting.fonts import Role
from gui.painting.layout import Box
from gui.painting.own_band import BandKind
from gui.painting.own_frames import frame_kind
from gui.painting.status_shapes import glyph
from gui.painting.surface import INK, Surface


@frame_kind
class Mutating(BandKind):
    """Sheets that lie on one another, and the cost."""

    name = "mutating"
    line = re.compile(r"^(Mutate) ((?:\{[^{}]+\})+)", re.MULTILINE)

    def paint_band(self, surface: Surface, spec: FaceSpec, found: re.Match[str], top: float) -> None:
        band = Box(0.062, top, 0.876, 0.088)
        pieces.plate(surface, spec, band, "token")
        pieces.sign(surface, glyph("merged"), Box(band.x + 0.100, band.y + 0.009, 0.070, 0.070))
        codes = symbols.parse_cost(found.group(2))
        at = surface.rect(Box(band.right - 0.100, band.y + band.h / 2, 0, 0))
        symbols.paint_cost(surface.painter, codes, at.x(), at.y(), 0.060 * surface.unit)
        surface.fitted(Role.RULES_BOLD, found.group(1), Box(band.x + 0.190, band.y, 0.36, band.h), 0.050, INK, 0.6)
