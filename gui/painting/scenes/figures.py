"""People: cloaked figures with what they carry, alone or in a company."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from gui.painting.scenes import stages
from gui.painting.scenes.canvas import Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, circle, mirrored, smooth, tapered
from gui.painting.scenes.tints import Tint, mix

Outline = Sequence[Point]
#: What a figure may carry; a list per trade.
ARMS = {
    "magic": ("staff", "orb"),
    "war": ("sword", "spear", "axe", "shield"),
    "wild": ("bow", "spear", "staff"),
    "shadow": ("dagger", "dagger", "bow"),
    "plain": ("staff", "spear", "lantern"),
}


def figure(
    chance: Chance, tint: Tint, trade: str = "plain", wings: bool = False, horns: bool = False, stout: bool = False
) -> Canvas:
    """One person on a hilltop before the light."""
    canvas, foot = stages.hilltop(chance, tint, 0.9)
    side, size = chance.side(), H * (0.0060 if stout else 0.0066)
    hood = trade in ("magic", "shadow") or chance.happens(0.3)
    parts = person(chance, hood=hood, horns=horns, stout=stout)
    if wings:
        wing = _wing(chance, horns)
        parts = [*wing, *(mirrored(part) for part in wing), *parts]
    held, spark = carried(chance, chance.pick(ARMS[trade]))
    place = [[(W / 2 + side * x * size, foot + 8 + y * size) for x, y in part] for part in [*parts, *held]]
    mask = canvas.mask(*place)
    stages.dark_shape(canvas, tint, mask, 0.06, side)
    folds(chance, canvas, tint, W / 2, foot, size, side)
    if spark:
        x, y = W / 2 + side * spark[0] * size, foot + 8 + spark[1] * size
        canvas.glow(x, y, H * 0.24, tint.accent, 0.9)
        canvas.glow(x, y, H * 0.08, (255, 255, 255), 0.7)
    if hood:
        for shift in (-2.3, 2.3):
            stages.eye(canvas, tint, W / 2 + (shift + side * 1.2) * size, foot + 8 - 87.5 * size, 2.4, slit=False)
    stages.ground(chance, canvas, tint, foot)
    return canvas


def person(chance: Chance, hood: bool = False, horns: bool = False, stout: bool = False) -> list[Outline]:
    """A standing person in a cloak, about a hundred units tall, feet at the origin."""
    wide = 1.45 if stout else 1.0
    sway = chance.span(4, 13)
    cloak = smooth(
        [
            (-9 * wide, -76),
            (-15 * wide, -66),
            (-17 * wide, -40),
            (-22 * wide - sway, -6),
            (-19 * wide - sway * 1.7, 2),
            (-6, -1),
            (4, 0),
            (17 * wide, 1),
            (16 * wide, -38),
            (15 * wide, -66),
            (9 * wide, -76),
        ],
        closed=True,
    )
    parts: list[Outline] = [cloak]
    parts.append(
        smooth(
            [
                (-15 * wide, -70),
                (-8 * wide, -79),
                (0, -80),
                (8 * wide, -79),
                (15 * wide, -70),
                (12 * wide, -60),
                (-12 * wide, -60),
            ],
            closed=True,
        )
    )
    if hood:
        parts.append(
            smooth(
                [(-8.5, -78), (-9.5, -88), (-5, -97), (1, -101), (5, -97), (8.5, -88), (8, -78), (0, -75)], closed=True
            )
        )
    else:
        parts += [circle(0, -87, 7.0, 28, 1.18), [(-3.5, -80), (3.5, -80), (4, -74), (-4, -74)]]
        parts += _headgear(chance)
    if horns:
        for at in (-1, 1):
            parts.append(tapered(smooth([(at * 4, -93), (at * 10, -100), (at * 10, -110)]), 4.4, 0.7))
    if stout:
        parts.append([(-7, -86), (7, -86), (5, -72), (0, -62), (-5, -72)])
    return parts


def _headgear(chance: Chance) -> list[Outline]:
    kind = chance.whole(0, 4)
    if kind == 0:
        return [
            [(-7.5, -89), (-7.5, -95), (0, -101), (7.5, -95), (7.5, -89)],
            tapered(smooth([(0, -100), (-7, -107), (-16, -103)]), 5, 2),
        ]
    if kind == 1:
        return [[(-7, -92), (-8, -102), (-4, -97), (0, -105), (4, -97), (8, -102), (7, -92)]]
    if kind == 2:
        return [tapered(smooth([(-3, -95), (-12, -88), (-13, -76), (-17, -66)]), 9, 2)]
    if kind == 3:
        return [[(-13, -92), (13, -92), (5, -95), (2, -112), (-5, -95)]]
    return [
        smooth(
            [(-7, -86), (-8, -95), (0, -98), (8, -95), (7, -84), (10, -74), (6, -78), (-6, -78), (-11, -72)],
            closed=True,
        )
    ]


def carried(chance: Chance, thing: str) -> tuple[list[Outline], Point | None]:
    """An arm and what it holds, on the right; and where it shines, if it does."""
    hand = (24.0, -55.0)
    arm: list[Outline] = [tapered(smooth([(11, -72), (19, -62), hand]), 9, 5)]
    if thing == "staff":
        crook = [(24, -104), (29, -112), (24, -117), (18, -113)]
        return [*arm, tapered([(25, 0), (24, -104)], 2.6, 2.6), tapered(smooth(crook), 2.6, 1.6)], (24, -111)
    if thing == "spear":
        blade = [(26, -110), (29.5, -119), (26, -132), (22.5, -119)]
        return [*arm, tapered([(25, 0), (26, -112)], 2.2, 2.2), blade], None
    if thing == "sword":
        lean = chance.span(0.1, 0.5)
        tip = (hand[0] + 62 * math.sin(lean), hand[1] - 62 * math.cos(lean))
        guard = [(hand[0] - 7, hand[1] - 3), (hand[0] + 8, hand[1] - 7)]
        return [
            *arm,
            tapered([hand, tip], 5.2, 1.2),
            tapered(guard, 3, 3),
            tapered([hand, (hand[0] - 4, hand[1] + 9)], 3, 3),
        ], None
    if thing == "axe":
        head = smooth([(22, -96), (37, -106), (42, -91), (37, -77), (22, -87)], closed=True)
        return [*arm, tapered([(24, -20), (23, -104)], 3, 3), head], None
    if thing == "bow":
        bow = smooth([(20, -100), (36, -84), (39, -58), (34, -34), (19, -18)])
        return [
            *arm,
            tapered(bow, 2, 2, 3),
            tapered([(20, -100), (19, -18)], 0.8, 0.8),
            tapered([(6, -60), (46, -58)], 1.2, 1.2),
        ], None
    if thing == "dagger":
        return [
            *arm,
            tapered([hand, (43, -66)], 5, 0.8),
            tapered(smooth([(-11, -72), (-20, -62), (-25, -50)]), 9, 5),
            tapered([(-25, -50), (-38, -38)], 4.6, 0.8),
        ], None
    if thing == "orb":
        return [tapered(smooth([(11, -72), (22, -68), (30, -78)]), 9, 5), circle(31, -87, 5, 20)], (31, -87)
    if thing == "lantern":
        return [*arm, tapered([hand, (25, -46)], 1.4, 1.4), [(20, -46), (30, -46), (32, -34), (18, -34)]], (25, -40)
    shield = smooth([(12, -64), (27, -70), (41, -64), (40, -44), (27, -24), (14, -44)], closed=True)
    return [*arm, shield, tapered([(-14, -62), (-27, -50)], 8, 5), tapered([(-27, -50), (-34, -104)], 4.6, 1.2)], None


def _wing(chance: Chance, leathery: bool) -> list[Outline]:
    """A wing behind the right shoulder."""
    if leathery:
        tips = [(72.0, -112.0), (70.0, -70.0), (52.0, -44.0), (28.0, -40.0)]
        outline = smooth([(6, -68), (26, -98), (46, -120), tips[0]])
        for first, second in pairwise(tips):
            middle = ((first[0] + second[0]) / 2 * 0.75 + 11, (first[1] + second[1]) / 2 * 0.8 - 22)
            outline += smooth([first, middle, second])
        return [outline]
    arm = smooth([(7, -68), (24, -92), (48, -112), (66, -116)])
    parts: list[Outline] = [tapered(arm, 10, 4)]
    for index, (x, y) in enumerate(arm[1::2]):
        part = index / (len(arm) / 2)
        angle, length = math.pi * (0.62 - 0.42 * part), 34 + 22 * part
        tip = (x + length * math.cos(angle), y + length * math.sin(angle))
        parts.append(tapered([(x, y), ((x + tip[0]) / 2 + 2, (y + tip[1]) / 2), tip], 8, 2, 3))
    return parts


def folds(chance: Chance, canvas: Canvas, tint: Tint, x: float, foot: float, size: float, side: int) -> None:
    """A few lit folds in the cloak."""
    color = mix(tint.near, tint.far, 0.42)
    for _ in range(4):
        top = chance.span(-9, 9)
        line = smooth([(top, -62), (top * 1.2 + 1, -36), (top * 1.5, -10)])
        canvas.fill(tapered([(x + side * px * size, foot + 8 + py * size) for px, py in line], 1, 4), color)
