"""People in the service of more than themselves: companies on the march, planeswalkers, hosts at war."""

from __future__ import annotations

import math

from gui.painting.scenes import buildings, skies, stages
from gui.painting.scenes.canvas import Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import circle, star
from gui.painting.scenes.figures import Outline, carried, folds, person
from gui.painting.scenes.tints import Tint, mix


def company(chance: Chance, tint: Tint) -> Canvas:
    """A company with banners and spears on the march."""
    canvas, foot = stages.hilltop(chance, tint, 0.9)
    for depth, count, size in ((0.3, 12, 0.0026), (0.65, 9, 0.0034), (1.0, 6, 0.0044)):
        parts: list[Outline] = []
        for index in range(count):
            x = W * (index + chance.span(0.3, 0.7)) / count
            level = foot - H * 0.1 * (1 - depth) + chance.span(-3, 5)
            held, _ = carried(chance, chance.pick(("spear", "spear", "spear", "shield", "sword")))
            parts += [
                [(x + px * H * size, level + py * H * size) for px, py in part] for part in [*person(chance), *held]
            ]
        mask = canvas.mask(*parts)
        stages.dark_shape(canvas, tint, mask, 0.4 * (1 - depth), 1)
        canvas.veil(mix(tint.sky[3], tint.light, 0.3), foot - H * 0.25, foot, 0.0, 0.3 * (1 - depth))
    for x in (0.22, 0.74):
        buildings.banner(
            chance, canvas, W * x, foot + 10, H * 0.7, mix(tint.accent, tint.far, 0.5), tint.near, tint.light
        )
    stages.ground(chance, canvas, tint, foot)
    return canvas


def wanderer(chance: Chance, tint: Tint) -> Canvas:
    """A planeswalker: a figure in a gate of light."""
    canvas = skies.open_sky(chance, tint, 0.9)
    canvas.shade(W / 2, H / 2, W * 0.8, tint.near, 0.5)
    x, y = W / 2, H * 0.42
    skies.rays(chance, canvas, x, y, tint.light, 0.5, 17)
    for ring in range(4):
        rim = canvas.mask(circle(x, y, H * (0.40 - ring * 0.055), 90))
        hole = canvas.mask(circle(x, y, H * (0.392 - ring * 0.055), 90))
        rim.paste(0, (0, 0), hole)
        canvas.shine(rim, tint.accent, blur=7, strength=0.8)
        canvas.shine(rim, tint.light, strength=0.9)
    tips = chance.whole(6, 12)
    for index in range(tips):
        angle = math.tau * index / tips
        canvas.fill(
            star(x + H * 0.4 * math.cos(angle), y + H * 0.4 * math.sin(angle), H * 0.035, H * 0.012, 4), tint.light
        )
    canvas.glow(x, y, H * 0.4, tint.light, 0.9)
    foot, size, side = H * 0.97, H * 0.0076, chance.side()
    held, spark = carried(chance, chance.pick(("staff", "orb", "sword", "spear")))
    place = [
        [(x + side * px * size, foot + py * size) for px, py in part]
        for part in [*person(chance, hood=chance.happens(0.3)), *held]
    ]
    stages.dark_shape(canvas, tint, canvas.mask(*place), 0.08, side)
    folds(chance, canvas, tint, x, foot - 8, size, side)
    if spark:
        canvas.glow(x + side * spark[0] * size, foot + spark[1] * size, H * 0.2, tint.accent, 1.0)
    stages.ground(chance, canvas, tint, H * 0.95, tufts=False)
    return canvas


def battlefield(chance: Chance, tint: Tint) -> Canvas:
    """A fortress under siege: two hosts, fires, and smoke."""
    canvas = skies.open_sky(chance, tint, 0.75)
    skies.clouds(chance, canvas, tint, 0.0, 0.6, 0.8)
    canvas.glow(W * 0.5, H * 0.6, W * 0.6, mix(tint.light, (255, 160, 60), 0.5), 0.6)
    buildings.castle(
        chance, canvas, W * 0.5, H * 0.68, H * 0.5, mix(tint.near, tint.far, 0.45), tint.light, (255, 200, 110)
    )
    for _ in range(7):
        x, y = W * chance.span(0.1, 0.9), H * chance.span(0.5, 0.72)
        canvas.shade(x + 20, y - H * 0.1, H * 0.14, mix(tint.near, tint.sky[1], 0.4), 0.5)
        canvas.glow(x, y, H * chance.span(0.05, 0.13), (255, 150, 50), 0.9)
    for depth, count, size in ((0.4, 13, 0.0024), (1.0, 8, 0.0038)):
        parts: list[Outline] = []
        for index in range(count):
            x = W * (index + chance.span(0.3, 0.7)) / count
            side = 1 if x < W / 2 else -1
            held, _ = carried(chance, chance.pick(("spear", "sword", "axe", "spear")))
            level = H * (0.8 + 0.12 * depth)
            parts += [
                [(x + side * px * H * size, level + py * H * size) for px, py in part]
                for part in [*person(chance), *held]
            ]
        stages.dark_shape(canvas, tint, canvas.mask(*parts), 0.3 * (1 - depth), 1)
    for x in (0.14, 0.68):
        buildings.banner(
            chance, canvas, W * x, H * 0.95, H * 0.5, mix(tint.accent, tint.far, 0.5), tint.near, tint.light
        )
    stages.ground(chance, canvas, tint, H * 0.92)
    return canvas
