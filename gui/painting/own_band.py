"""A card with a band of its own between type line and text, which tells one of its lines."""

from __future__ import annotations

import re
from abc import abstractmethod
from dataclasses import replace
from typing import ClassVar

from gui.painting.face import FaceSpec, LiveState
from gui.painting.layout import LARGEST_TEXT, SMALLEST_TEXT, Box, Layout, full_paragraphs, plain_layout
from gui.painting.own_frames import FrameKind
from gui.painting.surface import Surface
from gui.painting.text_flow import fit_text

BAND = 0.116
GAP = 0.008  # from the type line to the band


class BandKind(FrameKind):
    """A frame with a band for the line that its pattern finds."""

    line: ClassVar[re.Pattern[str]]

    def fits(self, spec: FaceSpec) -> bool:
        return self.line.search(spec.text) is not None

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        return band_layout(self.name, spec, stats, self.line)

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        found, above = self.line.search(spec.text), layout.type_line
        if found is not None and above is not None:
            self.paint_band(surface, spec, found, above.bottom + GAP)

    @abstractmethod
    def paint_band(self, surface: Surface, spec: FaceSpec, found: re.Match[str], top: float) -> None:
        """Paint what was found in the band, which begins at `top`."""


def band_layout(kind: str, spec: FaceSpec, stats: bool, line: re.Pattern[str]) -> Layout:
    """The plain face without the line that the band tells, moved down to make room for it."""
    bare = replace(spec, text=_without(spec.text, line), shown_text=_without(spec.shown_text, line))
    plain = plain_layout(bare, stats)
    art, title, line_box, text = plain.art, plain.title, plain.type_line, plain.text
    if line_box is None:
        return replace(plain, kind=kind)
    raised = BAND if art.h - BAND >= 0.30 else max(0.0, art.h - 0.30)
    if text is None:  # no words but the band
        raised = max(BAND + 0.002, raised)
    art = Box(art.x, art.y, art.w, art.h - raised)
    line_box = Box(line_box.x, line_box.y - raised, line_box.w, line_box.h)
    if text is None or plain.text_room is None:
        return replace(plain, art=art, title=title, type_line=line_box, kind=kind)
    cut = BAND - raised
    text = Box(text.x, text.y + cut, text.w, text.h - cut)
    room = Box(plain.text_room.x, plain.text_room.y + cut, plain.text_room.w, plain.text_room.h - cut)
    fitted = fit_text(full_paragraphs(bare), room.w, room.h, LARGEST_TEXT, SMALLEST_TEXT)
    return replace(plain, art=art, type_line=line_box, text=text, text_room=room, fitted=fitted, kind=kind)


def _without(text: str, line: re.Pattern[str]) -> str:
    return "\n".join(one for one in text.split("\n") if not line.match(one))
