"""The band of a smaller version of a card, with its own cost and numbers (CR 718)."""

from __future__ import annotations

import re
from dataclasses import replace

from gui.painting import pieces, symbols
from gui.painting.face import FaceSpec
from gui.painting.fonts import Role
from gui.painting.layout import Box
from gui.painting.own_band import BandKind
from gui.painting.own_frames import frame_kind
from gui.painting.surface import INK, Surface

_LETTER = re.compile(r"[WUBRG]")


@frame_kind
class Prototype(BandKind):
    """The band has the colours of the smaller cost."""

    name = "prototype"
    line = re.compile(r"^(Prototype) ((?:\{[^{}]+\})+) — ([\d*]+/[\d*]+)", re.MULTILINE)

    def paint_band(self, surface: Surface, spec: FaceSpec, found: re.Match[str], top: float) -> None:
        band = Box(0.062, top, 0.876, 0.104)
        small = replace(spec, colors=tuple(dict.fromkeys(_LETTER.findall(found.group(2)))), type_line="Creature")
        pieces.body(surface, small, band)
        pieces.paper(surface, small, band.inset(0.012, 0.012))
        codes = symbols.parse_cost(found.group(2))
        at = surface.rect(Box(band.right - 0.230, band.y + band.h / 2, 0, 0))
        symbols.paint_cost(surface.painter, codes, at.x(), at.y(), 0.062 * surface.unit)
        room = Box(band.x + 0.030, band.y, band.w - 0.290 - symbols.cost_width(codes, 0.062), band.h)
        surface.fitted(Role.RULES_BOLD, found.group(1), room, 0.050, INK, 0.6)
        pieces.numbers(surface, found.group(3), Box(band.right - 0.206, band.y + 0.014, 0.190, band.h - 0.028))
