"""Spells: flames, lightning, waves, vortices, sunbursts, shadows, vines, crystals, comets."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image, ImageChops

from gui.painting.scenes import lands, skies, stages
from gui.painting.scenes.canvas import Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, circle, moved, smooth, star, tapered
from gui.painting.scenes.storms import WHITE, comet, flames, lightning, sunburst, wave
from gui.painting.scenes.tints import Tint, mix, scaled

Energy = Callable[[Chance, Tint], Canvas]


def vortex(chance: Chance, tint: Tint) -> Canvas:
    """A spiral that draws everything in."""
    canvas = stages.abyss(chance, tint)
    x, y, way = W / 2, H / 2, chance.side()
    canvas.shade(x, y, W * 0.7, tint.near, 0.7)
    arms = chance.whole(3, 6)
    for index in range(arms * 4):
        start = math.tau * index / (arms * 4) + chance.span(-0.1, 0.1)
        strength = 1.0 if index % 4 == 0 else chance.span(0.25, 0.6)
        line = []
        for step in range(26):
            reach = H * 0.86 * (1 - step / 27) ** 1.5 + 10
            angle = start + way * step * 0.21
            line.append((x + reach * 1.2 * math.cos(angle), y + reach * math.sin(angle)))
        mask = canvas.mask(tapered(line, 26 * strength + 4, 2))
        color = mix(tint.sky[2], tint.accent, chance.unit())
        canvas.shine(mask, color, blur=9, strength=0.75 * strength)
        canvas.shine(canvas.mask(tapered(line, 6 * strength + 1, 1)), tint.light, blur=2, strength=0.9 * strength)
    canvas.glow(x, y, H * 0.32, tint.light, 1.0)
    canvas.glow(x, y, H * 0.12, WHITE, 1.0)
    stages.sparks(chance, canvas, tint, x, y, 36, H * 0.6)
    return canvas


def shadow(chance: Chance, tint: Tint) -> Canvas:
    """A black sun with reaching smoke."""
    canvas = stages.abyss(chance, tint)
    x, y = W / 2, H * 0.46
    canvas.glow(x, y, H * 0.62, mix(tint.sky[3], tint.accent, 0.3), 0.95)
    skies.rays(chance, canvas, x, y, tint.accent, 0.3, 17)
    wisps = []
    for index in range(22):
        angle = math.tau * index / 22 + chance.span(-0.1, 0.1)
        curl, line = chance.span(0.4, 1.1), []
        reach_all = H * chance.span(0.3, 0.72)
        for step in range(7):
            reach = H * 0.14 + reach_all * step / 6
            line.append(
                (
                    x + reach * 1.1 * math.cos(angle + curl * (step / 6) ** 2),
                    y + reach * math.sin(angle + curl * (step / 6) ** 2),
                )
            )
        wisps.append(tapered(smooth(line), H * 0.085, 1))
    smoke = canvas.mask(*wisps)
    canvas.image.paste(scaled(tint.near, 0.9), (0, 0), smoke)
    canvas.rim(smoke, tint.accent, 2, -2, 0.5)
    disc = canvas.mask(circle(x, y, H * 0.2, 90))
    canvas.shine(disc, tint.accent, blur=24)
    canvas.image.paste((4, 2, 6), (0, 0), disc)
    canvas.rim(disc, mix(tint.light, tint.accent, 0.4), 3, -4, 1.0)
    canvas.rim(disc, tint.accent, -3, 3, 0.7)
    stages.sparks(chance, canvas, tint, x, y, 26, H * 0.5)
    return canvas


def vines(chance: Chance, tint: Tint) -> Canvas:
    """Growth that curls toward the light."""
    canvas = stages.abyss(chance, tint)
    x, y = W / 2, H * 0.42
    canvas.glow(x, y, H * 0.7, tint.light, 0.9)
    skies.rays(chance, canvas, x, y, tint.light, 0.35, 13)
    for depth in (0.55, 0.2, 0.0):
        color = mix(mix(tint.near, (70, 120, 50), 0.35), tint.sky[2], depth)
        shapes: list[list[Point]] = []
        for index in range(5):
            root = (W * (index + chance.span(0.2, 0.8)) / 5, H * 1.04)
            side = 1 if root[0] < x else -1
            curl = H * chance.span(0.08, 0.16)
            cx, cy = x - side * H * chance.span(0.1, 0.6), H * chance.span(0.2, 0.62)
            spiral = []
            for at in range(14):
                angle, reach = math.pi + at * 0.62, curl * (1 - at / 15)
                spiral.append((cx + side * reach * math.cos(angle), cy + reach * math.sin(angle)))
            line = smooth([root, ((root[0] + spiral[0][0]) / 2 - side * 30, (H + cy) / 2 + 20), *spiral], steps=6)
            shapes.append(tapered(line, H * 0.042 * (1.1 - depth), 3))
            for lx, ly in line[4:60:5]:
                angle, size = chance.span(0, math.tau), chance.span(14, 30) * (1.15 - depth)
                leaf = smooth([(0, 0), (0.5, -0.32), (1.3, -0.08), (1.6, 0), (1.3, 0.08), (0.5, 0.32)], closed=True)
                shapes.append(moved(leaf, lx, ly, size, angle))
        mask = canvas.mask(*shapes)
        canvas.paint(mask, mix(color, tint.light, 0.25), scaled(color, 0.65))
        canvas.rim(mask, tint.light, 2, -4, 0.6 - depth * 0.4)
    for _ in range(9):
        canvas.fill(
            star(W * chance.unit(), H * chance.unit(), chance.span(8, 16), 4, 5, chance.unit()),
            mix(tint.accent, WHITE, 0.4),
        )
    stages.sparks(chance, canvas, tint, x, y, 30, H * 0.5)
    return canvas


def crystals(chance: Chance, tint: Tint) -> Canvas:
    """A burst of shards."""
    canvas = stages.abyss(chance, tint)
    x, y = W / 2, H * 0.52
    skies.rays(chance, canvas, x, y, tint.light, 0.4, 19)
    canvas.glow(x, y, H * 0.6, tint.accent, 0.6)
    for index in range(15):
        angle = math.tau * (index * 0.382) + chance.span(-0.2, 0.2)
        length, near = H * chance.span(0.22, 0.46), H * chance.span(0.02, 0.12)
        half = length * chance.span(0.09, 0.15)
        left = [(near, 0.0), (near + length * 0.6, -half), (near + length, 0)]
        right = [(near, 0.0), (near + length * 0.6, half), (near + length, 0)]
        tone = mix(tint.accent, tint.far, chance.span(0, 0.5))
        canvas.paint(canvas.mask(moved(left, x, y, 1, angle)), mix(tone, WHITE, 0.6), tone)
        canvas.paint(canvas.mask(moved(right, x, y, 1, angle)), scaled(tone, 0.75), scaled(tone, 0.35))
    canvas.glow(x, y, H * 0.26, WHITE, 1.0)
    stages.sparks(chance, canvas, tint, x, y, 34, H * 0.55)
    return canvas


def rings(chance: Chance, tint: Tint) -> Canvas:
    """A wave of force over still ground."""
    canvas = skies.open_sky(chance, tint, 0.8)
    skies.clouds(chance, canvas, tint, 0.0, 0.6)
    lands.range_of_hills(chance, canvas, tint, 3, 0.6, 0.78, 0.8)
    x, y = W / 2, H * 0.6
    for index in range(6):
        radius = H * (0.10 + 0.115 * index)
        outer = canvas.mask(circle(x, y, radius, 120, 0.42))
        inner = canvas.mask(circle(x, y, radius * 0.965, 120, 0.41))
        ring: Image.Image = ImageChops.subtract(outer, inner)
        canvas.shine(ring, tint.accent, blur=10, strength=1.0 - index * 0.11)
        canvas.shine(ring, tint.light, strength=0.9 - index * 0.12)
    pillar = canvas.mask(tapered([(x, H * 0.62), (x, -10)], H * 0.09, H * 0.03))
    canvas.shine(pillar, tint.accent, blur=26)
    canvas.shine(pillar, tint.light, blur=8, strength=0.9)
    canvas.glow(x, y, H * 0.4, tint.light, 1.0)
    stages.sparks(chance, canvas, tint, x, y, 40, H * 0.5)
    return canvas


BY_COLOR: dict[str, tuple[Energy, ...]] = {
    "W": (sunburst, sunburst, rings, lightning),
    "U": (wave, vortex, crystals, lightning),
    "B": (shadow, shadow, vortex, rings),
    "R": (flames, lightning, comet, flames),
    "G": (vines, vines, rings, sunburst),
    "C": (crystals, rings, vortex, comet),
}
