"""Stranger creatures: spirits, oozes, elementals, constructs, tentacled things, walking trees, great faces."""
from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import ImageChops

from gui.painting.scenes import growth, skies, stages
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
        tatters = [(cx + (at - 4) * 26 * layer + sway, H * (0.88 + 0.07 * (at % 2)) + chance.span(-12, 12)) for at in range(9)]
        left = [(cx - 44 * layer, top + 52), (cx - 92 * layer, H * 0.42), (cx - 80 * layer + sway * 0.4, H * 0.66)]
        right = [(cx + 80 * layer + sway * 0.4, H * 0.66), (cx + 92 * layer, H * 0.42), (cx + 44 * layer, top + 52)]
        outline = smooth([(cx, top + 18 - 16 * layer), *left, *tatters, *right], closed=True)
        body = ImageChops.multiply(canvas.mask(outline), fade(255, 30, SIZE))
        canvas.shine(body, glow, blur=5, strength=strength)
    for side in (-1, 1):
        arm = smooth([(cx + side * 58, H * 0.36), (cx + side * 130, H * 0.40), (cx + side * 176, H * 0.30), (cx + side * 196, H * 0.33)])
        canvas.shine(canvas.mask(tapered(arm, 46, 5)), glow, blur=6, strength=0.55)
    hollow = mix(tint.near, tint.sky[0], 0.3)
    canvas.shade(cx, top + 62, 62, hollow, 0.95, 1.15)
    for side in (-1, 1):
        stages.eye(canvas, tint, cx + side * 18, top + 58, 7, slit=False)
    _motes(chance, canvas, tint, 24)
    return canvas


def _motes(chance: Chance, canvas: Canvas, tint: Tint, count: int) -> None:
    for _ in range(count):
        canvas.glow(W * chance.unit(), H * chance.unit(), chance.span(4, 13), tint.accent, chance.span(0.4, 1.0))


def ooze(chance: Chance, tint: Tint) -> Canvas:
    """A heap of living slime with too many eyes."""
    canvas = stages.abyss(chance, tint)
    floor = H * 0.86
    color = mix(tint.accent, tint.far, 0.45)
    crown = [(W * 0.5 + H * 0.42 * math.cos(math.pi * (1 - at / 10)) * 1.15, floor - H * (0.2 + 0.42 * math.sin(math.pi * at / 10)) * chance.span(0.86, 1.12)) for at in range(11)]
    rim = smooth([(W * 0.5 - H * 0.6, floor + 8), *crown, (W * 0.5 + H * 0.6, floor + 8), (W * 0.5, floor + 26)], closed=True)
    drips = []
    for _ in range(6):
        x, y = W * chance.span(0.3, 0.7), floor - H * chance.span(0.05, 0.3)
        drips.append(tapered(smooth([(x, y), (x + chance.span(-8, 8), y + 40), (x, y + 84)]), 26, 12))
    body = canvas.mask(rim, *drips)
    canvas.paint(body, mix(color, tint.light, 0.3), scaled(color, 0.25))
    swirl = noise(chance, SIZE, (6, 6), 4)
    canvas.image.paste(scaled(color, 1.4), (0, 0), ImageChops.multiply(body, swirl.point([max(0, min(70, (v - 120))) for v in range(256)])))
    canvas.rim(body, mix(tint.light, (255, 255, 255), 0.3), 5, -7, 0.95)
    canvas.rim(body, tint.accent, -4, -4, 0.6)
    for _ in range(18):
        x, y, radius = W * 0.5 + H * chance.span(-0.4, 0.4), floor - H * chance.span(0.02, 0.44), chance.span(4, 13)
        canvas.fill(circle(x, y, radius, 22), mix(color, tint.light, 0.25))
        canvas.fill(circle(x + radius * 0.16, y + radius * 0.2, radius * 0.78, 22), mix(color, tint.near, 0.25))
    for _ in range(chance.whole(3, 7)):
        stages.eye(canvas, tint, W * 0.5 + H * chance.span(-0.32, 0.32), floor - H * chance.span(0.16, 0.44), chance.span(9, 20))
    stages.ground(chance, canvas, tint, floor + 18, tufts=False)
    return canvas


def elemental(chance: Chance, tint: Tint) -> Canvas:
    """A body of flame, wave or wind with two burning eyes."""
    canvas, foot = stages.hilltop(chance, tint, 0.92)
    canvas.shade(W / 2, H * 0.5, W * 0.75, tint.near, 0.75)
    cx = W * 0.5
    for layer, (size, color) in enumerate(((1.0, mix(tint.far, tint.accent, 0.25)), (0.76, mix(tint.sky[3], tint.accent, 0.4)), (0.48, mix(tint.light, tint.accent, 0.2)))):
        tongues: list[Outline] = [wobbled(chance, cx, H * 0.56, H * 0.27 * size, 0.1)]
        for index in range(13):
            at = (index - 6) / 6
            root = (cx + at * H * 0.22 * size, H * (0.62 + 0.05 * abs(at)))
            rise = H * (0.52 - 0.24 * abs(at) ** 1.3) * size * chance.span(0.75, 1.2)
            curl = chance.span(-26, 26) + at * 60 * size
            tongue = smooth([root, (root[0] + at * 56 * size, root[1] - rise * 0.45), (root[0] + curl, root[1] - rise * 0.8), (root[0] + curl * 1.5, root[1] - rise)])
            tongues.append(tapered(tongue, H * 0.13 * size, 1))
        for side in (-1, 1):
            arm = smooth([(cx + side * H * 0.18 * size, H * 0.54), (cx + side * H * 0.42 * size, H * 0.56), (cx + side * H * 0.5 * size, H * 0.38)])
            tongues.append(tapered(arm, H * 0.13 * size, 2))
        skirt = smooth([(cx - H * 0.2 * size, H * 0.62), (cx - H * 0.10 * size, H * 0.86), (cx, H * 0.95), (cx + H * 0.10 * size, H * 0.86), (cx + H * 0.2 * size, H * 0.62)], closed=True)
        mask = canvas.mask(*tongues, skirt)
        canvas.shine(mask, color, blur=16, strength=0.7)
        canvas.paint(mask, scaled(color, 0.85 + 0.1 * layer), scaled(color, 1.15))
    dark = mix(tint.near, (0, 0, 0), 0.3)
    for side in (-1, 1):
        socket = smooth([(cx + side * 14, H * 0.56), (cx + side * 34, H * 0.515), (cx + side * 58, H * 0.50), (cx + side * 40, H * 0.56)], closed=True)
        canvas.fill(socket, dark)
        canvas.fill(circle(cx + side * 34, H * 0.538, 5, 16), tint.accent)
    stages.ground(chance, canvas, tint, foot)
    canvas.glow(cx, foot, H * 0.5, mix(tint.sky[3], tint.accent, 0.4), 0.55, 0.2)
    _motes(chance, canvas, tint, 20)
    return canvas


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
    canvas.fill(circle(cx, cy, H * 0.052, 40, 1.35) if chance.happens(0.4) else [(cx, cy - H * 0.085), (cx + H * 0.026, cy), (cx, cy + H * 0.085), (cx - H * 0.026, cy)], (8, 6, 10))
    canvas.fill(circle(cx - H * 0.03, cy - H * 0.04, H * 0.015, 16), (255, 255, 255))
    return canvas


def walking_tree(chance: Chance, tint: Tint) -> Canvas:
    """A tree with a face and arms."""
    canvas, foot = stages.hilltop(chance, tint, 0.92)
    bark = mix(tint.near, tint.far, 0.16)
    cx = W * 0.5
    limbs = growth.branches(chance, cx, H * 0.5, H * 0.42, 0.0, 3)
    for side in (-1, 1):
        arm = smooth([(cx + side * 40, H * 0.5), (cx + side * 112, H * 0.46), (cx + side * 168, H * 0.58), (cx + side * 196, H * 0.72)])
        limbs.append(tapered(arm, 44, 12))
        limbs += [tapered(smooth([arm[-1], (arm[-1][0] + side * reach, arm[-1][1] + 26), (arm[-1][0] + side * reach * 1.4, arm[-1][1] + 54)]), 10, 2) for reach in (-14, 4, 22)]
        limbs.append(tapered(smooth([(cx + side * 26, H * 0.78), (cx + side * 60, H * 0.9), (cx + side * 116, H * 0.96)]), 44, 10))
    limbs.append(smooth([(cx - 44, H * 0.36), (cx + 44, H * 0.36), (cx + 58, H * 0.56), (cx + 50, H * 0.84), (cx, H * 0.92), (cx - 50, H * 0.84), (cx - 58, H * 0.56)], closed=True))
    mask = canvas.mask(*limbs)
    stages.dark_shape(canvas, tint, mask, 0.1)
    streaks = noise(chance, SIZE, (40, 4), 3).point([max(0, min(120, (v - 130) * 4)) for v in range(256)])
    canvas.image.paste(mix(bark, tint.light, 0.25), (0, 0), ImageChops.multiply(streaks, mask))
    leaf = mix(mix(tint.far, (96, 140, 60), 0.5), tint.near, 0.15)
    for tone in (0.6, 0.9, 1.15):
        lobes = []
        for _ in range(15):
            angle, reach = math.pi * chance.span(1.02, 1.98), H * chance.span(0.02, 0.29)
            lobes.append(wobbled(chance, cx + reach * 1.35 * math.cos(angle), H * 0.36 + reach * 0.85 * math.sin(angle) - (tone - 0.6) * H * 0.06, H * chance.span(0.055, 0.09), 0.09))
        crown = canvas.mask(*lobes)
        canvas.paint(crown, mix(scaled(leaf, tone), tint.light, 0.15), scaled(leaf, tone * 0.7))
    canvas.rim(crown, tint.light, 3, -5, 0.5)
    hollow = scaled(tint.near, 0.5)
    for side in (-1, 1):
        canvas.fill(smooth([(cx + side * 8, H * 0.525), (cx + side * 22, H * 0.495), (cx + side * 38, H * 0.50), (cx + side * 24, H * 0.535)], closed=True), hollow)
        stages.eye(canvas, tint, cx + side * 23, H * 0.515, 5, slit=False)
    canvas.fill(smooth([(cx - 26, H * 0.645), (cx + 4, H * 0.63), (cx + 26, H * 0.65), (cx, H * 0.665)], closed=True), hollow)
    stages.ground(chance, canvas, tint, foot)
    return canvas


def fungus(chance: Chance, tint: Tint) -> Canvas:
    """A grove of glowing mushrooms."""
    canvas = stages.abyss(chance, tint)
    cap = mix(tint.accent, tint.far, 0.5)
    for depth, count, tall in ((0.0, 6, 110.0), (0.5, 4, 190.0), (1.0, 2, 320.0)):
        for index in range(count):
            x = W * (index + chance.span(0.25, 0.75)) / count
            growth.mushroom(chance, canvas, x, H * (0.84 + depth * 0.1), tall * chance.span(0.75, 1.2), mix(mix(cap, tint.sky[2], 0.5 * (1 - depth)), tint.near, 0.15), mix(tint.far, tint.light, 0.25), tint.accent)
        canvas.veil(mix(tint.sky[1], tint.sky[2], 0.4), H * 0.55, H * 0.95, 0, 0.35 * (1 - depth))
    stages.ground(chance, canvas, tint, H * 0.93)
    _motes(chance, canvas, tint, 30)
    return canvas


def visage(chance: Chance, tint: Tint) -> Canvas:
    """A great horned face looming out of the dark."""
    canvas = stages.abyss(chance, tint)
    cx = W * 0.5
    skies.rays(chance, canvas, cx, H * 0.45, tint.light, 0.25, 15)
    wide, jaw = H * chance.span(0.24, 0.3), H * chance.span(0.86, 0.96)
    head = smooth([(cx - wide, H * 0.42), (cx - wide * 0.8, H * 0.24), (cx, H * 0.17), (cx + wide * 0.8, H * 0.24), (cx + wide, H * 0.42),
                   (cx + wide * 0.82, H * 0.66), (cx + wide * 0.4, jaw), (cx, jaw + 10), (cx - wide * 0.4, jaw), (cx - wide * 0.82, H * 0.66)], closed=True)
    parts: list[Outline] = [head]
    bend = chance.span(-0.5, 1.0)
    for side in (-1, 1):
        horn = smooth([(cx + side * wide * 0.6, H * 0.28), (cx + side * wide * 1.35, H * 0.2), (cx + side * wide * (1.5 + 0.3 * bend), H * 0.03), (cx + side * wide * (1.2 + 0.9 * bend), -H * 0.05)])
        parts.append(tapered(horn, H * 0.1, 3))
        parts.append([(cx + side * wide * 0.9, H * 0.4), (cx + side * wide * 1.45, H * 0.34), (cx + side * wide * 0.95, H * 0.56)])
    parts.append([(cx - W * 0.5, H * 1.1), (cx - wide * 0.8, H * 0.86), (cx + wide * 0.8, H * 0.86), (cx + W * 0.5, H * 1.1)])
    mask = canvas.mask(*parts)
    stages.dark_shape(canvas, tint, mask, 0.1)
    plane = mix(tint.near, tint.far, 0.5)
    canvas.fill(smooth([(cx - 9, H * 0.36), (cx + 9, H * 0.36), (cx + 22, H * 0.62), (cx, H * 0.66), (cx - 22, H * 0.62)], closed=True), plane)
    for side in (-1, 1):
        cheek = smooth([(cx + side * wide * 0.5, H * 0.56), (cx + side * wide * 0.86, H * 0.5), (cx + side * wide * 0.62, H * 0.74)], closed=True)
        canvas.fill(cheek, mix(tint.near, tint.far, 0.32))
        brow = smooth([(cx + side * 14, H * 0.45), (cx + side * wide * 0.5, H * 0.38), (cx + side * wide * 0.88, H * 0.36)])
        canvas.fill(tapered(brow, 14, 4), plane)
        canvas.fill(smooth([(cx + side * 22, H * 0.475), (cx + side * wide * 0.45, H * 0.43), (cx + side * wide * 0.72, H * 0.43), (cx + side * wide * 0.45, H * 0.49)], closed=True), scaled(tint.near, 0.4))
        stages.eye(canvas, tint, cx + side * wide * 0.44, H * 0.46, 8)
    canvas.fill(smooth([(cx - wide * 0.5, H * 0.75), (cx, H * 0.72), (cx + wide * 0.5, H * 0.75), (cx, H * 0.80)], closed=True), scaled(tint.near, 0.4))
    for step in range(-3, 4):
        x = cx + step * wide * 0.13
        canvas.fill([(x - 6, H * 0.735), (x + 6, H * 0.735), (x, H * 0.735 + 15)], mix(tint.light, tint.far, 0.35))
    _motes(chance, canvas, tint, 14)
    return canvas
