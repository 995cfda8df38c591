"""Landscapes without a basic land type: castles, ruins, towns, floating isles, mesas, caves."""

from __future__ import annotations

from PIL import ImageChops

from gui.painting.scenes import buildings, growth, skies
from gui.painting.scenes.canvas import SIZE, Canvas, H, W, fade, noise
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, rolling, summit, tapered
from gui.painting.scenes.lands import range_of_hills, rocks
from gui.painting.scenes.tints import Rgb, Tint, mix, scaled


def fortress(chance: Chance, tint: Tint) -> Canvas:
    """A castle on a crag."""
    canvas = skies.open_sky(chance, tint, 0.72)
    x, _ = skies.luminary(chance, canvas, tint, (0.2, 0.4))
    skies.clouds(chance, canvas, tint, 0.04, 0.55)
    range_of_hills(chance, canvas, tint, 3, 0.56, 0.7, 0.9)
    at = W * (0.6 if x < W / 2 else 0.4)
    crag = [
        (px, max(py, H * 0.64 + (index * 5) % 4))
        for index, (px, py) in enumerate(summit(chance, at, H * 0.42, H * 1.02, W * 0.56, 0.7))
    ]
    stone = mix(tint.near, tint.far, 0.35)
    buildings.castle(chance, canvas, at, H * 0.64, H * 0.46, stone, tint.light, mix(tint.accent, (255, 214, 130), 0.6))
    canvas.silhouette(canvas.mask(crag), mix(tint.near, tint.far, 0.2), mix(tint.light, tint.far, 0.5))
    canvas.veil(mix(tint.sky[3], tint.light, 0.3), H * 0.66, H * 0.9, 0.0, 0.3)
    growth.conifer_row(chance, canvas, rolling(chance, W, H * 0.93, H * 0.03), tint.near, (40, 90), 30)
    skies.birds(chance, canvas, tint.near)
    return canvas


def old_stones(chance: Chance, tint: Tint) -> Canvas:
    """Ruins against the light."""
    canvas = skies.open_sky(chance, tint, 0.75)
    skies.sun(canvas, tint, W * 0.5, H * 0.5, H * 0.09)
    skies.clouds(chance, canvas, tint, 0.02, 0.5)
    range_of_hills(chance, canvas, tint, 2, 0.62, 0.7, 0.7)
    buildings.ruins(chance, canvas, H * 0.84, mix(tint.near, tint.far, 0.35), tint.light)
    skies.rays(chance, canvas, W * 0.5, H * 0.5, tint.light, 0.22)
    ground = rolling(chance, W, H * 0.84, H * 0.02)
    canvas.silhouette(
        canvas.mask([*ground, (W, H), (0, H)]), mix(tint.near, tint.far, 0.15), mix(tint.light, tint.far, 0.5)
    )
    growth.grass(chance, canvas, H * 0.98, tint.near, (24, 70))
    return canvas


def township(chance: Chance, tint: Tint) -> Canvas:
    """Roofs at dusk."""
    canvas = skies.open_sky(chance, tint, 0.75)
    skies.luminary(chance, canvas, tint, (0.16, 0.36))
    skies.clouds(chance, canvas, tint, 0.05, 0.6)
    glow = mix(tint.accent, (255, 206, 120), 0.7)
    range_of_hills(chance, canvas, tint, 1, 0.58, 0.6, 0.9)
    for depth in (0.0, 0.5, 1.0):
        color = mix(mix(tint.far, tint.sky[3], 0.25), tint.near, depth * 0.9)
        buildings.skyline(chance, canvas, H * (0.72 + depth * 0.2), color, glow, (60 + depth * 40, 130 + depth * 60))
        canvas.veil(
            mix(tint.sky[3], tint.far, 0.4), H * (0.62 + depth * 0.2), H * (0.82 + depth * 0.2), 0.0, 0.34 * (1 - depth)
        )
    return canvas


def floating_isles(chance: Chance, tint: Tint) -> Canvas:
    """Rocks that hang in the air, with trees and falling water."""
    canvas = skies.open_sky(chance, tint, 0.95)
    skies.luminary(chance, canvas, tint, (0.16, 0.34))
    skies.clouds(chance, canvas, tint, 0.2, 0.75)
    for depth, (x, y, size) in enumerate(((0.82, 0.36, 0.12), (0.16, 0.46, 0.16), (0.54, 0.54, 0.34))):
        cx, cy, half = W * (x + chance.span(-0.04, 0.04)), H * y, W * size
        color = mix(mix(tint.far, tint.sky[3], 0.3), tint.near, 0.25 + depth * 0.25)
        top = rolling(chance, half * 2, cy, half * 0.06)
        under = [
            (cx + half - half * 2 * at / 12, cy + half * (0.25 + 0.95 * (1 - abs(at / 6 - 1)) * chance.span(0.6, 1.1)))
            for at in range(1, 12)
        ]
        mask = canvas.mask([(px + cx - half, py) for px, py in top] + under)
        canvas.paint(mask, scaled(color, 1.1), scaled(color, 0.55))
        canvas.rim(mask, tint.light, 2, -6, 0.7)
        fall_x = cx + half * chance.span(-0.5, 0.5)
        fall = canvas.mask(tapered([(fall_x, cy), (fall_x + 3, H * 1.02)], half * 0.07, half * 0.16))
        canvas.image.paste(mix(tint.light, tint.sky[3], 0.3), (0, 0), ImageChops.multiply(fall, fade(230, 0, SIZE)))
        for _ in range(2 + depth):
            tree_x = cx + half * chance.span(-0.75, 0.75)
            growth.broad_tree(
                chance,
                canvas,
                tree_x,
                cy + 5,
                half * chance.span(0.3, 0.55),
                mix(color, (110, 140, 70), 0.45),
                tint.near,
                tint.light,
            )
    skies.clouds(chance, canvas, tint, 0.72, 1.0, 0.9)
    return canvas


def mesas(chance: Chance, tint: Tint) -> Canvas:
    """Flat-topped rocks over a dry plain."""
    canvas = skies.open_sky(chance, tint, 0.7)
    skies.luminary(chance, canvas, tint, (0.2, 0.44))
    skies.clouds(chance, canvas, tint, 0.05, 0.45, 0.5)
    for depth in (0.0, 0.4, 0.8):
        color = mix(mix(tint.far, tint.sky[3], 0.35 * (1 - depth)), tint.near, depth * 0.55)
        shapes = []
        for _ in range(3):
            x, half, top = chance.span(0, W), chance.span(40, 120) * (0.7 + depth), H * chance.span(0.28, 0.5)
            foot = H * (0.66 + depth * 0.14)
            steps = [
                (x - half * 1.5, foot),
                (x - half * 1.1, top + (foot - top) * 0.55),
                (x - half, top + 12),
                (x - half * 0.94, top),
                (x + half * 0.9, top + chance.span(-8, 8)),
                (x + half, top + 16),
                (x + half * 1.15, top + (foot - top) * 0.5),
                (x + half * 1.6, foot),
            ]
            shapes.append(steps)
        shapes.append([*rolling(chance, W, H * (0.66 + depth * 0.13), H * 0.015), (W, H), (0, H)])
        mask = canvas.mask(*shapes)
        canvas.paint(mask, mix(color, tint.light, 0.15), scaled(color, 0.75))
        bands = noise(chance, SIZE, (2, 26), 2).point([max(0, min(90, (v - 120) * 2)) for v in range(256)])
        canvas.image.paste(scaled(color, 0.6), (0, 0), ImageChops.multiply(bands, mask))
        canvas.rim(mask, tint.light, 5, -3, 0.6)
    rocks(chance, canvas, tint, H)
    return canvas


def cavern(chance: Chance, tint: Tint) -> Canvas:
    """A cave mouth with crystals, and light beyond."""
    canvas = Canvas.sky((mix(tint.sky[1], tint.near, 0.4), tint.sky[2], tint.sky[3], mix(tint.sky[2], tint.near, 0.4)))
    canvas.glow(W * 0.5, H * 0.5, W * 0.5, tint.light, 0.7)
    skies.rays(chance, canvas, W * 0.5, H * 0.2, tint.light, 0.3)
    range_of_hills(chance, canvas, tint, 2, 0.56, 0.64, 0.9)
    skies.water(chance, canvas, tint, 0.68, W / 2)
    for depth in (0.3, 0.65, 1.0):
        color = mix(tint.far, tint.near, depth)
        wall = canvas.mask(*_cave_teeth(chance, depth))
        canvas.paint(wall, color, scaled(color, 0.8))
        canvas.rim(wall, mix(tint.light, color, 0.5), 0, 4, 0.4)
    for _ in range(9):
        x = W * (chance.span(0.02, 0.34) if chance.happens(0.5) else chance.span(0.66, 0.98))
        crystal(
            chance, canvas, x, H * chance.span(0.9, 1.02), chance.span(70, 200), tint.accent, chance.span(-0.45, 0.45)
        )
    return canvas


def _cave_teeth(chance: Chance, depth: float) -> list[list[Point]]:
    """The cave's roof with hanging stones, and its floor with standing ones."""
    roof: list[Point] = [(0, -9)]
    floor: list[Point] = [(0, H + 9)]
    for step in range(29):
        x = W * step / 28
        edge = abs(x / W - 0.5) * 2
        arch = H * (0.02 + 0.62 * edge ** (4.2 - 1.6 * depth)) * (0.55 + 0.45 * depth)
        tooth = H * chance.span(0.04, 0.24) * (1 - depth * 0.45) if step % 2 else 0.0
        roof.append((x, arch + tooth))
        rise = H * (0.03 + 0.26 * edge**3) + (H * chance.span(0.0, 0.07) if step % 2 else 0.0)
        floor.append((x, H - rise * (0.5 + 0.5 * depth)))
    return [[*roof, (W, -9)], [*floor, (W, H + 9)]]


def crystal(chance: Chance, canvas: Canvas, x: float, foot: float, height: float, color: Rgb, lean: float) -> None:
    """A faceted crystal that glows."""
    half = height * chance.span(0.11, 0.17)
    tip, shoulder = (x + lean * height, foot - height), foot - height * 0.72
    slide = lean * height * 0.72
    canvas.glow(x + slide, foot - height * 0.6, height * 0.8, color, 0.28)
    left = [
        (x - half * 0.8, foot),
        (x - half + slide, shoulder),
        tip,
        (x + slide * 0.98 + half * 0.15, shoulder + 10),
        (x, foot),
    ]
    right = [
        (x, foot),
        (x + slide * 0.98 + half * 0.15, shoulder + 10),
        tip,
        (x + half + slide, shoulder),
        (x + half * 0.8, foot),
    ]
    canvas.paint(canvas.mask(left), mix(color, (255, 255, 255), 0.65), scaled(color, 0.55))
    canvas.paint(canvas.mask(right), mix(color, (255, 255, 255), 0.15), scaled(color, 0.28))
