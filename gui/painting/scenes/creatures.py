"""Stranger creatures.

These are spirits, oozes, elementals, constructs, tentacled things, walking trees and great faces.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PIL import ImageChops

from gui.painting.scenes import stages
from gui.painting.scenes.canvas import SIZE, Canvas, H, W, fade, noise
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, circle, smooth, tapered, wobbled
from gui.painting.scenes.tints import Tint, mix, scaled

Outline = Sequence[Point]


def spirit(chance: Chance, tint: Tint) -> Canvas:
    """A shining ghost that thins out below."""
    canvas = stages.abyss(chance, tint)
    cx, top = W * 0.5, H * 0.16
    glow = mix(tint.accent, tint.light, 0.55)
    canvas.glow(cx, H * 0.4, H * 0.55, tint.accent, 0.5)
    sway = chance.span(30, 70) * chance.side()
    for layer, strength in ((1.28, 0.30), (1.0, 0.75), (0.7, 0.5)):
        tatters = [
            (cx + (at - 4) * 26 * layer + sway, H * (0.88 + 0.07 * (at % 2)) + chance.span(-12, 12)) for at in range(9)
        ]
        left = [(cx - 44 * layer, top + 52), (cx - 92 * layer, H * 0.42), (cx - 80 * layer + sway * 0.4, H * 0.66)]
        right = [(cx + 80 * layer + sway * 0.4, H * 0.66), (cx + 92 * layer, H * 0.42), (cx + 44 * layer, top + 52)]
        outline = smooth([(cx, top + 18 - 16 * layer), *left, *tatters, *right], closed=True)
        body = ImageChops.multiply(canvas.mask(outline), fade(255, 30, SIZE))
        canvas.shine(body, glow, blur=5, strength=strength)
    for side in (-1, 1):
        arm = smooth(
            [
                (cx + side * 58, H * 0.36),
                (cx + side * 130, H * 0.40),
                (cx + side * 176, H * 0.30),
                (cx + side * 196, H * 0.33),
            ]
        )
        canvas.shine(canvas.mask(tapered(arm, 46, 5)), glow, blur=6, strength=0.55)
    hollow = mix(tint.near, tint.sky[0], 0.3)
    canvas.shade(cx, top + 62, 62, hollow, 0.95, 1.15)
    for side in (-1, 1):
        stages.eye(canvas, tint, cx + side * 18, top + 58, 7, slit=False)
    stages.motes(chance, canvas, tint, 24)
    return canvas


def ooze(chance: Chance, tint: Tint) -> Canvas:
    """A heap of living slime with too many eyes."""
    canvas = stages.abyss(chance, tint)
    floor = H * 0.86
    color = mix(tint.accent, tint.far, 0.45)
    crown = [
        (
            W * 0.5 + H * 0.42 * math.cos(math.pi * (1 - at / 10)) * 1.15,
            floor - H * (0.2 + 0.42 * math.sin(math.pi * at / 10)) * chance.span(0.86, 1.12),
        )
        for at in range(11)
    ]
    rim = smooth(
        [(W * 0.5 - H * 0.6, floor + 8), *crown, (W * 0.5 + H * 0.6, floor + 8), (W * 0.5, floor + 26)], closed=True
    )
    drips = []
    for _ in range(6):
        x, y = W * chance.span(0.3, 0.7), floor - H * chance.span(0.05, 0.3)
        drips.append(tapered(smooth([(x, y), (x + chance.span(-8, 8), y + 40), (x, y + 84)]), 26, 12))
    body = canvas.mask(rim, *drips)
    canvas.paint(body, mix(color, tint.light, 0.3), scaled(color, 0.25))
    swirl = noise(chance, SIZE, (6, 6), 4)
    canvas.image.paste(
        scaled(color, 1.4),
        (0, 0),
        ImageChops.multiply(body, swirl.point([max(0, min(70, (v - 120))) for v in range(256)])),
    )
    canvas.rim(body, mix(tint.light, (255, 255, 255), 0.3), 5, -7, 0.95)
    canvas.rim(body, tint.accent, -4, -4, 0.6)
    for _ in range(18):
        x, y, radius = W * 0.5 + H * chance.span(-0.4, 0.4), floor - H * chance.span(0.02, 0.44), chance.span(4, 13)
        canvas.fill(circle(x, y, radius, 22), mix(color, tint.light, 0.25))
        canvas.fill(circle(x + radius * 0.16, y + radius * 0.2, radius * 0.78, 22), mix(color, tint.near, 0.25))
    for _ in range(chance.whole(3, 7)):
        stages.eye(
            canvas,
            tint,
            W * 0.5 + H * chance.span(-0.32, 0.32),
            floor - H * chance.span(0.16, 0.44),
            chance.span(9, 20),
        )
    stages.ground(chance, canvas, tint, floor + 18, tufts=False)
    return canvas


def elemental(chance: Chance, tint: Tint) -> Canvas:
    """A body of flame, wave or wind with two burning eyes."""
    canvas, foot = stages.hilltop(chance, tint, 0.92)
    canvas.shade(W / 2, H * 0.5, W * 0.75, tint.near, 0.75)
    cx = W * 0.5
    layers = (
        (1.0, mix(tint.far, tint.accent, 0.25)),
        (0.76, mix(tint.sky[3], tint.accent, 0.4)),
        (0.48, mix(tint.light, tint.accent, 0.2)),
    )
    for layer, (size, color) in enumerate(layers):
        mask = canvas.mask(wobbled(chance, cx, H * 0.56, H * 0.27 * size, 0.1), *_tongues(chance, cx, size))
        canvas.shine(mask, color, blur=16, strength=0.7)
        canvas.paint(mask, scaled(color, 0.85 + 0.1 * layer), scaled(color, 1.15))
    _burning_eyes(canvas, tint, cx)
    stages.ground(chance, canvas, tint, foot)
    canvas.glow(cx, foot, H * 0.5, mix(tint.sky[3], tint.accent, 0.4), 0.55, 0.2)
    stages.motes(chance, canvas, tint, 20)
    return canvas


def _tongues(chance: Chance, cx: float, size: float) -> Iterator[Outline]:
    """What flickers around an elemental: tongues upward, two arms, and what trails below."""
    for index in range(13):
        at = (index - 6) / 6
        root = (cx + at * H * 0.22 * size, H * (0.62 + 0.05 * abs(at)))
        rise = H * (0.52 - 0.24 * abs(at) ** 1.3) * size * chance.span(0.75, 1.2)
        curl = chance.span(-26, 26) + at * 60 * size
        tongue = smooth(
            [
                root,
                (root[0] + at * 56 * size, root[1] - rise * 0.45),
                (root[0] + curl, root[1] - rise * 0.8),
                (root[0] + curl * 1.5, root[1] - rise),
            ]
        )
        yield tapered(tongue, H * 0.13 * size, 1)
    for side in (-1, 1):
        bend = ((0.18, 0.54), (0.42, 0.56), (0.5, 0.38))
        arm = smooth([(cx + side * H * across * size, H * down) for across, down in bend])
        yield tapered(arm, H * 0.13 * size, 2)
    edge = ((-0.2, 0.62), (-0.10, 0.86), (0.0, 0.95), (0.10, 0.86), (0.2, 0.62))
    yield smooth([(cx + H * across * size, H * down) for across, down in edge], closed=True)


def _burning_eyes(canvas: Canvas, tint: Tint, cx: float) -> None:
    dark = mix(tint.near, (0, 0, 0), 0.3)
    for side in (-1, 1):
        socket = smooth(
            [
                (cx + side * 14, H * 0.56),
                (cx + side * 34, H * 0.515),
                (cx + side * 58, H * 0.50),
                (cx + side * 40, H * 0.56),
            ],
            closed=True,
        )
        canvas.fill(socket, dark)
        canvas.fill(circle(cx + side * 34, H * 0.538, 5, 16), tint.accent)


def construct(chance: Chance, tint: Tint) -> Canvas:
    """A giant of stone or metal with a glowing heart."""
    canvas, foot = stages.hilltop(chance, tint, 0.93)
    cx = W * 0.5
    stone = mix(tint.near, tint.far, 0.3)
    shoulder, waist = H * chance.span(0.25, 0.31), H * chance.span(0.10, 0.14)
    blocks: list[Outline] = [
        _block(chance, cx, H * 0.2, H * 0.075, H * 0.085),
        _block(chance, cx, H * 0.41, shoulder * 0.72, H * 0.13),
        _block(chance, cx, H * 0.58, waist, H * 0.06),
    ]
    for side in (-1, 1):
        blocks += [
            _block(chance, cx + side * shoulder, H * 0.35, H * 0.10, H * 0.09),
            _block(chance, cx + side * (shoulder + 14), H * 0.53, H * 0.062, H * 0.10),
            _block(chance, cx + side * (shoulder + 20), H * 0.70, H * 0.092, H * 0.085),
            _block(chance, cx + side * H * 0.11, H * 0.71, H * 0.075, H * 0.085),
            _block(chance, cx + side * H * 0.135, H * 0.88, H * 0.10, H * 0.085),
        ]
    mask = canvas.mask(*blocks)
    canvas.paint(mask, mix(stone, tint.sky[2], 0.2), scaled(stone, 0.5))
    cracks = noise(chance, SIZE, (18, 16), 4).point([max(0, min(140, (v - 140) * 5)) for v in range(256)])
    canvas.image.paste(scaled(stone, 0.45), (0, 0), ImageChops.multiply(cracks, mask))
    for block in blocks:
        part = canvas.mask(block)
        canvas.rim(part, mix(tint.light, stone, 0.35), 4, -4, 0.7)
        canvas.rim(part, scaled(stone, 0.35), -4, 4, 0.7)
    canvas.glow(cx, H * 0.41, H * 0.22, tint.accent, 0.9)
    canvas.fill(circle(cx, H * 0.41, H * 0.035, chance.pick((4, 6, 30))), mix(tint.accent, (255, 255, 255), 0.5))
    for side in (-1, 1):
        stages.eye(canvas, tint, cx + side * 14, H * 0.195, 4.5, slit=False)
    stages.ground(chance, canvas, tint, foot)
    return canvas


def _block(chance: Chance, x: float, y: float, half_w: float, half_h: float) -> Outline:
    """A rough-hewn block."""
    bevel = min(half_w, half_h) * 0.38
    corners = []
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        first = (x + sx * half_w + chance.span(-5, 5), y + sy * (half_h - bevel))
        second = (x + sx * (half_w - bevel), y + sy * half_h + chance.span(-5, 5))
        corners += [first, second] if sx * sy > 0 else [second, first]
    return corners
