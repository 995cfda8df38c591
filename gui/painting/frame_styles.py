"""How a frame is coloured and shaped: by colour identity, and by what kind of card it is."""

from __future__ import annotations

from dataclasses import dataclass

from gui.painting.face import FaceSpec, frame_colors, has_type, is_land
from gui.painting.scenes.tints import Rgb, mix

BORDER: Rgb = (22, 19, 18)
#: Body, title plate and text box of each colour; C is colourless, M many colours, A artifact, L land.
BODIES: dict[str, Rgb] = {
    "W": (222, 208, 166),
    "U": (52, 104, 164),
    "B": (66, 56, 68),
    "R": (176, 62, 42),
    "G": (52, 110, 66),
    "C": (150, 146, 142),
    "M": (200, 160, 70),
    "A": (128, 140, 150),
    "L": (132, 106, 78),
    "S": (52, 40, 60),  # schemes and conspiracies
    "P": (60, 84, 92),  # planes and phenomena
    "V": (120, 98, 66),  # vanguards
    "D": (92, 78, 62),  # dungeons
}
PLATES: dict[str, Rgb] = {
    "W": (252, 247, 230),
    "U": (218, 233, 246),
    "B": (222, 212, 220),
    "R": (250, 222, 208),
    "G": (218, 238, 214),
    "C": (236, 233, 228),
    "M": (250, 236, 190),
    "A": (226, 232, 237),
    "L": (238, 226, 204),
    "S": (226, 212, 226),
    "P": (224, 234, 234),
    "V": (246, 232, 196),
    "D": (238, 224, 196),
}
PAPERS: dict[str, Rgb] = {
    "W": (253, 250, 240),
    "U": (238, 244, 248),
    "B": (240, 235, 236),
    "R": (251, 240, 232),
    "G": (240, 246, 234),
    "C": (246, 244, 240),
    "M": (251, 246, 228),
    "A": (240, 243, 245),
    "L": (247, 241, 229),
    "S": (240, 232, 238),
    "P": (240, 245, 244),
    "V": (250, 243, 226),
    "D": (246, 236, 214),
}
#: Types that have colours and plates of their own.
_OWN = {"Scheme": ("S", "jagged"), "Conspiracy": ("S", "curled"), "Plane": ("P", "curled"),
        "Phenomenon": ("P", "jagged"), "Vanguard": ("V", "enchantment"), "Dungeon": ("D", "artifact")}  # fmt: skip


@dataclass(frozen=True, slots=True)
class FrameStyle:
    """The look of a frame; equal styles share one frame picture."""

    left: str
    right: str
    plate: str
    shape: str
    noble: bool = False

    def body(self) -> tuple[Rgb, Rgb]:
        """The colours of the frame's body at the left and at the right."""
        return BODIES[self.left], BODIES[self.right]

    def plate_color(self) -> Rgb:
        """The colour of the title and type plates."""
        return PLATES[self.plate]

    def paper(self) -> tuple[Rgb, Rgb]:
        """The colours of the text box at the left and at the right."""
        return mix(PAPERS[self.left], PAPERS[self.plate], 0.3), mix(PAPERS[self.right], PAPERS[self.plate], 0.3)


def style_of(spec: FaceSpec) -> FrameStyle:
    """The frame of a face: colour by identity, shape of the plates by kind."""
    colors = frame_colors(spec)
    noble = has_type(spec, "Legendary")
    shape = _shape(spec)
    for word, (letter, own) in _OWN.items():
        if has_type(spec, word):
            return FrameStyle(letter, letter, letter, own)
    if is_land(spec):
        if len(colors) == 0 or len(colors) > 2:
            return FrameStyle("L", "L", "M" if colors else "L", shape, noble)
        return FrameStyle(colors[0], colors[-1], "L", shape, noble)
    if not colors:
        letter = "A" if has_type(spec, "Artifact") else "C"
        return FrameStyle(letter, letter, letter, shape, noble)
    if len(colors) == 1:
        return FrameStyle(colors[0], colors[0], "A" if has_type(spec, "Artifact") else colors[0], shape, noble)
    if len(colors) == 2:
        return FrameStyle(colors[0], colors[1], "M", shape, noble)
    return FrameStyle("M", "M", "M", shape, noble)


def _shape(spec: FaceSpec) -> str:
    """The ends of the plates: they tell the kind without colour."""
    if spec.kind in ("planeswalker", "battle", "emblem", "token"):
        return spec.kind
    if is_land(spec):
        return "land"
    if has_type(spec, "Artifact"):
        return "artifact"
    if has_type(spec, "Enchantment"):
        return "enchantment"
    if has_type(spec, "Instant") or has_type(spec, "Sorcery"):
        return "spell"
    return "normal"
