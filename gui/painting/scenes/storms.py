"""Spells of fire, weather and sky: flames, lightning, waves, sunbursts, comets."""

from __future__ import annotations

import math
from itertools import pairwise

from PIL import ImageChops

from gui.painting.scenes import lands, skies, stages
from gui.painting.scenes.canvas import SIZE, Canvas, H, W, fade, noise
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, circle, smooth, star, tapered
from gui.painting.scenes.tints import Rgb, Tint, mix, scaled

WHITE: Rgb = (255, 255, 255)


def _bright_stroke(canvas: Canvas, outline: list[Point], glow: Rgb, core: Rgb, blur: float = 12) -> None:
    mask = canvas.mask(outline)
    canvas.shine(mask, glow, blur=blur)
    canvas.shine(mask, core, blur=2, strength=0.9)


def flames(chance: Chance, tint: Tint) -> Canvas:
    """A wall of fire."""
    canvas = stages.abyss(chance, tint)
    canvas.glow(W / 2, H, W * 0.7, mix(tint.sky[2], tint.accent, 0.3), 0.9)
    colors = (
        mix(tint.far, tint.sky[2], 0.5),
        tint.sky[2],
        mix(tint.sky[3], tint.accent, 0.4),
        mix(tint.light, WHITE, 0.3),
    )
    for layer, color in enumerate(colors):
        tongues = []
        for index in range(15):
            x = W * (index + chance.span(0.1, 0.9)) / 15
            arch = 1 - 0.5 * abs(x / W - 0.5) * 2
            rise = H * (0.95 - layer * 0.2) * arch * chance.span(0.55, 1.05)
            sway = chance.span(-50, 50)
            line = smooth(
                [
                    (x, H + 20),
                    (x + sway * 0.6, H - rise * 0.4),
                    (x - sway * 0.5, H - rise * 0.75),
                    (x + sway * 0.7, H - rise),
                ]
            )
            tongues.append(tapered(line, W * (0.11 - layer * 0.015), 1))
        mask = canvas.mask(*tongues)
        canvas.shine(mask, color, blur=18, strength=0.55)
        canvas.image.paste(color, (0, 0), ImageChops.multiply(mask, fade(190, 255, SIZE)))
    stages.sparks(chance, canvas, tint, W / 2, H * 0.45, 40, H * 0.55)
    return canvas


def lightning(chance: Chance, tint: Tint) -> Canvas:
    """A bolt that strikes a far ridge."""
    canvas = skies.open_sky(chance, tint, 0.9)
    canvas.shade(W / 2, H * 0.1, W * 0.8, tint.near, 0.8)
    skies.clouds(chance, canvas, tint, 0.0, 0.55, 1.0)
    lands.range_of_hills(chance, canvas, tint, 3, 0.66, 0.86, 1.0)
    x, foot = W * chance.span(0.4, 0.6), H * 0.74
    line = _jagged(chance, (x + chance.span(-90, 90), -10), (x, foot), 0.16)
    canvas.glow(x, foot, H * 0.5, tint.light, 0.9)
    canvas.glow(x, H * 0.3, H * 0.6, tint.accent, 0.45)
    for index in range(4, len(line) - 4, 5):
        start = line[index]
        end = (start[0] + chance.span(-220, 220), start[1] + chance.span(60, 190))
        _bright_stroke(canvas, tapered(_jagged(chance, start, end, 0.2, 4), 5, 0.8), tint.accent, tint.light, 8)
    _bright_stroke(canvas, tapered(line, 14, 5), tint.accent, mix(tint.light, WHITE, 0.7), 20)
    canvas.image.paste(WHITE, (0, 0), canvas.mask(tapered(line, 7, 2)))
    return canvas


def _jagged(chance: Chance, start: Point, end: Point, sway: float, rounds: int = 5) -> list[Point]:
    line = [start, end]
    amount = math.hypot(end[0] - start[0], end[1] - start[1]) * sway
    for _ in range(rounds):
        finer: list[Point] = []
        for (x0, y0), (x1, y1) in pairwise(line):
            finer += [
                (x0, y0),
                ((x0 + x1) / 2 + chance.span(-amount, amount), (y0 + y1) / 2 + chance.span(-amount, amount) * 0.4),
            ]
        line = [*finer, line[-1]]
        amount *= 0.52
    return line


def wave(chance: Chance, tint: Tint) -> Canvas:
    """A great curling wave."""
    canvas = skies.open_sky(chance, tint, 0.9)
    skies.luminary(chance, canvas, tint, (0.18, 0.34))
    skies.clouds(chance, canvas, tint, 0.05, 0.6)
    side = chance.side()
    for layer in range(3):
        part = layer / 2
        tone = mix(mix(tint.far, tint.sky[2], 0.4), tint.near, part * 0.75)
        lift = H * (0.12 + 0.2 * layer)
        crest = [
            (-0.5, 0.62),
            (-0.2, 0.46),
            (0.08, 0.2),
            (0.3, 0.05),
            (0.5, 0.03),
            (0.64, 0.13),
            (0.68, 0.27),
            (0.62, 0.36),
            (0.55, 0.33),
            (0.55, 0.27),
            (0.5, 0.25),
            (0.42, 0.36),
            (0.45, 0.52),
            (0.58, 0.62),
            (0.8, 0.66),
            (1.2, 0.6),
            (1.5, 0.62),
        ]
        shift = 0.2 * (0.5 - part) + chance.span(-0.03, 0.03)
        points = [(W / 2 + side * W * (x + shift - 0.5), lift + y * H * (0.95 - 0.2 * part)) for x, y in crest]
        curve = smooth(points, steps=10)
        edge_x = points[-1][0]
        mask = canvas.mask([*curve, (edge_x, H * 1.1), (points[0][0], H * 1.1)])
        canvas.paint(mask, mix(tone, tint.light, 0.3 * (1 - part * 0.6)), scaled(tone, 0.65))
        streaks = noise(chance, SIZE, (5, 18), 4).point([max(0, min(110, (v - 140) * 4)) for v in range(256)])
        canvas.image.paste(mix(tone, tint.light, 0.5), (0, 0), ImageChops.multiply(streaks, mask))
        foam = mix(tint.light, WHITE, 0.5)
        canvas.fill(tapered(curve[22:112], 3, 5, 9), foam)
        for x, y in curve[40:104:3]:
            canvas.fill(
                circle(x + chance.span(-9, 9), y + chance.span(-10, 6), chance.span(3, 10), 16),
                mix(foam, tone, chance.span(0, 0.3)),
            )
    for _ in range(60):
        canvas.fill(
            circle(W * chance.unit(), H * chance.span(0.2, 0.8), chance.span(1, 3.4), 10), mix(tint.light, WHITE, 0.4)
        )
    return canvas


def sunburst(chance: Chance, tint: Tint) -> Canvas:
    """Light breaking through clouds over a land."""
    canvas = skies.open_sky(chance, tint, 0.85)
    x, y = W / 2, H * 0.36
    skies.clouds(chance, canvas, tint, 0.0, 0.8, 1.0)
    lands.range_of_hills(chance, canvas, tint, 3, 0.74, 0.92, chance.pick((0.3, 0.9)))
    skies.rays(chance, canvas, x, y, tint.light, 0.75, 21)
    canvas.glow(x, y, H * 0.75, tint.light, 0.85)
    canvas.glow(x, y, H * 0.22, WHITE, 1.0)
    tips = chance.pick((8, 12, 16))
    mask = canvas.mask(star(x, y, H * 0.34, H * 0.045, tips), star(x, y, H * 0.22, H * 0.05, tips, math.pi / tips))
    canvas.shine(mask, tint.light, blur=6, strength=0.9)
    ring = ImageChops.subtract(canvas.mask(circle(x, y, H * 0.255, 90)), canvas.mask(circle(x, y, H * 0.243, 90)))
    canvas.shine(ring, mix(tint.accent, WHITE, 0.4), blur=3)
    canvas.fill(circle(x, y, H * 0.075, 60), mix(tint.light, WHITE, 0.7))
    return canvas


def comet(chance: Chance, tint: Tint) -> Canvas:
    """A burning stone that falls on a far land."""
    canvas = skies.open_sky(chance, tint, 0.85)
    skies.stars(chance, canvas, tint.light, 60)
    lands.range_of_hills(chance, canvas, tint, 3, 0.72, 0.9, 1.0)
    side = chance.side()
    x, y = W * (0.5 - 0.1 * side), H * 0.52
    for width, strength, color in (
        (150, 0.5, tint.sky[2]),
        (90, 0.8, mix(tint.sky[3], tint.accent, 0.5)),
        (42, 1.0, tint.light),
    ):
        for _ in range(4):
            angle = -0.72 + chance.span(-0.13, 0.13)
            reach = H * chance.span(0.7, 1.1)
            tail = [
                (x, y),
                (x + side * reach * 0.5 * math.cos(angle), y + reach * 0.5 * math.sin(angle)),
                (x + side * reach * math.cos(angle * 0.96), y + reach * math.sin(angle * 0.96)),
            ]
            canvas.shine(canvas.mask(tapered(smooth(tail), width, 1)), color, blur=14, strength=strength * 0.5)
    canvas.glow(x, y, H * 0.42, tint.light, 1.0)
    rock = canvas.mask(
        [
            (px, py)
            for px, py in smooth(
                [
                    (x + 52 * math.cos(a) * chance.span(0.8, 1.1), y + 52 * math.sin(a) * chance.span(0.8, 1.1))
                    for a in [math.tau * i / 10 for i in range(10)]
                ],
                closed=True,
                steps=2,
            )
        ]
    )
    canvas.paint(rock, mix(tint.near, tint.far, 0.5), tint.near)
    hot = noise(chance, SIZE, (30, 26), 3).point([max(0, min(255, (v - 140) * 8)) for v in range(256)])
    canvas.image.paste(mix(tint.accent, WHITE, 0.3), (0, 0), ImageChops.multiply(rock, hot))
    canvas.rim(rock, mix(tint.light, WHITE, 0.5), 5 * -side, 5, 1.0)
    stages.sparks(chance, canvas, tint, x, y, 40, H * 0.5)
    return canvas
