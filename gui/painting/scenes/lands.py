"""Landscapes: one composition for each basic land type, and several for everything else."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageChops

from gui.painting.scenes import growth, skies
from gui.painting.scenes.canvas import SCALE, SIZE, Canvas, H, W, fade, noise
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, height_at, ridge, rolling, smooth, summit, tapered, wobbled
from gui.painting.scenes.tints import Tint, mix, scaled


def range_of_hills(
    chance: Chance, canvas: Canvas, tint: Tint, layers: int, top: float, bottom: float, jagged: float
) -> list[Sequence[Point]]:
    """Ridges from far and hazy to near and dark; gives their lines."""
    lines: list[Sequence[Point]] = []
    for layer in range(layers):
        depth = layer / max(layers - 1, 1)
        base = H * (top + (bottom - top) * depth)
        color = mix(mix(tint.far, tint.sky[3], 0.42 * (1 - depth)), tint.near, depth**1.4 * 0.85)
        line = (
            ridge(chance, W, base, H * 0.22 * jagged * (1.1 - 0.4 * depth), 0.52)
            if jagged > 0.55
            else (rolling(chance, W, base, H * 0.09 * (0.6 + jagged)))
        )
        mask = canvas.mask([*line, (W, H), (0, H)])
        canvas.paint(mask, scaled(color, 1.06), scaled(color, 0.85))
        canvas.rim(mask, mix(tint.light, color, 0.35), 1, -4, 0.5 * (1 - 0.4 * depth))
        canvas.veil(mix(tint.sky[3], tint.light, 0.3), base - H * 0.02, base + H * 0.2, 0.0, 0.42 * (1 - depth))
        lines.append(line)
    return lines


def plains(chance: Chance, tint: Tint) -> Canvas:
    """Wide fields under a big sky."""
    canvas = skies.open_sky(chance, tint, 0.66)
    x, y = skies.luminary(chance, canvas, tint, (0.28, 0.5))
    skies.clouds(chance, canvas, tint, 0.02, 0.5)
    range_of_hills(chance, canvas, tint, 2, 0.58, 0.63, 0.3)
    field = mix(tint.near, mix(tint.light, (222, 176, 84), 0.6), 0.62)
    for layer in range(4):
        base = H * (0.66 + layer * 0.085)
        line = rolling(chance, W, base, H * 0.05)
        tone = scaled(field, 1.12 - layer * 0.2)
        mask = canvas.mask([*line, (W, H), (0, H)])
        canvas.paint(mask, mix(tone, tint.light, 0.22), scaled(tone, 0.8))
        if layer < 3:
            tree_x = chance.span(0.08, 0.92) * W
            growth.broad_tree(
                chance,
                canvas,
                tree_x,
                height_at(line, tree_x) + 6,
                46 + 34 * layer,
                mix(tint.near, (96, 120, 60), 0.5),
                tint.near,
                tint.light,
            )
    growth.grass(chance, canvas, H, mix(tint.near, field, 0.4), (30, 90))
    canvas.glow(x, y, W * 0.5, tint.light, 0.22)
    skies.birds(chance, canvas, mix(tint.near, tint.sky[1], 0.3))
    return canvas


def islands(chance: Chance, tint: Tint) -> Canvas:
    """The sea, with islets and a mirrored sky."""
    canvas = skies.open_sky(chance, tint, 0.6)
    x, _ = skies.luminary(chance, canvas, tint, (0.2, 0.42))
    skies.clouds(chance, canvas, tint, 0.05, 0.55)
    for layer in range(3):
        at, half = chance.span(0.12, 0.88) * W, W * chance.span(0.13, 0.26)
        color = mix(mix(tint.far, tint.sky[3], 0.3), tint.near, layer / 2.4)
        mask = canvas.mask(summit(chance, at, H * chance.span(0.3, 0.52), H * 0.602, half, 1.3))
        canvas.paint(mask, scaled(color, 1.1), scaled(color, 0.85))
        canvas.rim(mask, tint.light, 4 if x > at else -4, -4, 0.55)
        growth.shore_palms(chance, canvas, at, half, H * 0.6, mix(color, tint.near, 0.5))
    canvas.veil(mix(tint.sky[3], tint.light, 0.4), H * 0.5, H * 0.6, 0, 0.5)
    skies.water(chance, canvas, tint, 0.6, x)
    rocks(chance, canvas, tint, H * 0.97)
    skies.birds(chance, canvas, mix(tint.near, tint.sky[1], 0.2))
    return canvas


def swamp(chance: Chance, tint: Tint) -> Canvas:
    """Dead trees over still black water."""
    canvas = skies.open_sky(chance, tint, 0.66)
    x, _ = skies.luminary(chance, canvas, tint, (0.22, 0.42))
    skies.clouds(chance, canvas, tint, 0.1, 0.6, 0.5)
    growth.conifer_row(
        chance, canvas, rolling(chance, W, H * 0.6, H * 0.03), mix(tint.far, tint.sky[3], 0.2), (30, 80), 24
    )
    for depth, count in ((0.25, 5), (0.75, 3)):
        limbs = []
        for index in range(count):
            at = W * (index + chance.span(0.1, 0.9)) / count
            limbs += growth.branches(
                chance,
                at,
                H * (0.6 + depth * 0.09),
                H * chance.span(0.34, 0.62) * (0.55 + depth * 0.6),
                chance.span(-0.2, 0.2),
                5,
            )
        color = mix(tint.far, tint.near, depth)
        mask = canvas.mask(*limbs)
        canvas.paint(mask, color, scaled(color, 0.8))
        canvas.rim(mask, mix(tint.light, color, 0.5), 2 if x > W / 2 else -2, -2, 0.5)
        canvas.veil(mix(tint.sky[2], tint.sky[3], 0.5), H * 0.48, H * 0.68, 0, 0.5 - depth * 0.3)
    skies.water(chance, canvas, tint, 0.67, x)
    canvas.veil(mix(tint.sky[2], tint.far, 0.4), H * 0.6, H * 0.76, 0.0, 0.25)
    growth.reeds(chance, canvas, H + 10, tint.near)
    for _ in range(7):
        canvas.glow(chance.span(0.1, 0.9) * W, H * chance.span(0.55, 0.9), chance.span(8, 22), tint.accent, 0.8)
    return canvas


def mountain(chance: Chance, tint: Tint) -> Canvas:
    """A great peak with snow, or with fire in its throat."""
    canvas = skies.open_sky(chance, tint, 0.75)
    x, _ = skies.luminary(chance, canvas, tint, (0.14, 0.32))
    skies.clouds(chance, canvas, tint, 0.08, 0.55)
    range_of_hills(chance, canvas, tint, 2, 0.52, 0.6, 1.0)
    fiery = chance.happens(0.4) and tint.light[2] < 200
    peak(chance, canvas, tint, W * (0.62 if x < W / 2 else 0.38), H * 0.14, H * 0.86, fiery, 1 if x > W / 2 else -1)
    canvas.veil(mix(tint.sky[3], tint.light, 0.3), H * 0.6, H * 0.82, 0, 0.45)
    near = ridge(chance, W, H * 0.84, H * 0.09)
    if chance.happens(0.6) and not fiery:
        growth.conifer_row(chance, canvas, near, mix(tint.near, tint.far, 0.12), (40, 110), 26)
    else:
        mask = canvas.mask([*near, (W, H), (0, H)])
        canvas.silhouette(mask, mix(tint.near, tint.far, 0.15), mix(tint.light, tint.far, 0.4))
    return canvas


def peak(chance: Chance, canvas: Canvas, tint: Tint, x: float, top: float, foot: float, fiery: bool, lit: int) -> None:
    """A single mountain with a lit and a shaded side."""
    half = (foot - top) * chance.span(0.95, 1.15)
    line = summit(chance, x, top, foot, half)
    if fiery:
        line = [(px, max(py, top + H * 0.05 + 4 * ((index * 7) % 3))) for index, (px, py) in enumerate(line)]
    whole = canvas.mask(line)
    rock = mix(tint.far, tint.near, 0.5)
    canvas.paint(whole, mix(rock, tint.sky[2], 0.3), scaled(rock, 0.8))
    streaks = noise(chance, SIZE, (22, 7), 4)
    sunny = ImageChops.multiply(_sunny_side(chance, canvas, x, top, foot, half, lit), whole)
    face = ImageChops.multiply(sunny, streaks.point([min(255, 90 + value) for value in range(256)]))
    canvas.image.paste(mix(rock, tint.light, 0.45), (0, 0), face)
    rough = streaks.point([max(0, min(150, (value - 138) * 5)) for value in range(256)])
    canvas.image.paste(scaled(rock, 0.55), (0, 0), ImageChops.multiply(rough, whole))
    if fiery:
        _lava(chance, canvas, x, top + H * 0.05, foot)
    else:
        _snow(canvas, tint, whole, sunny, streaks, top, foot)
    canvas.rim(whole, mix(tint.light, (255, 255, 255), 0.3), 3 * lit, -3, 0.6)


def _sunny_side(
    chance: Chance, canvas: Canvas, x: float, top: float, foot: float, half: float, lit: int
) -> Image.Image:
    """The lit flanks: beside the main spine, and beside two lesser spines on either side of it."""
    flanks = []
    for start, begin, reach in ((0.0, 0.0, 1.0), (-0.34 * lit, 0.3, 0.30), (0.42 * lit, 0.42, 0.2)):
        y0 = top + (foot - top) * begin
        spine = ridge(chance, foot - y0, 0.0, half * 0.16, 0.6)
        points = [(x + start * half + (drift * 0.9 - 0.18 * lit * down), y0 + down) for down, drift in spine]
        flanks.append(
            [
                *points,
                (x + start * half + lit * half * reach * 1.3, foot),
                (x + start * half + lit * half * reach * 0.2, y0),
            ]
        )
    return canvas.mask(*flanks)


def _lava(chance: Chance, canvas: Canvas, x: float, top: float, foot: float) -> None:
    canvas.glow(x, top, H * 0.55, (255, 120, 40), 0.95)
    canvas.glow(x, top, H * 0.2, (255, 220, 140), 0.9)
    for _ in range(5):
        flow = [(x + chance.span(-14, 14), top)]
        drift = chance.span(-22, 22)
        for at in range(1, 7):
            flow.append((flow[-1][0] + drift + chance.span(-18, 18), top + (foot - top) * 0.13 * at))
        lava = canvas.mask(tapered(smooth(flow), 10, 2))
        canvas.shine(lava, (255, 90, 20), blur=14)
        canvas.paint(lava, (255, 240, 160), (255, 110, 30))
    for _ in range(26):
        angle, reach = chance.span(-0.9, 0.9), H * chance.span(0.03, 0.2)
        canvas.glow(x + reach * 1.2 * angle, top - reach, chance.span(4, 10), (255, 190, 90), 1.0)


def _snow(
    canvas: Canvas, tint: Tint, whole: Image.Image, sunny: Image.Image, streaks: Image.Image, top: float, foot: float
) -> None:
    cover = Image.new("L", SIZE, 0)
    cover.paste(fade(255, 0, (SIZE[0], round((foot - top) * 0.66 / SCALE))), (0, round(top / SCALE)))
    edge = ImageChops.subtract(cover, streaks.point([min(255, value * 3 // 4 + 40) for value in range(256)]))
    edge = ImageChops.multiply(edge.point([min(255, value * 7) for value in range(256)]), whole)
    canvas.image.paste(mix(tint.light, tint.sky[1], 0.45), (0, 0), edge)
    canvas.image.paste(mix(tint.light, (255, 255, 255), 0.5), (0, 0), ImageChops.multiply(edge, sunny))


def forest(chance: Chance, tint: Tint) -> Canvas:
    """Inside a wood, with light falling between the trunks."""
    canvas = skies.open_sky(chance, tint, 0.9)
    x, y = W * chance.span(0.38, 0.62), H * chance.span(0.2, 0.4)
    canvas.glow(x, y, W * 0.55, tint.light, 0.8)
    canvas.glow(x, y, W * 0.2, tint.light, 0.7)
    haze = mix(tint.sky[3], tint.light, 0.3)
    for depth, count, width in ((0.0, 16, (8, 16)), (0.35, 10, (16, 28)), (0.8, 4, (52, 80))):
        color = mix(mix(tint.far, haze, 0.55), tint.near, depth)
        ground = H * (0.68 + depth * 0.2)
        mask = growth.trunks(chance, canvas, color, count, width, ground)
        canvas.rim(mask, tint.light, 3 if depth < 0.5 else 4, -1, 0.35)
        line = rolling(chance, W, ground, H * 0.03)
        floor = canvas.mask([*line, (W, H), (0, H)])
        canvas.paint(floor, mix(color, (120, 150, 60), 0.3), scaled(color, 0.8))
        canvas.veil(haze, ground - H * 0.25, ground, 0.0, 0.42 * (1 - depth))
        if depth < 0.5:
            skies.rays(chance, canvas, x, y - H * 0.2, tint.light, 0.34, 11)
    growth.foliage(chance, canvas, tint.near, True)
    growth.grass(chance, canvas, H, mix(tint.near, tint.far, 0.15), (20, 70), 120)
    for _ in range(12):
        canvas.glow(chance.span(0.1, 0.9) * W, H * chance.span(0.4, 0.9), chance.span(5, 12), tint.accent, 0.9)
    return canvas


def rocks(chance: Chance, canvas: Canvas, tint: Tint, base: float) -> None:
    """Dark rocks at the lower corners."""
    shapes = []
    for index in range(8):
        x = W * (chance.span(-0.05, 0.25) if index % 2 else chance.span(0.75, 1.05))
        shapes.append(wobbled(chance, x, base + 8, chance.span(24, 62), 0.3, 9))
    canvas.silhouette(canvas.mask(*shapes), mix(tint.near, tint.far, 0.12), mix(tint.light, tint.far, 0.5), (3, -4))
