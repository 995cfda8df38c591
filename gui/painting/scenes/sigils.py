"""Sigils: glowing figures with rotational symmetry, for enchantments and emblems.

Mosaics are for sagas and classes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw

from gui.painting.scenes import lands, skies, stages, wild_places
from gui.painting.scenes.canvas import SCALE, SIZE, UNITS, Canvas, H, W, noise
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, circle, moved, smooth, star, tapered
from gui.painting.scenes.tints import Tint, color_at, mix, scaled

Outline = Sequence[Point]


def sigil(chance: Chance, tint: Tint) -> Canvas:
    """A rosette of light over a drifting veil."""
    return sealed(chance, tint, _veils(chance, tint))


def sealed(chance: Chance, tint: Tint, canvas: Canvas) -> Canvas:
    """A rosette of light over a picture."""
    x, y = W / 2, H * 0.5
    canvas.shade(x, y, H * 0.75, tint.near, 0.55)
    canvas.glow(x, y, H * 0.6, tint.accent, 0.5)
    mask = rosette(chance, x, y, H * 0.4)
    canvas.shine(mask, tint.accent, blur=16, strength=0.9)
    canvas.shine(mask, tint.accent, blur=5, strength=0.8)
    canvas.image.paste(mix(tint.light, (255, 255, 255), 0.5), (0, 0), mask)
    canvas.glow(x, y, H * 0.18, tint.light, 0.9)
    for _ in range(26):
        angle, reach = chance.span(0, math.tau), H * chance.span(0.1, 0.62)
        canvas.glow(
            x + reach * 1.2 * math.cos(angle), y + reach * math.sin(angle), chance.span(4, 12), tint.accent, 0.9
        )
    return canvas


def _veils(chance: Chance, tint: Tint) -> Canvas:
    """Curtains of light in a night sky."""
    deep = mix(tint.near, tint.sky[0], 0.55)
    canvas = Canvas.sky((deep, mix(tint.sky[0], tint.sky[1], 0.5), mix(tint.sky[1], tint.near, 0.2), deep))
    skies.stars(chance, canvas, tint.light, 110)
    folds = noise(chance, SIZE, (7, 2), 5).point([max(0, min(255, (v - 100) * 2)) for v in range(256)])
    canvas.shine(folds, mix(tint.sky[2], tint.accent, 0.3), strength=0.42)
    return canvas


def rosette_on(chance: Chance, side: int) -> Image.Image:
    """A rosette that fills a square mask of that side."""
    mask = Image.new("L", (side, side), 0)
    _draw_rosette(chance, mask, side / 2, side / 2, side * 0.44)
    return mask


def rosette(chance: Chance, x: float, y: float, radius: float) -> Image.Image:
    """A rosette as a mask of the canvas."""
    mask = Image.new("L", UNITS, 0)
    _draw_rosette(chance, mask, x, y, radius)
    return mask.reduce(SCALE)


def _draw_rosette(chance: Chance, mask: Image.Image, x: float, y: float, radius: float) -> None:
    """A figure of rings, petals, stars and knots, the same in every direction."""
    tips = chance.pick((3, 4, 5, 6, 8, 12))
    for reach in (1.0, chance.span(0.9, 0.95), chance.span(0.55, 0.7)):
        _ring(mask, x, y, radius * reach, chance.span(2, 5))
    figures = [_petals, _stars, _spokes, _beads, _blades]
    for _ in range(3):
        chance.pick(figures)(chance, mask, x, y, radius, tips)
    _ring(mask, x, y, radius * 0.2, 4)
    ImageDraw.Draw(mask).polygon(star(x, y, radius * 0.17, radius * 0.06, max(4, tips), chance.unit()), fill=255)


def _ring(mask: Image.Image, x: float, y: float, radius: float, width: float) -> None:
    draw = ImageDraw.Draw(mask)
    draw.line(
        [*circle(x, y, radius, 120), *circle(x, y, radius, 120)[:2]],
        fill=255,
        width=max(2, round(width)),
        joint="curve",
    )


def _petals(chance: Chance, mask: Image.Image, x: float, y: float, radius: float, tips: int) -> None:
    reach, wide = chance.span(0.6, 0.92), chance.span(0.12, 0.3)
    draw = ImageDraw.Draw(mask)
    for index in range(tips * (2 if tips < 6 else 1)):
        angle = math.tau * index / (tips * (2 if tips < 6 else 1))
        petal = smooth(
            [
                (0, -radius * 0.2),
                (radius * wide, -radius * reach * 0.6),
                (0, -radius * reach),
                (-radius * wide, -radius * reach * 0.6),
            ],
            closed=True,
        )
        outline = moved(petal, x, y, 1, angle)
        draw.line([*outline, *outline[:2]], fill=255, width=4, joint="curve")


def _stars(chance: Chance, mask: Image.Image, x: float, y: float, radius: float, tips: int) -> None:
    draw = ImageDraw.Draw(mask)
    count = max(5, tips)
    skip = chance.pick((2, 3)) if count > 5 else 2
    rim = circle(x, y, radius * chance.span(0.7, 0.9), count)
    turn = chance.pick((0.0, math.pi / count))
    rim = [
        (
            (px - x) * math.cos(turn) - (py - y) * math.sin(turn) + x,
            (px - x) * math.sin(turn) + (py - y) * math.cos(turn) + y,
        )
        for px, py in rim
    ]
    for index in range(count):
        draw.line([rim[index], rim[(index + skip) % count]], fill=255, width=4)


def _spokes(chance: Chance, mask: Image.Image, x: float, y: float, radius: float, tips: int) -> None:
    draw = ImageDraw.Draw(mask)
    count = tips * 3 if tips < 6 else tips * 2
    inner, outer = radius * chance.span(0.28, 0.5), radius * chance.span(1.04, 1.12)
    for index in range(count):
        angle = math.tau * index / count
        far = outer if index % 2 == 0 else outer * 0.93
        points = [
            (x + inner * math.cos(angle), y + inner * math.sin(angle)),
            (x + far * math.cos(angle), y + far * math.sin(angle)),
        ]
        draw.polygon(tapered(points, 2, 6), fill=255)


def _beads(chance: Chance, mask: Image.Image, x: float, y: float, radius: float, tips: int) -> None:
    draw = ImageDraw.Draw(mask)
    reach, size = radius * chance.span(0.72, 1.0), radius * chance.span(0.045, 0.09)
    count = tips * 2
    for bead in circle(x, y, reach, count):
        draw.polygon(circle(bead[0], bead[1], size, 30), fill=255)
        draw.polygon(circle(bead[0], bead[1], size * 0.5, 30), fill=0)


def _blades(chance: Chance, mask: Image.Image, x: float, y: float, radius: float, tips: int) -> None:
    draw = ImageDraw.Draw(mask)
    hook = chance.span(0.2, 0.5) * chance.side()
    for index in range(tips):
        angle = math.tau * index / tips
        line = smooth(
            [
                (0, -radius * 0.22),
                (radius * hook * 0.4, -radius * 0.55),
                (radius * hook * 0.1, -radius * 0.86),
                (radius * hook, -radius * 1.02),
            ]
        )
        draw.polygon(moved(tapered(line, radius * 0.10, 2), x, y, 1, angle), fill=255)


def mosaic(chance: Chance, tint: Tint) -> Canvas:
    """A stained-glass window: a landscape broken into leaded panes under an arch of light."""
    places = (wild_places.fortress, wild_places.old_stones, lands.mountain, lands.plains, lands.islands)
    scene = chance.pick(places)(chance, tint)
    columns, rows = 17, 13
    nodes: list[list[Point]] = []
    for row in range(rows + 1):
        nodes.append(
            [
                (
                    W * (column + (chance.span(-0.32, 0.32) if 0 < column < columns else 0)) / columns,
                    H * (row + (chance.span(-0.32, 0.32) if 0 < row < rows else 0)) / rows,
                )
                for column in range(columns + 1)
            ]
        )
    tiny = scene.image.resize((columns * 2, rows), Image.Resampling.BOX)
    large = scene.image.resize(UNITS)
    draw = ImageDraw.Draw(large)
    lead = scaled(tint.near, 0.7)
    for row in range(rows):
        for column in range(columns):
            corners = (nodes[row][column], nodes[row][column + 1], nodes[row + 1][column + 1], nodes[row + 1][column])
            halves = ((0, 1, 2), (0, 2, 3)) if chance.happens(0.5) else ((0, 1, 3), (1, 2, 3))
            for part, half in enumerate(halves):
                tone = color_at(tiny, column * 2 + part, row)
                pane = scaled(tone, chance.span(0.82, 1.22))
                outline = [corners[index] for index in half]
                draw.polygon(outline, fill=pane)
                draw.line([*outline, outline[0]], fill=lead, width=4)
    scene.image = large.reduce(SCALE)
    _medallion(chance, scene, tint)
    return scene


def _medallion(chance: Chance, canvas: Canvas, tint: Tint) -> None:
    x, y, radius = W / 2, H * 0.48, H * 0.3
    disc = canvas.mask(circle(x, y, radius, 90))
    canvas.paint(disc, mix(tint.sky[1], tint.near, 0.3), tint.near)
    glass = rosette(chance, x, y, radius * 0.86)
    canvas.shine(glass, tint.accent, blur=12)
    canvas.image.paste(mix(tint.light, tint.accent, 0.35), (0, 0), glass)
    for width, color in ((14, scaled(tint.near, 0.6)), (6, mix(tint.accent, tint.light, 0.4))):
        rim = circle(x, y, radius, 120)
        canvas.line([*rim, *rim[:2]], color, width)
    canvas.glow(x, y, H * 0.7, tint.light, 0.4)
    skies.rays(chance, canvas, x, -H * 0.2, tint.light, 0.3, 15)


def heraldry(chance: Chance, tint: Tint) -> Canvas:
    """A hanging banner with a device: for classes."""
    canvas = stages.abyss(chance, tint)
    skies.rays(chance, canvas, W / 2, -H * 0.1, tint.light, 0.35, 13)
    left, right, top, foot = W * 0.27, W * 0.73, H * 0.06, H * 0.94
    cloth = canvas.mask([(left, top), (right, top), (right, foot - H * 0.16), (W / 2, foot), (left, foot - H * 0.16)])
    field = mix(tint.sky[1], tint.far, 0.35)
    canvas.paint(cloth, scaled(field, 1.1), scaled(field, 0.4))
    half = canvas.mask([(left, top), (W / 2, top), (W / 2, foot), (left, foot - H * 0.16)])
    if chance.happens(0.5):
        canvas.image.paste(mix(tint.sky[2], tint.near, 0.25), (0, 0), ImageChops.multiply(half, cloth))
    weave = noise(chance, SIZE, (60, 6), 3).point([max(0, min(80, v - 110)) for v in range(256)])
    canvas.image.paste(scaled(tint.near, 0.8), (0, 0), ImageChops.multiply(weave, cloth))
    gold = mix(tint.accent, tint.light, 0.35)
    inset = [
        (left + 16, top + 10),
        (right - 16, top + 10),
        (right - 16, foot - H * 0.17),
        (W / 2, foot - 22),
        (left + 16, foot - H * 0.17),
        (left + 16, top + 10),
    ]
    canvas.line(inset, gold, 5)
    device = rosette(chance, W / 2, H * 0.42, H * 0.24)
    canvas.shine(device, tint.accent, blur=10, strength=0.5)
    canvas.image.paste(gold, (0, 0), device)
    canvas.fill(tapered([(left - 36, top), (right + 36, top)], 16, 16), mix(tint.near, gold, 0.35))
    for x in (left - 36, right + 36):
        canvas.fill(circle(x, top, 17, 30), gold)
    canvas.rim(cloth, tint.light, 5, -2, 0.5)
    return canvas
