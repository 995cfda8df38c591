"""The colours of a picture: sky, light, distance and ground, for each colour of mana."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from gui.painting.scenes.chance import Chance

Rgb = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Tint:
    """A palette of one picture; `sky` runs from the zenith to the horizon."""

    sky: tuple[Rgb, Rgb, Rgb, Rgb]
    light: Rgb
    far: Rgb
    near: Rgb
    accent: Rgb

    @property
    def dark(self) -> bool:
        """Whether the zenith is dark enough for stars."""
        return sum(self.sky[0]) < 190


TINTS: dict[str, tuple[Tint, ...]] = {
    "W": (
        Tint(
            ((88, 122, 176), (166, 190, 212), (242, 220, 180), (255, 242, 210)),
            (255, 247, 220),
            (190, 182, 184),
            (70, 58, 62),
            (255, 222, 130),
        ),
        Tint(
            ((62, 116, 188), (126, 176, 220), (198, 222, 234), (250, 244, 222)),
            (255, 252, 232),
            (160, 182, 190),
            (66, 70, 62),
            (255, 238, 170),
        ),
        Tint(
            ((112, 76, 74), (200, 142, 96), (246, 202, 138), (255, 238, 196)),
            (255, 248, 222),
            (206, 164, 128),
            (66, 44, 42),
            (255, 250, 220),
        ),
    ),
    "U": (
        Tint(
            ((8, 18, 48), (18, 54, 106), (46, 118, 168), (146, 208, 218)),
            (226, 248, 255),
            (52, 104, 146),
            (5, 16, 36),
            (120, 240, 255),
        ),
        Tint(
            ((22, 78, 152), (58, 138, 202), (132, 198, 226), (222, 242, 240)),
            (252, 255, 250),
            (92, 148, 182),
            (12, 42, 74),
            (190, 255, 250),
        ),
        Tint(
            ((10, 12, 42), (26, 34, 94), (36, 100, 134), (92, 196, 176)),
            (206, 255, 234),
            (34, 78, 112),
            (5, 12, 30),
            (130, 255, 220),
        ),
    ),
    "B": (
        Tint(
            ((14, 8, 26), (44, 24, 66), (98, 50, 106), (194, 122, 134)),
            (248, 216, 208),
            (74, 46, 88),
            (9, 5, 14),
            (200, 255, 120),
        ),
        Tint(
            ((10, 14, 16), (28, 40, 38), (70, 88, 64), (158, 158, 102)),
            (230, 234, 178),
            (54, 66, 56),
            (6, 8, 8),
            (218, 255, 96),
        ),
        Tint(
            ((14, 6, 14), (44, 12, 30), (104, 26, 36), (184, 74, 56)),
            (255, 178, 138),
            (76, 24, 36),
            (9, 3, 7),
            (255, 116, 88),
        ),
    ),
    "R": (
        Tint(
            ((34, 9, 18), (114, 26, 24), (216, 86, 32), (255, 190, 96)),
            (255, 238, 176),
            (140, 52, 36),
            (24, 8, 9),
            (255, 228, 116),
        ),
        Tint(
            ((36, 26, 48), (96, 46, 62), (190, 90, 66), (252, 174, 114)),
            (255, 228, 194),
            (122, 64, 64),
            (24, 13, 19),
            (255, 206, 96),
        ),
        Tint(
            ((66, 40, 84), (182, 84, 86), (246, 150, 90), (255, 220, 146)),
            (255, 244, 206),
            (176, 92, 78),
            (48, 20, 28),
            (255, 190, 90),
        ),
    ),
    "G": (
        Tint(
            ((20, 54, 46), (56, 110, 74), (142, 180, 102), (236, 236, 168)),
            (255, 252, 206),
            (84, 128, 86),
            (9, 26, 19),
            (218, 255, 124),
        ),
        Tint(
            ((10, 42, 58), (24, 96, 94), (94, 168, 124), (216, 232, 166)),
            (250, 255, 216),
            (46, 112, 96),
            (5, 24, 25),
            (194, 255, 164),
        ),
        Tint(
            ((50, 42, 26), (122, 98, 44), (206, 168, 76), (252, 230, 156)),
            (255, 248, 206),
            (136, 118, 62),
            (26, 21, 11),
            (255, 224, 124),
        ),
    ),
    "C": (
        Tint(
            ((34, 42, 56), (82, 98, 114), (152, 166, 174), (228, 230, 226)),
            (250, 253, 255),
            (120, 132, 144),
            (18, 22, 30),
            (176, 234, 255),
        ),
        Tint(
            ((36, 29, 30), (94, 74, 64), (168, 140, 110), (236, 216, 180)),
            (255, 246, 222),
            (128, 106, 90),
            (24, 17, 17),
            (255, 210, 134),
        ),
        Tint(
            ((14, 12, 28), (42, 36, 70), (98, 82, 126), (196, 178, 202)),
            (248, 238, 255),
            (78, 68, 104),
            (10, 8, 18),
            (224, 196, 255),
        ),
    ),
}


def tint_for(colors: tuple[str, ...], chance: Chance) -> Tint:
    """A palette for a colour identity: one colour's own, or the sky of one and the ground of another."""
    known = [color for color in colors if color in TINTS] or ["C"]
    first = chance.pick(TINTS[known[0]])
    if len(known) == 1:
        return first
    second = chance.pick(TINTS[known[1]])
    mixed = replace(first, far=mix(first.far, second.far, 0.6), near=second.near, accent=second.accent)
    sky = (first.sky[0], mix(first.sky[1], second.sky[1], 0.3), mix(first.sky[2], second.sky[2], 0.5), second.sky[3])
    return replace(mixed, sky=sky)


def mix(first: Rgb, second: Rgb, part: float) -> Rgb:
    """A colour between two: part 0 is the first, 1 the second."""
    return (
        round(first[0] + (second[0] - first[0]) * part),
        round(first[1] + (second[1] - first[1]) * part),
        round(first[2] + (second[2] - first[2]) * part),
    )


def color_at(image: Image.Image, x: float, y: float) -> Rgb:
    """The colour of a picture at a place; a place outside counts as the nearest inside."""
    place = (int(max(0, min(x, image.width - 1))), int(max(0, min(y, image.height - 1))))
    found = image.getpixel(place)
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


def scaled(color: Rgb, factor: float) -> Rgb:
    """A colour made lighter (above 1) or darker (below 1)."""
    return mix((0, 0, 0), color, factor) if factor <= 1 else mix(color, (255, 255, 255), min(factor - 1, 1))
