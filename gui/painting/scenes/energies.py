"""Spells: flames, lightning, waves, vortices, sunbursts, shadows, vines, crystals, comets."""
from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image, ImageChops

from gui.painting.scenes import lands, skies, stages
from gui.painting.scenes.canvas import SIZE, Canvas, H, W, fade, noise
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, circle, moved, smooth, star, tapered
from gui.painting.scenes.tints import Rgb, Tint, mix, scaled

Energy = Callable[[Chance, Tint], Canvas]
WHITE: Rgb = (255, 255, 255)


def _bright_stroke(canvas: Canvas, outline: list[Point], glow: Rgb, core: Rgb, blur: float = 12) -> None:
    mask = canvas.mask(outline)
    canvas.shine(mask, glow, blur=blur)
    canvas.shine(mask, core, blur=2, strength=0.9)


def _sparks(chance: Chance, canvas: Canvas, tint: Tint, x: float, y: float, count: int, reach: float) -> None:
    for _ in range(count):
        angle, far = chance.span(0, math.tau), reach * chance.unit() ** 0.7
        canvas.glow(x + far * 1.2 * math.cos(angle), y + far * math.sin(angle), chance.span(4, 14), tint.accent, 1.0)


def flames(chance: Chance, tint: Tint) -> Canvas:
    """A wall of fire."""
    canvas = stages.abyss(chance, tint)
    canvas.glow(W / 2, H, W * 0.7, mix(tint.sky[2], tint.accent, 0.3), 0.9)
    colors = (mix(tint.far, tint.sky[2], 0.5), tint.sky[2], mix(tint.sky[3], tint.accent, 0.4), mix(tint.light, WHITE, 0.3))
    for layer, color in enumerate(colors):
        tongues = []
        for index in range(15):
            x = W * (index + chance.span(0.1, 0.9)) / 15
            arch = 1 - 0.5 * abs(x / W - 0.5) * 2
            rise = H * (0.95 - layer * 0.2) * arch * chance.span(0.55, 1.05)
            sway = chance.span(-50, 50)
            line = smooth([(x, H + 20), (x + sway * 0.6, H - rise * 0.4), (x - sway * 0.5, H - rise * 0.75), (x + sway * 0.7, H - rise)])
            tongues.append(tapered(line, W * (0.11 - layer * 0.015), 1))
        mask = canvas.mask(*tongues)
        canvas.shine(mask, color, blur=18, strength=0.55)
        canvas.image.paste(color, (0, 0), ImageChops.multiply(mask, fade(190, 255, SIZE)))
    _sparks(chance, canvas, tint, W / 2, H * 0.45, 40, H * 0.55)
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
        for (x0, y0), (x1, y1) in zip(line, line[1:], strict=False):
            finer += [(x0, y0), ((x0 + x1) / 2 + chance.span(-amount, amount), (y0 + y1) / 2 + chance.span(-amount, amount) * 0.4)]
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
        crest = [(-0.5, 0.62), (-0.2, 0.46), (0.08, 0.2), (0.3, 0.05), (0.5, 0.03), (0.64, 0.13), (0.68, 0.27), (0.62, 0.36), (0.55, 0.33), (0.55, 0.27), (0.5, 0.25), (0.42, 0.36), (0.45, 0.52), (0.58, 0.62), (0.8, 0.66), (1.2, 0.6), (1.5, 0.62)]
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
            canvas.fill(circle(x + chance.span(-9, 9), y + chance.span(-10, 6), chance.span(3, 10), 16), mix(foam, tone, chance.span(0, 0.3)))
    for _ in range(60):
        canvas.fill(circle(W * chance.unit(), H * chance.span(0.2, 0.8), chance.span(1, 3.4), 10), mix(tint.light, WHITE, 0.4))
    return canvas


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
    _sparks(chance, canvas, tint, x, y, 36, H * 0.6)
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
            line.append((x + reach * 1.1 * math.cos(angle + curl * (step / 6) ** 2), y + reach * math.sin(angle + curl * (step / 6) ** 2)))
        wisps.append(tapered(smooth(line), H * 0.085, 1))
    smoke = canvas.mask(*wisps)
    canvas.image.paste(scaled(tint.near, 0.9), (0, 0), smoke)
    canvas.rim(smoke, tint.accent, 2, -2, 0.5)
    disc = canvas.mask(circle(x, y, H * 0.2, 90))
    canvas.shine(disc, tint.accent, blur=24)
    canvas.image.paste((4, 2, 6), (0, 0), disc)
    canvas.rim(disc, mix(tint.light, tint.accent, 0.4), 3, -4, 1.0)
    canvas.rim(disc, tint.accent, -3, 3, 0.7)
    _sparks(chance, canvas, tint, x, y, 26, H * 0.5)
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
        canvas.fill(star(W * chance.unit(), H * chance.unit(), chance.span(8, 16), 4, 5, chance.unit()), mix(tint.accent, WHITE, 0.4))
    _sparks(chance, canvas, tint, x, y, 30, H * 0.5)
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
    _sparks(chance, canvas, tint, x, y, 34, H * 0.55)
    return canvas


def comet(chance: Chance, tint: Tint) -> Canvas:
    """A burning stone that falls on a far land."""
    canvas = skies.open_sky(chance, tint, 0.85)
    skies.stars(chance, canvas, tint.light, 60)
    lands.range_of_hills(chance, canvas, tint, 3, 0.72, 0.9, 1.0)
    side = chance.side()
    x, y = W * (0.5 - 0.1 * side), H * 0.52
    for width, strength, color in ((150, 0.5, tint.sky[2]), (90, 0.8, mix(tint.sky[3], tint.accent, 0.5)), (42, 1.0, tint.light)):
        for _ in range(4):
            angle = -0.72 + chance.span(-0.13, 0.13)
            reach = H * chance.span(0.7, 1.1)
            tail = [(x, y), (x + side * reach * 0.5 * math.cos(angle), y + reach * 0.5 * math.sin(angle)), (x + side * reach * math.cos(angle * 0.96), y + reach * math.sin(angle * 0.96))]
            canvas.shine(canvas.mask(tapered(smooth(tail), width, 1)), color, blur=14, strength=strength * 0.5)
    canvas.glow(x, y, H * 0.42, tint.light, 1.0)
    rock = canvas.mask([(px, py) for px, py in smooth([(x + 52 * math.cos(a) * chance.span(0.8, 1.1), y + 52 * math.sin(a) * chance.span(0.8, 1.1)) for a in [math.tau * i / 10 for i in range(10)]], closed=True, steps=2)])
    canvas.paint(rock, mix(tint.near, tint.far, 0.5), tint.near)
    hot = noise(chance, SIZE, (30, 26), 3).point([max(0, min(255, (v - 140) * 8)) for v in range(256)])
    canvas.image.paste(mix(tint.accent, WHITE, 0.3), (0, 0), ImageChops.multiply(rock, hot))
    canvas.rim(rock, mix(tint.light, WHITE, 0.5), 5 * -side, 5, 1.0)
    _sparks(chance, canvas, tint, x, y, 40, H * 0.5)
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
    _sparks(chance, canvas, tint, x, y, 40, H * 0.5)
    return canvas


BY_COLOR: dict[str, tuple[Energy, ...]] = {
    "W": (sunburst, sunburst, rings, lightning),
    "U": (wave, vortex, crystals, lightning),
    "B": (shadow, shadow, vortex, rings),
    "R": (flames, lightning, comet, flames),
    "G": (vines, vines, rings, sunburst),
    "C": (crystals, rings, vortex, comet),
}
