"""Schemes, vanguards and conspiracies, which are in the command zone (CR 313, 314, 315)."""

from __future__ import annotations

from gui.painting import pieces
from gui.painting.face import FaceSpec, LiveState, has_type
from gui.painting.fonts import Role
from gui.painting.layout import HEIGHT, LARGEST_TEXT, Box, Layout
from gui.painting.own_frames import FrameKind, frame_kind
from gui.painting.status_shapes import glyph
from gui.painting.surface import Surface

PALE = "#f4ecd8"


@frame_kind
class Scheme(FrameKind):
    """A dark sheet over the lower part of a tall picture, its words pale."""

    name = "scheme"

    def fits(self, spec: FaceSpec) -> bool:
        return has_type(spec, "Scheme")

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        return Layout("full", 0.034, Box(0.052, 0.052, 0.896, 1.296), kind=self.name)

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        high = 0.24 + min(0.44, 0.0019 * len(spec.text + spec.flavor))
        sheet = Box(0.052, 1.348 - high, 0.896, high)
        surface.plate(sheet, "#17121c", pieces.GOLD, 0.02, 0.008, 0.90)
        pieces.words(surface, spec.shown_text or spec.text, sheet.inset(0.05, 0.05), LARGEST_TEXT, spec.flavor,
                     ink=PALE)  # fmt: skip
        title = Box(0.090, sheet.y - 0.148, 0.820, 0.100)
        pieces.plate(surface, spec, title, "jagged")
        pieces.title_words(surface, spec, title, centred=True)
        pieces.type_plate(surface, spec, Box(0.280, sheet.y - 0.042, 0.440, 0.066), "spell", 0.1, centred=True)


@frame_kind
class Vanguard(FrameKind):
    """An oval portrait; the hand and life modifiers in discs below."""

    name = "vanguard"

    def fits(self, spec: FaceSpec) -> bool:
        return has_type(spec, "Vanguard")

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        return Layout("full", 0.030, Box(0.090, 0.160, 0.820, 0.640), Box(0.050, 0.048, 0.90, 0.094),
                      kind=self.name)  # fmt: skip

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        pieces.type_plate(surface, spec, Box(0.250, 0.792, 0.500, 0.080), centred=True)
        paper = Box(0.062, 0.896, 0.876, 0.340)
        pieces.paper(surface, spec, paper, radius=0.05)
        pieces.words(surface, spec.shown_text or spec.text, paper.inset(0.05, 0.03), LARGEST_TEXT, spec.flavor)
        for x, icon, value in zip((0.062, 0.938 - 0.250), ("book", "counter"), spec.modifiers, strict=False):
            box = Box(x, 1.250, 0.250, 0.100)
            surface.plate(box, "#221d26", pieces.GOLD, 0.05, 0.008)
            surface.shape(glyph(icon), Box(box.x + 0.018, box.y + 0.018, 0.064, 0.064), PALE)
            surface.fitted(Role.NUMBER, f"{value:+d}".replace("-", "−"), Box(box.x + 0.09, box.y, 0.14, box.h), 0.072,
                           PALE, 0.5, centred=True)  # fmt: skip


@frame_kind
class Conspiracy(FrameKind):
    """An eye over a keyhole: what is kept secret."""

    name = "conspiracy"

    def fits(self, spec: FaceSpec) -> bool:
        return has_type(spec, "Conspiracy")

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        art = Box(0.062, 0.152, 0.876, 0.52)
        line = Box(0.050, art.bottom + 0.010, 0.90, 0.076)
        return Layout("full", 0.030, art, Box(0.050, 0.048, 0.90, 0.094), line, kind=self.name)

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        paper = Box(0.062, 0.774, 0.876, HEIGHT - 0.062 - 0.774)
        pieces.paper(surface, spec, paper, 0.06)
        mark = Box(paper.x + paper.w / 2 - 0.17, paper.y + paper.h / 2 - 0.17, 0.34, 0.34)
        painter = surface.painter
        opacity = painter.opacity()
        painter.setOpacity(opacity * 0.10)
        surface.shape(glyph("keyhole"), mark, "#2b1f33")
        painter.setOpacity(opacity)
        pieces.words(surface, spec.shown_text or spec.text, paper.inset(0.03, 0.02), LARGEST_TEXT, spec.flavor)
        pieces.sign(surface, glyph("eye"), Box(0.442, layout.art.bottom - 0.055, 0.116, 0.116))
