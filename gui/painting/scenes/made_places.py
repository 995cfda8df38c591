"""Places that people made: graveyards, halls, libraries, forges, bridges, harbours, mills, gardens, great cities."""

from __future__ import annotations

import math

from gui.painting.scenes import buildings, growth, lands, skies
from gui.painting.scenes.canvas import Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import circle, rolling, smooth, tapered
from gui.painting.scenes.tints import Tint, mix, scaled


def graveyard(chance: Chance, tint: Tint) -> Canvas:
    """Stones in mist, and a bare tree."""
    canvas = skies.open_sky(chance, tint, 0.75)
    skies.luminary(chance, canvas, tint, (0.15, 0.4))
    skies.clouds(chance, canvas, tint, 0.04, 0.6)
    lands.range_of_hills(chance, canvas, tint, 2, 0.6, 0.68, 0.4)
    x = W * (chance.span(0.06, 0.2) if chance.happens(0.5) else chance.span(0.8, 0.94))
    canvas.silhouette(
        canvas.mask(*growth.branches(chance, x, H * 0.86, H * 0.22, 0.0, 5)), tint.near, mix(tint.light, tint.far, 0.4)
    )
    for depth in (0.0, 0.5, 1.0):
        base = H * (0.7 + depth * 0.14)
        color = mix(mix(tint.far, (120, 124, 130), 0.4), tint.near, 0.25 + depth * 0.45)
        stones = []
        for at in range(7):
            sx, tall = W * (at + chance.span(0.2, 0.8)) / 7, H * (0.05 + depth * 0.05) * chance.span(0.8, 1.3)
            half, lean = tall * 0.34, chance.span(-6, 6)
            if chance.happens(0.3):
                stones += [
                    tapered([(sx, base + 12), (sx + lean, base - tall * 1.3)], half * 0.6, half * 0.6),
                    tapered([(sx - half, base - tall * 0.8), (sx + half, base - tall * 0.8)], half * 0.5, half * 0.5),
                ]
            else:
                stones.append(
                    [
                        (sx - half, base + 14),
                        (sx - half + lean, base - tall * 0.7),
                        *(
                            (
                                sx + lean + half * math.cos(math.pi * (1 - k / 8)),
                                base - tall * 0.7 - half * math.sin(math.pi * k / 8),
                            )
                            for k in range(1, 8)
                        ),
                        (sx + half + lean, base - tall * 0.7),
                        (sx + half, base + 14),
                    ]
                )
        line = rolling(chance, W, base, H * 0.02)
        mask = canvas.mask(*stones, [*line, (W, H), (0, H)])
        canvas.paint(mask, mix(color, tint.light, 0.15), scaled(color, 0.6))
        canvas.rim(mask, tint.light, 3, -3, 0.5)
        canvas.veil(mix(tint.sky[3], tint.light, 0.2), base - H * 0.02, base + H * 0.1, 0.0, 0.34)
    return canvas


def bridge(chance: Chance, tint: Tint) -> Canvas:
    """A stone bridge over a river."""
    canvas = skies.open_sky(chance, tint, 0.6)
    x, _ = skies.luminary(chance, canvas, tint)
    skies.clouds(chance, canvas, tint, 0.02, 0.5)
    lands.range_of_hills(chance, canvas, tint, 3, 0.5, 0.6, chance.pick((0.3, 0.9)))
    skies.water(chance, canvas, tint, 0.66, x)
    stone = mix(mix(tint.far, (150, 138, 124), 0.4), tint.near, 0.3)
    deck = [(W * at / 20, H * (0.58 - 0.12 * math.sin(math.pi * at / 20))) for at in range(21)]
    span = canvas.mask([*deck, (W, H * 0.84), (0, H * 0.84)])
    for at in (0.2, 0.5, 0.8):
        half = W * 0.11
        arch = [
            (
                W * at + half * math.cos(math.pi * k / 14),
                H * 0.84 - H * (0.17 + 0.06 * math.sin(math.pi * at)) * math.sin(math.pi * k / 14),
            )
            for k in range(15)
        ]
        span.paste(0, (0, 0), canvas.mask(arch))
    canvas.paint(span, mix(stone, tint.light, 0.2), scaled(stone, 0.6))
    canvas.rim(span, tint.light, 2, -4, 0.7)
    return canvas


def harbour(chance: Chance, tint: Tint) -> Canvas:
    """Masts and roofs by the water."""
    canvas = skies.open_sky(chance, tint, 0.6)
    x, _ = skies.luminary(chance, canvas, tint)
    skies.clouds(chance, canvas, tint, 0.02, 0.5)
    glow = mix(tint.accent, (255, 206, 120), 0.7)
    buildings.skyline(chance, canvas, H * 0.6, mix(tint.far, tint.near, 0.3), glow, (40, 120))
    skies.water(chance, canvas, tint, 0.64, x)
    dark = mix(tint.near, tint.far, 0.2)
    for _ in range(4):
        at, tall = W * chance.span(0.05, 0.95), H * chance.span(0.25, 0.42)
        foot = H * chance.span(0.68, 0.78)
        ship = canvas.mask(
            smooth(
                [(at - 70, foot - 16), (at + 74, foot - 20), (at + 52, foot + 14), (at - 52, foot + 14)], closed=True
            ),
            tapered([(at, foot), (at, foot - tall)], 7, 3),
            tapered([(at - 46, foot - tall * 0.7), (at + 46, foot - tall * 0.72)], 4, 4),
        )
        sail = canvas.mask(
            [
                (at - 42, foot - tall * 0.7),
                (at + 42, foot - tall * 0.72),
                (at + 52, foot - tall * 0.25),
                (at - 36, foot - tall * 0.25),
            ]
        )
        canvas.paint(sail, mix(tint.light, tint.sky[2], 0.35), mix(tint.far, tint.light, 0.35))
        canvas.paint(ship, dark, scaled(dark, 0.7))
    return canvas


def farmland(chance: Chance, tint: Tint) -> Canvas:
    """A mill over ploughed fields."""
    canvas = skies.open_sky(chance, tint, 0.6)
    skies.luminary(chance, canvas, tint)
    skies.clouds(chance, canvas, tint, 0.02, 0.5)
    lands.range_of_hills(chance, canvas, tint, 2, 0.54, 0.62, 0.3)
    x, foot = W * chance.pick((0.2, 0.8)), H * 0.66
    wall = mix(tint.light, (180, 150, 120), 0.5)
    mill = canvas.mask([(x - 46, foot), (x - 32, foot - 130), (x, foot - 168), (x + 32, foot - 130), (x + 46, foot)])
    canvas.paint(mill, wall, scaled(wall, 0.5))
    turn = chance.span(0, 1.5)
    for arm in range(4):
        angle = turn + math.tau * arm / 4
        tip = (x + 104 * math.cos(angle), foot - 132 + 104 * math.sin(angle))
        canvas.fill(tapered([(x, foot - 132), tip], 6, 30), mix(wall, tint.near, 0.5))
    field = mix(tint.far, (206, 168, 84), 0.55)
    for row in range(9):
        y0, y1 = H * (0.64 + 0.36 * (row / 9) ** 1.5), H * (0.64 + 0.36 * ((row + 1) / 9) ** 1.5)
        canvas.fill([(0, y0), (W, y0 - 8), (W, y1 + 2), (0, y1 + 2)], scaled(field, 1.0 if row % 2 else 0.74))
    return canvas


def garden(chance: Chance, tint: Tint) -> Canvas:
    """An arch of roses and clipped hedges."""
    canvas = skies.open_sky(chance, tint, 0.8)
    canvas.glow(W / 2, H * 0.4, W * 0.36, tint.light, 0.8)
    green = mix(tint.far, (84, 140, 74), 0.55)
    for depth in (0.0, 0.6):
        base = H * (0.6 + depth * 0.14)
        puffs = [
            circle(W * (at + chance.span(-0.2, 0.2)) / 9, base, H * chance.span(0.06, 0.12), 24) for at in range(10)
        ]
        mask = canvas.mask(*puffs, [(0, base), (W, base), (W, H), (0, H)])
        canvas.paint(mask, mix(green, tint.light, 0.3 - depth * 0.3), mix(green, tint.near, 0.4 + depth * 0.3))
    arch = canvas.mask(*buildings.archway(W / 2, H * 0.9, W * 0.5, H * 0.78))
    canvas.silhouette(arch, mix(green, tint.near, 0.35), tint.light)
    bloom = chance.pick(((232, 120, 140), (250, 220, 130), (240, 240, 250), (190, 120, 210)))
    box = arch.getbbox() or (0, 0, 1, 1)
    for _ in range(70):
        x, y = chance.span(box[0], box[2]), chance.span(box[1], box[3])
        found = arch.getpixel((min(int(x), arch.width - 1), min(int(y), arch.height - 1)))
        if found:
            canvas.fill(circle(x * 2, y * 2, chance.span(5, 10), 10), mix(bloom, tint.near, chance.span(0, 0.3)))
    return canvas


def metropolis(chance: Chance, tint: Tint) -> Canvas:
    """Towers without end."""
    canvas = skies.open_sky(chance, tint, 0.9)
    skies.luminary(chance, canvas, tint, (0.1, 0.25))
    for depth in (0.0, 0.35, 0.7, 1.0):
        color = mix(mix(tint.far, tint.sky[3], 0.5 * (1 - depth)), tint.near, depth * 0.85)
        shapes, x = [], -20.0
        while x < W + 20:
            wide, tall = chance.span(30, 74), H * chance.span(0.2, 0.62) * (1 - depth * 0.45)
            base = H * (0.8 + depth * 0.12)
            cut = chance.span(0, wide * 0.5)
            shapes.append(
                [
                    (x, H),
                    (x, base - tall),
                    (x + cut, base - tall - cut * chance.span(0, 2)),
                    (x + wide, base - tall),
                    (x + wide, H),
                ]
            )
            if depth > 0.3:
                for _ in range(4):
                    wx, wy = x + chance.span(4, wide - 6), base - tall * chance.span(0.1, 0.85)
                    shapes.append([(wx, wy), (wx, wy)])
            x += wide * chance.span(0.8, 1.3)
        canvas.paint(
            canvas.mask(*(shape for shape in shapes if len(shape) > 2)), scaled(color, 1.1), scaled(color, 0.75)
        )
        glow = mix(tint.accent, (255, 220, 150), 0.5)
        for shape in shapes:
            if len(shape) == 2:
                wx, wy = shape[0]
                canvas.fill([(wx, wy), (wx + 4, wy), (wx + 4, wy + 7), (wx, wy + 7)], glow)
        canvas.veil(mix(tint.sky[3], tint.light, 0.3), H * 0.6, H * 0.95, 0.0, 0.3 * (1 - depth))
    return canvas
