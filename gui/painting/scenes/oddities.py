"""The strangest creatures: tentacled things, walking trees, mushrooms, great faces."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import ImageChops

from gui.painting.scenes import growth, skies, stages
from gui.painting.scenes.canvas import SIZE, Canvas, H, W, noise
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, circle, smooth, tapered, wobbled
from gui.painting.scenes.tints import Tint, mix, scaled

Outline = Sequence[Point]


def tentacles(chance: Chance, tint: Tint) -> Canvas:
    """An eye in the deep, with arms all round."""
    canvas = stages.abyss(chance, tint)
    cx, cy = W * 0.5, H * 0.48
    count = chance.whole(8, 11)
    for depth in (0.5, 0.0):
        arms: list[Outline] = []
        for index in range(count):
            angle = math.tau * (index + depth) / count + chance.span(-0.12, 0.12)
            curl, line = chance.span(0.5, 1.3) * chance.side(), []
            for step in range(9):
                reach = H * 0.07 * step * (1.05 if depth else 0.9)
                turned = angle + curl * (step / 8) ** 2
                line.append((cx + reach * 1.15 * math.cos(turned), cy + reach * math.sin(turned)))
            arms.append(tapered(smooth(line), H * 0.105, 2))
        mask = canvas.mask(*arms)
        stages.dark_shape(canvas, tint, mask, 0.12 + depth * 0.5)
        if depth:
            canvas.shade(cx, cy, W * 0.6, tint.near, 0.4)
    body = canvas.mask(wobbled(chance, cx, cy, H * 0.2, 0.07))
    stages.dark_shape(canvas, tint, body, 0.14)
    canvas.glow(cx, cy, H * 0.32, tint.accent, 0.85)
    lid = smooth([(cx - H * 0.15, cy), (cx, cy - H * 0.105), (cx + H * 0.15, cy), (cx, cy + H * 0.105)], closed=True)
    white = canvas.mask(lid)
    canvas.paint(white, mix(tint.light, tint.accent, 0.25), mix(tint.accent, tint.far, 0.4))
    iris = ImageChops.multiply(canvas.mask(circle(cx, cy, H * 0.088, 50)), white)
    canvas.paint(iris, scaled(tint.accent, 0.7), mix(tint.accent, tint.near, 0.55))
    canvas.fill(
        circle(cx, cy, H * 0.052, 40, 1.35)
        if chance.happens(0.4)
        else [(cx, cy - H * 0.085), (cx + H * 0.026, cy), (cx, cy + H * 0.085), (cx - H * 0.026, cy)],
        (8, 6, 10),
    )
    canvas.fill(circle(cx - H * 0.03, cy - H * 0.04, H * 0.015, 16), (255, 255, 255))
    return canvas


def _arm_and_root(cx: float, side: int) -> list[Outline]:
    """One arm with its twigs, and the root below it."""
    arm = smooth(
        [
            (cx + side * 40, H * 0.5),
            (cx + side * 112, H * 0.46),
            (cx + side * 168, H * 0.58),
            (cx + side * 196, H * 0.72),
        ]
    )
    x, y = arm[-1]
    twigs = [
        tapered(smooth([(x, y), (x + side * reach, y + 26), (x + side * reach * 1.4, y + 54)]), 10, 2)
        for reach in (-14, 4, 22)
    ]
    root = tapered(smooth([(cx + side * 26, H * 0.78), (cx + side * 60, H * 0.9), (cx + side * 116, H * 0.96)]), 44, 10)
    return [tapered(arm, 44, 12), *twigs, root]


def _trunk(cx: float) -> Outline:
    return smooth(
        [
            (cx - 44, H * 0.36),
            (cx + 44, H * 0.36),
            (cx + 58, H * 0.56),
            (cx + 50, H * 0.84),
            (cx, H * 0.92),
            (cx - 50, H * 0.84),
            (cx - 58, H * 0.56),
        ],
        closed=True,
    )


def walking_tree(chance: Chance, tint: Tint) -> Canvas:
    """A tree with a face and arms."""
    canvas, foot = stages.hilltop(chance, tint, 0.92)
    bark = mix(tint.near, tint.far, 0.16)
    cx = W * 0.5
    limbs = growth.branches(chance, cx, H * 0.5, H * 0.42, 0.0, 3)
    arms = [outline for side in (-1, 1) for outline in _arm_and_root(cx, side)]
    mask = canvas.mask(*limbs, *arms, _trunk(cx))
    stages.dark_shape(canvas, tint, mask, 0.1)
    streaks = noise(chance, SIZE, (40, 4), 3).point([max(0, min(120, (v - 130) * 4)) for v in range(256)])
    canvas.image.paste(mix(bark, tint.light, 0.25), (0, 0), ImageChops.multiply(streaks, mask))
    leaf = mix(mix(tint.far, (96, 140, 60), 0.5), tint.near, 0.15)
    for tone in (0.6, 0.9, 1.15):
        lobes = []
        for _ in range(15):
            angle, reach = math.pi * chance.span(1.02, 1.98), H * chance.span(0.02, 0.29)
            lobes.append(
                wobbled(
                    chance,
                    cx + reach * 1.35 * math.cos(angle),
                    H * 0.36 + reach * 0.85 * math.sin(angle) - (tone - 0.6) * H * 0.06,
                    H * chance.span(0.055, 0.09),
                    0.09,
                )
            )
        crown = canvas.mask(*lobes)
        canvas.paint(crown, mix(scaled(leaf, tone), tint.light, 0.15), scaled(leaf, tone * 0.7))
    canvas.rim(crown, tint.light, 3, -5, 0.5)
    hollow = scaled(tint.near, 0.5)
    for side in (-1, 1):
        canvas.fill(
            smooth(
                [
                    (cx + side * 8, H * 0.525),
                    (cx + side * 22, H * 0.495),
                    (cx + side * 38, H * 0.50),
                    (cx + side * 24, H * 0.535),
                ],
                closed=True,
            ),
            hollow,
        )
        stages.eye(canvas, tint, cx + side * 23, H * 0.515, 5, slit=False)
    canvas.fill(
        smooth([(cx - 26, H * 0.645), (cx + 4, H * 0.63), (cx + 26, H * 0.65), (cx, H * 0.665)], closed=True), hollow
    )
    stages.ground(chance, canvas, tint, foot)
    return canvas


def fungus(chance: Chance, tint: Tint) -> Canvas:
    """A grove of glowing mushrooms."""
    canvas = stages.abyss(chance, tint)
    cap = mix(tint.accent, tint.far, 0.5)
    for depth, count, tall in ((0.0, 6, 110.0), (0.5, 4, 190.0), (1.0, 2, 320.0)):
        for index in range(count):
            x = W * (index + chance.span(0.25, 0.75)) / count
            growth.mushroom(
                chance,
                canvas,
                x,
                H * (0.84 + depth * 0.1),
                tall * chance.span(0.75, 1.2),
                mix(mix(cap, tint.sky[2], 0.5 * (1 - depth)), tint.near, 0.15),
                mix(tint.far, tint.light, 0.25),
                tint.accent,
            )
        canvas.veil(mix(tint.sky[1], tint.sky[2], 0.4), H * 0.55, H * 0.95, 0, 0.35 * (1 - depth))
    stages.ground(chance, canvas, tint, H * 0.93)
    stages.motes(chance, canvas, tint, 30)
    return canvas


def visage(chance: Chance, tint: Tint) -> Canvas:
    """A great horned face looming out of the dark."""
    canvas = stages.abyss(chance, tint)
    cx = W * 0.5
    skies.rays(chance, canvas, cx, H * 0.45, tint.light, 0.25, 15)
    wide, jaw = H * chance.span(0.24, 0.3), H * chance.span(0.86, 0.96)
    head = smooth(
        [
            (cx - wide, H * 0.42),
            (cx - wide * 0.8, H * 0.24),
            (cx, H * 0.17),
            (cx + wide * 0.8, H * 0.24),
            (cx + wide, H * 0.42),
            (cx + wide * 0.82, H * 0.66),
            (cx + wide * 0.4, jaw),
            (cx, jaw + 10),
            (cx - wide * 0.4, jaw),
            (cx - wide * 0.82, H * 0.66),
        ],
        closed=True,
    )
    parts: list[Outline] = [head]
    bend = chance.span(-0.5, 1.0)
    for side in (-1, 1):
        horn = smooth(
            [
                (cx + side * wide * 0.6, H * 0.28),
                (cx + side * wide * 1.35, H * 0.2),
                (cx + side * wide * (1.5 + 0.3 * bend), H * 0.03),
                (cx + side * wide * (1.2 + 0.9 * bend), -H * 0.05),
            ]
        )
        parts.append(tapered(horn, H * 0.1, 3))
        parts.append(
            [
                (cx + side * wide * 0.9, H * 0.4),
                (cx + side * wide * 1.45, H * 0.34),
                (cx + side * wide * 0.95, H * 0.56),
            ]
        )
    parts.append(
        [(cx - W * 0.5, H * 1.1), (cx - wide * 0.8, H * 0.86), (cx + wide * 0.8, H * 0.86), (cx + W * 0.5, H * 1.1)]
    )
    mask = canvas.mask(*parts)
    stages.dark_shape(canvas, tint, mask, 0.1)
    _features(canvas, tint, cx, wide)
    stages.motes(chance, canvas, tint, 14)
    return canvas


def _features(canvas: Canvas, tint: Tint, cx: float, wide: float) -> None:
    """Nose, cheeks, brows, eyes and teeth of a great face."""
    plane = mix(tint.near, tint.far, 0.5)
    canvas.fill(
        smooth(
            [(cx - 9, H * 0.36), (cx + 9, H * 0.36), (cx + 22, H * 0.62), (cx, H * 0.66), (cx - 22, H * 0.62)],
            closed=True,
        ),
        plane,
    )
    for side in (-1, 1):
        cheek = smooth(
            [
                (cx + side * wide * 0.5, H * 0.56),
                (cx + side * wide * 0.86, H * 0.5),
                (cx + side * wide * 0.62, H * 0.74),
            ],
            closed=True,
        )
        canvas.fill(cheek, mix(tint.near, tint.far, 0.32))
        brow = smooth(
            [(cx + side * 14, H * 0.45), (cx + side * wide * 0.5, H * 0.38), (cx + side * wide * 0.88, H * 0.36)]
        )
        canvas.fill(tapered(brow, 14, 4), plane)
        canvas.fill(
            smooth(
                [
                    (cx + side * 22, H * 0.475),
                    (cx + side * wide * 0.45, H * 0.43),
                    (cx + side * wide * 0.72, H * 0.43),
                    (cx + side * wide * 0.45, H * 0.49),
                ],
                closed=True,
            ),
            scaled(tint.near, 0.4),
        )
        stages.eye(canvas, tint, cx + side * wide * 0.44, H * 0.46, 8)
    canvas.fill(
        smooth([(cx - wide * 0.5, H * 0.75), (cx, H * 0.72), (cx + wide * 0.5, H * 0.75), (cx, H * 0.80)], closed=True),
        scaled(tint.near, 0.4),
    )
    for step in range(-3, 4):
        x = cx + step * wide * 0.13
        canvas.fill([(x - 6, H * 0.735), (x + 6, H * 0.735), (x, H * 0.735 + 15)], mix(tint.light, tint.far, 0.35))
