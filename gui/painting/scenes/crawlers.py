"""Spiders and insects in webs of light."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from gui.painting.scenes import stages
from gui.painting.scenes.canvas import Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, circle, smooth, star, tapered, wobbled
from gui.painting.scenes.tints import Tint, mix, scaled

Outline = Sequence[Point]


def crawler(chance: Chance, tint: Tint, legs: int = 4) -> Canvas:
    """A spider or insect in its web of light; `legs` on each side."""
    canvas = stages.abyss(chance, tint)
    cx, cy = W * 0.5, H * 0.5
    _web(chance, canvas, tint, cx, cy)
    parts: list[Outline] = []
    for side in (-1, 1):
        for index in range(legs):
            angle = -1.05 + 2.1 * index / max(legs - 1, 1) + chance.span(-0.06, 0.06)
            knee = (cx + side * H * 0.27 * math.cos(angle * 0.9), cy + H * 0.23 * math.sin(angle) - H * 0.14)
            foot = (cx + side * H * (0.42 + 0.05 * math.cos(angle)), cy + H * 0.36 * math.sin(angle) + H * 0.10)
            joint = (cx + side * H * 0.05, cy + H * 0.035 * (index - legs / 2))
            parts.append(tapered(smooth([joint, knee], steps=2), 15, 10))
            parts.append(
                tapered(
                    smooth([knee, ((knee[0] + foot[0]) / 2 + side * 18, (knee[1] + foot[1]) / 2 - 8), foot]), 11, 1.5
                )
            )
            parts.append(circle(*knee, 6.5, 14))
    abdomen = wobbled(chance, cx, cy + H * 0.17, H * 0.135, 0.06, 16)
    parts += [abdomen, circle(cx, cy, H * 0.082, 30), circle(cx, cy - H * 0.07, H * 0.055, 26)]
    for side in (-1, 1):
        fang = [(cx + side * 14, cy - H * 0.09), (cx + side * 30, cy - H * 0.15), (cx + side * 12, cy - H * 0.185)]
        parts.append(tapered(smooth(fang), 11, 1.5))
    mask = canvas.mask(*parts)
    stages.dark_shape(canvas, tint, mask, 0.06)
    mark = star(cx, cy + H * 0.17, H * 0.07, H * 0.025, chance.whole(3, 6), chance.span(0, 3))
    canvas.shine(canvas.mask(mark), tint.accent, blur=10, strength=0.9)
    canvas.fill(mark, mix(tint.accent, tint.near, 0.25))
    for side in (-1, 1):
        for dx, dy, radius in ((9, 0.075, 4.6), (20, 0.068, 3.2), (10, 0.10, 2.8)):
            stages.eye(canvas, tint, cx + side * dx, cy - H * dy, radius, slit=False)
    return canvas


def _web(chance: Chance, canvas: Canvas, tint: Tint, cx: float, cy: float) -> None:
    color = mix(tint.sky[2], tint.light, 0.25)
    spokes = 14
    angles = [math.tau * (index + chance.span(-0.2, 0.2)) / spokes for index in range(spokes)]
    for angle in angles:
        canvas.line([(cx, cy), (cx + W * math.cos(angle), cy + W * math.sin(angle))], color, 1)
    for ring in range(1, 9):
        reach = H * 0.085 * ring
        rim = [(cx + reach * math.cos(angle), cy + reach * math.sin(angle)) for angle in [*angles, angles[0]]]
        for (x0, y0), (x1, y1) in pairwise(rim):
            sag = ((x0 + x1) / 2 + (cx - (x0 + x1) / 2) * 0.12, (y0 + y1) / 2 + (cy - (y0 + y1) / 2) * 0.12)
            canvas.line(smooth([(x0, y0), sag, (x1, y1)], steps=4), scaled(color, 0.9), 1)
