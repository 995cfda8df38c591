"""Open places far from anywhere: dunes, ice, reefs, clouds, gorges, craters, the void between stars."""

from __future__ import annotations

import math

from gui.painting.scenes import growth, lands, skies
from gui.painting.scenes.canvas import Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import circle, rolling, smooth, tapered, wobbled
from gui.painting.scenes.tints import Tint, mix, scaled
from gui.painting.scenes.wild_places import crystal


def dunes(chance: Chance, tint: Tint) -> Canvas:
    """Sand in long waves."""
    canvas = skies.open_sky(chance, tint, 0.6)
    skies.luminary(chance, canvas, tint)
    sand = mix(mix(tint.far, (226, 178, 104), 0.62), tint.near, 0.1)
    for layer in range(5):
        base = H * (0.52 + layer * 0.105)
        line = rolling(chance, W, base, H * (0.05 + layer * 0.012), 2)
        mask = canvas.mask([*line, (W, H), (0, H)])
        canvas.paint(mask, mix(scaled(sand, 1.12 - layer * 0.12), tint.light, 0.22), scaled(sand, 0.62 - layer * 0.05))
        canvas.rim(mask, mix(tint.light, sand, 0.3), 4, -3, 0.7)
    return canvas


def ice(chance: Chance, tint: Tint) -> Canvas:
    """Snow fields under teeth of ice."""
    canvas = skies.open_sky(chance, tint, 0.66)
    skies.clouds(chance, canvas, tint, 0.0, 0.5)
    snow = mix(mix(tint.light, (224, 238, 250), 0.6), tint.sky[1], 0.12)
    lines = lands.range_of_hills(chance, canvas, tint, 2, 0.5, 0.6, 1.0)
    for depth in (0.0, 0.5, 1.0):
        for _ in range(4):
            x = W * chance.span(0.02, 0.98)
            tall = H * chance.span(0.12, 0.3) * (0.6 + depth * 0.6)
            tip = [
                (x - tall * 0.24, H * (0.66 + depth * 0.16) + 20),
                (x + chance.span(-10, 10), H * (0.66 + depth * 0.16) - tall),
            ]
            ice_mask = canvas.mask([*tip, (x + tall * 0.24, H * (0.66 + depth * 0.16) + 20)])
            canvas.paint(ice_mask, mix(snow, tint.accent, 0.25), mix(snow, tint.sky[1], 0.6 - depth * 0.3))
            canvas.rim(ice_mask, (255, 255, 255), 4, -2, 0.8)
        line = rolling(chance, W, H * (0.66 + depth * 0.16), H * 0.03)
        canvas.paint(canvas.mask([*line, (W, H), (0, H)]), snow, mix(snow, tint.sky[1], 0.45))
    canvas.veil(snow, lines[0][0][1], H * 0.7, 0.0, 0.3)
    return canvas


def jungle(chance: Chance, tint: Tint) -> Canvas:
    """Great leaves and hanging vines."""
    canvas = skies.open_sky(chance, tint, 0.95)
    canvas.glow(W * chance.span(0.3, 0.7), H * 0.35, W * 0.5, tint.light, 0.7)
    green = mix(tint.far, (60, 132, 66), 0.5)
    for depth in (0.0, 0.4, 0.8):
        leaves = []
        for _ in range(9):
            x, y = W * chance.span(-0.05, 1.05), H * chance.span(0.45 + depth * 0.3, 0.75 + depth * 0.3)
            reach, turn = H * chance.span(0.2, 0.36), chance.span(-0.9, 0.9)
            tip = (x + reach * math.sin(turn), y - reach * math.cos(turn))
            middle = ((x + tip[0]) / 2, (y + tip[1]) / 2)
            wide = reach * 0.2
            leaves.append(
                smooth([(x, y), (middle[0] - wide, middle[1]), tip, (middle[0] + wide, middle[1])], closed=True)
            )
        mask = canvas.mask(*leaves)
        color = mix(mix(green, tint.sky[3], 0.5 * (1 - depth)), tint.near, depth * 0.5)
        canvas.paint(mask, scaled(color, 1.1), scaled(color, 0.6))
        canvas.rim(mask, mix(tint.light, color, 0.4), 2, -3, 0.6)
        canvas.veil(mix(tint.sky[3], green, 0.4), H * 0.3, H, 0.0, 0.25 * (1 - depth))
    vines = [
        tapered(
            smooth(
                [(x, -10), (x + chance.span(-30, 30), H * 0.2), (x + chance.span(-20, 20), H * chance.span(0.25, 0.5))]
            ),
            7,
            2,
        )
        for x in (W * chance.unit() for _ in range(7))
    ]
    canvas.paint(canvas.mask(*vines), mix(green, tint.near, 0.4), mix(green, tint.near, 0.7))
    growth.foliage(chance, canvas, mix(tint.near, green, 0.25), True, 0.22)
    return canvas


def sea(chance: Chance, tint: Tint) -> Canvas:
    """Open water and a long swell."""
    canvas = skies.open_sky(chance, tint, 0.5)
    x, _ = skies.luminary(chance, canvas, tint, (0.12, 0.36))
    skies.clouds(chance, canvas, tint, 0.02, 0.5, 0.7)
    skies.water(chance, canvas, tint, 0.5, x)
    for layer in range(4):
        base = H * (0.62 + layer * 0.11)
        line = rolling(chance, W, base, H * (0.02 + layer * 0.012), 3)
        tone = mix(mix(tint.sky[1], tint.sky[2], 0.5), tint.near, 0.15 + layer * 0.16)
        mask = canvas.mask([*line, (W, H), (0, H)])
        canvas.paint(mask, mix(tone, tint.light, 0.18), tone)
        canvas.rim(mask, mix(tint.light, (255, 255, 255), 0.3), 1, -3, 0.7)
    return canvas


def reef(chance: Chance, tint: Tint) -> Canvas:
    """Under water: light from above, coral and weed."""
    deep = mix(tint.sky[0], (6, 34, 70), 0.55)
    canvas = Canvas.sky(
        (
            mix(tint.sky[3], (110, 220, 230), 0.5),
            mix(tint.sky[2], (40, 150, 190), 0.5),
            mix(deep, (20, 90, 130), 0.5),
            deep,
        )
    )
    skies.rays(chance, canvas, W * chance.span(0.3, 0.7), -H * 0.3, mix(tint.light, (200, 255, 250), 0.5), 0.5, 15)
    for depth in (0.0, 0.6, 1.0):
        line = rolling(chance, W, H * (0.74 + depth * 0.12), H * 0.05)
        color = mix(mix((30, 96, 130), tint.far, 0.4), tint.near, depth * 0.7)
        canvas.paint(canvas.mask([*line, (W, H), (0, H)]), color, scaled(color, 0.6))
        coral = chance.pick(((214, 92, 110), (230, 150, 90), (150, 96, 190), (90, 180, 150)))
        shapes = []
        for _ in range(4):
            x = W * chance.span(0.0, 1.0)
            shapes += growth.branches(chance, x, H * (0.78 + depth * 0.12), H * chance.span(0.1, 0.22), 0.0, 3)
        canvas.paint(canvas.mask(*shapes), mix(coral, deep, 0.5 - depth * 0.35), mix(coral, deep, 0.75 - depth * 0.3))
    for _ in range(18):
        canvas.line(
            [*circle(W * chance.unit(), H * chance.unit(), chance.span(3, 10), 14), (0, 0)][:-1], (210, 245, 250), 1
        )
    return canvas


def cloudland(chance: Chance, tint: Tint) -> Canvas:
    """Above the clouds."""
    canvas = skies.open_sky(chance, tint, 0.9)
    x, y = skies.luminary(chance, canvas, tint, (0.14, 0.4))
    skies.rays(chance, canvas, x, y, tint.light, 0.25, 11)
    for layer in range(4):
        base = H * (0.58 + layer * 0.13)
        color = mix(mix(tint.sky[3], tint.light, 0.5), tint.sky[1], 0.06 + layer * 0.13)
        puffs = [
            circle(W * (at + chance.span(-0.4, 0.4)) / 11, base + chance.span(-14, 14), H * chance.span(0.05, 0.11), 24)
            for at in range(12)
        ]
        mask = canvas.mask(*puffs, [(0, base), (W, base), (W, H), (0, H)])
        canvas.paint(mask, mix(color, (255, 255, 255), 0.3), mix(color, tint.sky[1], 0.5))
        canvas.rim(mask, mix(tint.light, (255, 255, 255), 0.4), 3, -4, 0.7)
    return canvas


def gorge(chance: Chance, tint: Tint) -> Canvas:
    """A waterfall between cliffs."""
    canvas = skies.open_sky(chance, tint, 0.8)
    lands.range_of_hills(chance, canvas, tint, 2, 0.4, 0.5, 1.0)
    rock = mix(tint.far, tint.near, 0.4)
    x = W * chance.span(0.36, 0.64)
    back = canvas.mask([(0, H * 0.3), *rolling(chance, W, H * 0.3, H * 0.05), (W, H), (0, H)])
    canvas.paint(back, mix(rock, tint.light, 0.15), scaled(rock, 0.6))
    fall = canvas.mask(tapered([(x, H * 0.27), (x + 4, H * 0.9)], 74, 104))
    canvas.paint(fall, mix(tint.light, (255, 255, 255), 0.6), mix(tint.sky[2], tint.light, 0.5))
    for _ in range(9):
        at = x + chance.span(-34, 34)
        canvas.line([(at, H * 0.29), (at + chance.span(-8, 8), H * 0.86)], mix(tint.sky[1], tint.light, 0.4), 2)
    for side in (-1, 1):
        edge = [(x + side * (86 + chance.span(-16, 26)) - side * 0.1 * at, H * (0.2 + at * 0.1)) for at in range(9)]
        cliff = canvas.mask([(W / 2 + side * W * 0.6, H * 0.1), *edge, (W / 2 + side * W * 0.6, H)])
        canvas.paint(cliff, scaled(rock, 0.75), scaled(tint.near, 0.9))
        canvas.rim(cliff, tint.light, -4 * side, -3, 0.5)
    canvas.glow(x, H * 0.86, H * 0.34, mix(tint.light, (255, 255, 255), 0.4), 0.7, 0.4)
    return canvas


def crystal_field(chance: Chance, tint: Tint) -> Canvas:
    """Crystals that stand like a wood."""
    canvas = skies.open_sky(chance, tint, 0.8)
    canvas.glow(W * 0.5, H * 0.6, W * 0.5, tint.accent, 0.5)
    for depth in (0.0, 0.5, 1.0):
        base = H * (0.66 + depth * 0.16)
        color = mix(mix(tint.accent, tint.far, 0.5), tint.sky[2], 0.4 * (1 - depth))
        for _ in range(5):
            x = W * chance.span(0.0, 1.0)
            crystal(
                chance,
                canvas,
                x,
                base + 20,
                H * chance.span(0.12, 0.3) * (0.6 + depth * 0.6),
                color,
                chance.span(-0.3, 0.3),
            )
        line = rolling(chance, W, base, H * 0.03)
        canvas.silhouette(
            canvas.mask([*line, (W, H), (0, H)]), mix(tint.far, tint.near, 0.4 + depth * 0.5), tint.accent
        )
    return canvas


def volcano(chance: Chance, tint: Tint) -> Canvas:
    """A burning mountain over fields of slag."""
    canvas = skies.open_sky(chance, tint, 0.8)
    x = W * chance.span(0.25, 0.75)
    skies.clouds(chance, canvas, tint, 0.0, 0.55, 0.9)
    lands.range_of_hills(chance, canvas, tint, 2, 0.62, 0.68, 1.0)
    lands.peak(chance, canvas, tint, x, H * 0.22, H * 0.86, True, chance.side())
    for _ in range(3):
        y = H * chance.span(0.78, 0.96)
        line = rolling(chance, W, y, H * 0.02)
        canvas.fill(tapered(line, 7, 11), (255, 120, 40))
    canvas.glow(W / 2, H * 0.95, W * 0.5, (255, 110, 40), 0.5, 0.3)
    return canvas


def void(chance: Chance, tint: Tint) -> Canvas:
    """Between the stars."""
    deep = mix(tint.near, (8, 6, 20), 0.5)
    canvas = Canvas.sky((deep, mix(tint.sky[0], deep, 0.4), mix(tint.sky[1], deep, 0.35), deep))
    skies.stars(chance, canvas, tint.light, 150)
    for _ in range(3):
        canvas.glow(
            W * chance.unit(),
            H * chance.span(0.2, 0.8),
            H * chance.span(0.3, 0.6),
            mix(tint.sky[2], tint.accent, 0.4),
            0.4,
            chance.span(0.4, 0.9),
        )
    x, y, r = W * chance.span(0.1, 0.9), H * chance.span(0.12, 0.4), H * chance.span(0.06, 0.14)
    ball = canvas.mask(circle(x, y, r, 60))
    canvas.paint(ball, mix(tint.far, tint.accent, 0.3), scaled(tint.far, 0.4))
    canvas.rim(ball, tint.light, 5, -5, 0.8)
    if chance.happens(0.5):
        canvas.line(circle(x, y, r * 1.8, 50, 0.28)[2:24], mix(tint.accent, tint.light, 0.5), 3)
    for _ in range(7):
        stone = canvas.mask(
            wobbled(chance, W * chance.unit(), H * chance.span(0.5, 0.98), chance.span(12, 46), 0.25, 9)
        )
        canvas.silhouette(stone, mix(tint.far, tint.near, 0.4), mix(tint.light, tint.far, 0.3))
    return canvas


def heath(chance: Chance, tint: Tint) -> Canvas:
    """A wide heath under a torn sky."""
    canvas = skies.open_sky(chance, tint, 0.6)
    skies.clouds(chance, canvas, tint, 0.0, 0.62, 1.1)
    skies.clouds(chance, canvas, tint, 0.1, 0.5, 0.9)
    lands.range_of_hills(chance, canvas, tint, 4, 0.56, 0.82, 0.3)
    lands.rocks(chance, canvas, tint, H * 0.94)
    growth.grass(chance, canvas, H * 0.9, mix(tint.near, tint.far, 0.3), (16, 40), 120)
    return canvas
