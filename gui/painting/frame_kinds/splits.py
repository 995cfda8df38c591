"""Split cards, fused ones and Rooms: two halves side by side, read with the card on its side (CR 709)."""

from __future__ import annotations

from gui.painting import pieces
from gui.painting.face import FaceSpec, LiveState, type_words
from gui.painting.layout import Box, Layout
from gui.painting.own_frames import FrameKind, frame_kind
from gui.painting.status_shapes import glyph
from gui.painting.surface import Surface

LEFT, RIGHT = Box(0.034, 0.034, 0.656, 0.932), Box(0.710, 0.034, 0.656, 0.932)
FUSED = 0.092


@frame_kind
class Split(FrameKind):
    """Each half is a small card of its own; what both have stands below them."""

    name = "split"
    sideways = True

    def fits(self, spec: FaceSpec) -> bool:
        return spec.second is not None and spec.second_relation == "split"

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        return Layout("full", 0.022, _window(LEFT), kind=self.name, sideways=True)

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        second = spec.second
        if second is None:
            return
        first_text, second_text, shared = _apart(spec.shown_text or spec.text, second.shown_text or second.text)
        cut = FUSED if shared else 0.0
        for face, text, box in ((spec, first_text, LEFT), (second, second_text, RIGHT)):
            self.half(surface, face, text, Box(box.x, box.y, box.w, box.h - cut))
        if shared:
            bar = Box(0.050, 0.966 - FUSED + 0.014, 1.30, FUSED - 0.022)
            pieces.plate(surface, spec, bar, "flat")
            pieces.words(surface, shared, bar.inset(0.02, 0.006), 0.040)

    def paint_on_board(self, surface: Surface, spec: FaceSpec, layout: Layout) -> bool:
        second, line, art = spec.second, layout.type_line, layout.art
        if second is None or line is None:
            return False
        lower = Box(art.x, art.y + art.h / 2, art.w, art.h / 2)
        self.small_half(surface, spec, Box(art.x, art.y, art.w, art.h / 2))
        self.small_half(surface, second, lower)
        pieces.title(surface, second, line, "flat")
        return True

    def small_half(self, surface: Surface, face: FaceSpec, box: Box) -> None:
        """The picture of one half on a small face."""
        pieces.window(surface, face, box)

    def half(self, surface: Surface, face: FaceSpec, text: str, box: Box) -> None:
        """One half."""
        pieces.body(surface, face, box)
        pieces.title(surface, face, Box(box.x + 0.014, box.y + 0.014, box.w - 0.028, 0.084))
        art = _window(box)
        pieces.window(surface, face, art)
        pieces.type_plate(surface, face, Box(box.x + 0.014, art.bottom + 0.008, box.w - 0.028, 0.066))
        paper = Box(box.x + 0.022, art.bottom + 0.080, box.w - 0.044, box.bottom - art.bottom - 0.100)
        pieces.paper(surface, face, paper)
        pieces.words(surface, text, paper.inset(0.022, 0.014))


@frame_kind
class Room(Split):
    """Two doors; the one that is locked is dark and shows its keyhole (CR 709.5)."""

    name = "room"
    before = ("split",)

    def fits(self, spec: FaceSpec) -> bool:
        return super().fits(spec) and "Room" in type_words(spec.type_line)[1]

    def half(self, surface: Surface, face: FaceSpec, text: str, box: Box) -> None:
        super().half(surface, face, text, box)
        self.small_half(surface, face, _window(box))

    def small_half(self, surface: Surface, face: FaceSpec, box: Box) -> None:
        pieces.body(surface, face, box)
        pieces.window(surface, face, box, pieces.arch(box))
        if face.locked:
            pieces.shade(surface, pieces.arch(box), 0.62)
            wide = min(0.16, box.h * 0.5)
            hole = Box(box.x + box.w / 2 - wide / 2, box.bottom - wide - 0.02, wide, wide)
            pieces.sign(surface, glyph("keyhole"), hole)


def _window(half: Box) -> Box:
    return Box(half.x + 0.022, half.y + 0.104, half.w - 0.044, 0.374)


def _apart(first: str, second: str) -> tuple[str, str, str]:
    """Each half's own lines, and the lines that both have."""
    ours, theirs = first.split("\n"), second.split("\n")
    shared = [line for line in ours if line.split(" (")[0] in {other.split(" (")[0] for other in theirs}]
    words = {line.split(" (")[0] for line in shared if line.strip()}
    if not words:
        return first, second, ""

    def own(lines: list[str]) -> str:
        return "\n".join(line for line in lines if line.split(" (")[0] not in words)

    return own(ours), own(theirs), "\n".join(shared)
