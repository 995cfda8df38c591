"""Animals and monsters: four-legged beasts, winged ones, serpents, crawling ones."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import ImageChops

from gui.painting.scenes import stages
from gui.painting.scenes.canvas import SCALE, SIZE, Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, circle, mirrored, moved, smooth, tapered
from gui.painting.scenes.tints import Tint, mix

Outline = Sequence[Point]


def beast(chance: Chance, tint: Tint, horned: bool = False, slim: bool = False) -> Canvas:
    """A four-legged beast on a hilltop."""
    canvas, foot = stages.hilltop(chance, tint)
    side = chance.side()
    parts, head = _quadruped(chance, horned, slim)
    size = H * 0.0060
    place = [[(W / 2 + side * x * size, foot + 6 + y * size) for x, y in part] for part in parts]
    mask = canvas.mask(*place)
    stages.dark_shape(canvas, tint, mask, 0.05, side)
    stages.ground(chance, canvas, tint, foot)
    stages.eye(canvas, tint, W / 2 + side * head[0] * size, foot + 6 + head[1] * size, 4.2, slit=False)
    return canvas


def _quadruped(chance: Chance, horned: bool, slim: bool) -> tuple[list[Outline], Point]:
    """The parts of a beast that looks right, in units of a hundredth of its length; and where its eye is."""
    leg = chance.span(30, 40) if slim else chance.span(22, 29)
    girth = chance.span(18, 22) if slim else chance.span(23, 30)
    hump = chance.span(1, 5) if slim else chance.span(4, 12)
    back = -leg - girth
    rise = chance.span(14, 26) if horned else chance.span(3, 11)
    neck_x, neck_y = (chance.span(45, 50), back - rise) if slim else (chance.span(46, 52), back - chance.span(0, 10))
    body = smooth(
        [
            (-40, back + 8),
            (-30, back - 1),
            (-6, back + 1),
            (20, back - hump),
            (34, back),
            (40, back + 12),
            (32, -leg + 1),
            (10, -leg + (-3 if slim else 2)),
            (-16, -leg - (9 if slim else 4)),
            (-38, -leg),
        ],
        closed=True,
    )
    neck = tapered(smooth([(24, back + 12), (34, back + 3), (neck_x - 2, neck_y + 4)]), girth * 1.0, 12 if slim else 18)
    skull = 8.0 if slim else 10.5
    snout = chance.span(13, 19)
    head = smooth(
        [
            (neck_x - skull, neck_y - 2),
            (neck_x - 2, neck_y - skull),
            (neck_x + 7, neck_y - skull * 0.55),
            (neck_x + snout, neck_y + 2),
            (neck_x + snout + 1, neck_y + 7),
            (neck_x + 6, neck_y + skull * 0.95),
            (neck_x - 6, neck_y + skull),
        ],
        closed=True,
    )
    haunch, shoulder = circle(-27, -leg - 5, girth * 0.6, 24, 1.15), circle(28, -leg - 6, girth * 0.56, 24, 1.25)
    chest = circle(31, back + girth * 0.52, girth * 0.56, 24)
    parts: list[Outline] = [body, neck, head, haunch, shoulder, chest]
    parts += _legs(chance, leg, slim)
    parts += _ears_and_horns(chance, neck_x, neck_y, skull, horned)
    tail_rise = chance.span(-20, 16)
    tail = smooth(
        [
            (-36, back + 8),
            (-50, back + 6 + tail_rise * 0.3),
            (-60, back + 16 + tail_rise),
            (-70, back + 14 + tail_rise * 1.6),
        ]
    )
    parts.append(tapered(tail, 6 if slim else 8, 2, 10 if slim and not horned else 3))
    if chance.happens(0.55):
        parts += _mane(chance, back, neck_x, neck_y, hump)
    return parts, (neck_x + 4, neck_y - 1.5)


def _legs(chance: Chance, leg: float, slim: bool) -> list[Outline]:
    """Four legs in step: thigh, shank and paw."""
    legs: list[Outline] = []
    thick = 9.0 if slim else 13.0
    for x, bend, stride in ((-31, -7, -9), (-20, -6, 6), (24, 4, -5), (35, 5, 9)):
        step = stride * chance.span(0.5, 1.2)
        joints = [
            (x, -leg - 8),
            (x + step * 0.4 - bend * 0.5, -leg * 0.66),
            (x + step * 0.6 + bend, -leg * 0.36),
            (x + step, 0),
        ]
        legs.append(tapered(smooth(joints), thick * (1.9 if slim else 1.45), thick * 0.55))
        paw = thick * 0.55
        legs.append(
            [
                (x + step - paw * 0.7, 0),
                (x + step - paw * 0.5, -paw),
                (x + step + paw, -paw * 0.8),
                (x + step + paw * 1.4, 0),
            ]
        )
    return legs


def _ears_and_horns(chance: Chance, x: float, y: float, skull: float, horned: bool) -> list[Outline]:
    if not horned:
        ear = chance.span(6, 11)
        return [
            [(x - 6 + at, y - skull + 3), (x - 5 + at - ear * 0.2, y - skull - ear), (x + 1 + at, y - skull + 1)]
            for at in (0.0, 5.0)
        ]
    shape = chance.whole(0, 2)
    horns: list[Outline] = []
    for shift in (-2.0, 4.0):
        root = (x + shift - 1, y - skull + 3)
        if shape == 0:
            curve = [root, (root[0] + 4, root[1] - 11), (root[0] + 14, root[1] - 17), (root[0] + 22, root[1] - 13)]
        elif shape == 1:
            curve = [
                root,
                (root[0] - 8, root[1] - 9),
                (root[0] - 18, root[1] - 8),
                (root[0] - 21, root[1] + 2),
                (root[0] - 14, root[1] + 7),
            ]
        else:
            curve = [root, (root[0] - 4, root[1] - 14), (root[0] - 10, root[1] - 26)]
            for tine in (0.4, 0.65, 0.85):
                at = (root[0] - 10 * tine, root[1] - 26 * tine)
                horns.append(tapered([at, (at[0] + 9, at[1] - 8)], 2.4, 0.8))
        horns.append(tapered(smooth(curve), 4.6, 0.8))
    return horns


def _mane(chance: Chance, back: float, neck_x: float, neck_y: float, hump: float) -> list[Outline]:
    """Spikes along the neck and the shoulders."""
    line = smooth([(neck_x - 3, neck_y - 7), (34, back - 1), (20, back - hump), (-2, back + 1)], steps=4)
    reach = chance.span(5, 11)
    return [[(x + 4, y + 4), (x - reach * 0.7, y - reach * chance.span(0.6, 1.1)), (x - 5, y + 4)] for x, y in line]


def winged(chance: Chance, tint: Tint, feathered: bool = False) -> Canvas:
    """A winged creature before the light."""
    canvas, foot = stages.hilltop(chance, tint, 0.93)
    stages.ground(chance, canvas, tint, foot)
    turn = chance.span(-0.22, 0.22)
    size = H * chance.span(0.0046, 0.0052)
    wing = _feather_wing(chance) if feathered else _skin_wing(chance)
    parts: list[Outline] = [*wing, *(mirrored(part) for part in wing), *_flier_body(chance, feathered)]
    mask = canvas.mask(*(moved(part, W / 2, H * 0.45, size, turn) for part in parts))
    stages.dark_shape(canvas, tint, mask, 0.04)
    ((ex, ey),) = moved([(0, -27)], W / 2, H * 0.45, size, turn)
    for side in (-1, 1):
        stages.eye(canvas, tint, ex + side * 5.5, ey, 2.6, slit=False)
    return canvas


def _skin_wing(chance: Chance) -> list[Outline]:
    """A dragon's or bat's right wing: fingers with scalloped skin between."""
    lift = chance.span(0.85, 1.2)
    wrist = (44.0, -42.0 * lift)
    tips = [(108.0, -34.0 * lift), (100.0, 4.0), (74.0, 28.0), (44.0, 36.0), (10.0, 30.0)]
    edge: list[Point] = [(6.0, -14.0), (24.0, -34.0 * lift), wrist, (74.0, -50.0 * lift), tips[0]]
    outline = smooth(edge)
    for first, second in pairwise(tips):
        middle = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
        pull = (middle[0] + (wrist[0] - middle[0]) * 0.3, middle[1] + (wrist[1] - middle[1]) * 0.3)
        outline += smooth([first, pull, second])
    claw = tapered(smooth([wrist, (wrist[0] + 2, wrist[1] - 8), (wrist[0] + 8, wrist[1] - 12)]), 4, 0.8)
    return [outline, claw]


def _feather_wing(chance: Chance) -> list[Outline]:
    """A bird's or angel's right wing: an arm with layered feathers."""
    lift = chance.span(0.9, 1.3)
    arm = smooth([(4, -10), (26, -32 * lift), (58, -44 * lift), (84, -40 * lift)])
    parts: list[Outline] = [tapered(arm, 16, 5)]
    for index, (x, y) in enumerate(arm[2:]):
        part = index / (len(arm) - 3)
        length = 24 + 34 * math.sin(part * 1.9)
        angle = math.pi * (0.56 - 0.52 * part)
        tip = (x + length * math.cos(angle), y + length * math.sin(angle))
        middle = (x + length * 0.55 * math.cos(angle + 0.14), y + length * 0.55 * math.sin(angle + 0.14))
        parts.append(tapered(smooth([(x, y), middle, tip], steps=5), 7, 1.6, 3))
    return parts


def _flier_body(chance: Chance, feathered: bool) -> list[Outline]:
    body = smooth([(0, -26), (8, -16), (9, 2), (5, 22), (0, 32), (-5, 22), (-9, 2), (-8, -16)], closed=True)
    head = smooth([(0, -40), (7, -30), (4, -20), (-4, -20), (-7, -30)], closed=True)
    parts: list[Outline] = [body, head]
    if feathered:
        parts += [
            tapered([(0, 22), (spread * 18, 52 + 8 * (1 - abs(spread)))], 5, 9)
            for spread in (-0.9, -0.45, 0.0, 0.45, 0.9)
        ]
        parts.append([(-3, -37), (0, -47), (3, -37)])
        return parts
    swing = chance.span(12, 26) * chance.side()
    parts.append(tapered(smooth([(0, 22), (swing * 0.5, 44), (swing * 1.5, 58), (swing * 1.1, 74)]), 9, 1.5))
    parts.append(moved([(0, -9), (6, 3), (0, 9), (-6, 3)], swing * 1.1, 76, 0.9, 0.3))
    for side in (-1, 1):
        parts.append(tapered(smooth([(side * 4, -36), (side * 8, -45), (side * 14, -49)]), 3.6, 0.6))
        parts.append(tapered(smooth([(side * 5, 14), (side * 12, 26), (side * 8, 36)]), 6, 1.5))
    return parts


def serpent(chance: Chance, tint: Tint) -> Canvas:
    """A serpent rising out of the water in loops."""
    canvas = stages.seascape(chance, tint)
    level, side = H * 0.73, chance.side()
    neck = [(0.06, 0.42), (0.0, 0.22), (-0.13, 0.02), (-0.12, -0.22), (0.02, -0.34), (0.15, -0.28)]
    line = smooth([(W / 2 + side * x * W, level + y * H) for x, y in neck], steps=12)
    parts: list[Outline] = [tapered(line, H * 0.17, H * 0.085)]
    tip = line[-1]
    head = [(-14, -9), (0, -15), (14, -8), (30, 2), (32, 8), (14, 9), (4, 12), (-12, 9)]
    parts.append([(tip[0] + side * x * 2.3, tip[1] + y * 2.3) for x, y in smooth(head, closed=True)])
    parts.append([(tip[0] + side * x * 2.3, tip[1] + y * 2.3) for x, y in [(4, 9), (24, 13), (22, 17), (2, 15)]])
    for index, (x, y) in enumerate(line[8:-2:4]):
        reach = H * (0.05 + 0.025 * math.sin(index * 0.9)) * chance.span(0.7, 1.2)
        parts.append([(x - side * 8, y - 22), (x - side * (30 + reach), y - reach * 0.4), (x - side * 8, y + 24)])
    for x, radius in ((0.29, 0.12), (-0.34, 0.08)):
        arch = [
            (
                W / 2 + side * x * W + radius * H * 1.2 * math.cos(math.pi * at / 12),
                level + 24 - radius * H * 1.5 * math.sin(math.pi * at / 12),
            )
            for at in range(13)
        ]
        parts.append(tapered(arch, H * 0.09 * (0.6 + radius * 4), H * 0.07 * (0.6 + radius * 4)))
    for spread in (-0.5, 0.0, 0.5):
        start = (tip[0] - side * 24, tip[1] - 6)
        parts.append(tapered([start, (start[0] - side * 46, start[1] - 34 + spread * 70)], 12, 1))
    mask = canvas.mask(*parts)
    mask.paste(0, (0, round((level + H * 0.035) / SCALE), *SIZE))
    stages.dark_shape(canvas, tint, mask, 0.1, side)
    bands = canvas.mask(*(tapered([(x - 30, y - 4), (x + 30, y + 6)], 2, 2) for x, y in line[4:-6:2]))
    bands.paste(0, (0, round(level / SCALE), *SIZE))
    canvas.image.paste(mix(tint.near, tint.far, 0.45), (0, 0), ImageChops.multiply(bands, mask))
    stages.eye(canvas, tint, tip[0] + side * 10, tip[1] - 14, 6, slit=False)
    _foam(chance, canvas, tint, level + H * 0.03)
    return canvas


def _foam(chance: Chance, canvas: Canvas, tint: Tint, y: float) -> None:
    for _ in range(26):
        x = W * (0.5 + chance.span(-0.42, 0.42))
        canvas.fill(
            circle(x, y + chance.span(-4, 6), chance.span(5, 18), 18, 0.22),
            mix(tint.sky[3], tint.light, chance.span(0.2, 0.8)),
        )
