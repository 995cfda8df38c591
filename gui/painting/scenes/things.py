"""Artifacts: blades, shields, orbs, rings, cups, lanterns, gears, monoliths, ships."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import ImageChops

from gui.painting.scenes import lands, skies, stages
from gui.painting.scenes.canvas import SIZE, Canvas, H, W, noise
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, circle, smooth, star, tapered
from gui.painting.scenes.sigils import rosette
from gui.painting.scenes.tints import Rgb, Tint, mix, scaled
from gui.painting.scenes.weapons import WHITE, gem, metal, showcase

Outline = Sequence[Point]


def pedestal(chance: Chance, canvas: Canvas, tint: Tint, top: float) -> None:
    """A base of stone slabs for what is shown."""
    stone = mix(tint.near, tint.far, 0.35)
    for half, y0, y1 in ((H * 0.30, top, top + 26), (H * 0.25, top + 26, top + 60), (H * 0.36, top + 60, H + 10)):
        slab = canvas.mask(
            [(W / 2 - half, y0), (W / 2 + half, y0), (W / 2 + half * 1.04, y1), (W / 2 - half * 1.04, y1)]
        )
        canvas.paint(slab, mix(stone, tint.light, 0.12), scaled(stone, 0.5))
        canvas.rim(slab, mix(tint.light, stone, 0.4), 3, -4, 0.7)
    canvas.shade(W / 2, top + 4, H * 0.2, tint.near, 0.7, 0.16)


def orb(chance: Chance, tint: Tint) -> Canvas:
    """A globe of glass with weather inside."""
    canvas = showcase(chance, tint)
    x, y, radius = W / 2, H * 0.42, H * 0.27
    pedestal(chance, canvas, tint, H * 0.76)
    claw = [
        tapered(
            smooth(
                [(x + side * 20, H * 0.78), (x + side * 96, H * 0.7), (x + side * radius * 0.92, y + radius * 0.55)]
            ),
            24,
            4,
        )
        for side in (-1, 1)
    ]
    metal(
        canvas,
        canvas.mask(*claw, [(x - 70, H * 0.72), (x + 70, H * 0.72), (x + 84, H * 0.78), (x - 84, H * 0.78)]),
        mix(tint.far, (170, 130, 70), 0.5),
        tint.light,
    )
    ball = canvas.mask(circle(x, y, radius, 90))
    canvas.paint(ball, mix(tint.sky[1], tint.near, 0.2), mix(tint.sky[2], tint.accent, 0.3))
    storm = noise(chance, SIZE, (9, 9), 5).point([max(0, min(255, (v - 110) * 3)) for v in range(256)])
    canvas.image.paste(
        mix(tint.accent, tint.light, 0.5),
        (0, 0),
        ImageChops.multiply(storm, ball).point([v * 7 // 10 for v in range(256)]),
    )
    canvas.glow(x, y + radius * 0.2, radius * 0.8, tint.accent, 0.8)
    canvas.rim(ball, scaled(tint.near, 0.7), -12, 10, 0.6)
    canvas.rim(ball, tint.light, 6, -6, 0.9)
    canvas.glow(x - radius * 0.42, y - radius * 0.48, radius * 0.32, WHITE, 0.9, 0.7)
    return canvas


def ring(chance: Chance, tint: Tint) -> Canvas:
    """A ring or an amulet with a stone."""
    canvas = showcase(chance, tint)
    gold = mix(tint.accent, (206, 158, 76), 0.6)
    x, y, radius = W / 2, H * 0.54, H * 0.27
    band = ImageChops.subtract(
        canvas.mask(circle(x, y, radius, 90, 0.96)), canvas.mask(circle(x, y + 6, radius * 0.78, 90, 0.93))
    )
    metal(canvas, band, gold, tint.light)
    for index in range(16):
        angle = math.tau * index / 16
        canvas.fill(
            star(x + radius * 0.89 * math.cos(angle), y + radius * 0.87 * math.sin(angle), 9, 4, 4),
            mix(tint.near, gold, 0.25),
        )
    setting = canvas.mask(star(x, y - radius * 0.96, 74, 56, 8))
    metal(canvas, setting, gold, tint.light)
    gem(canvas, x, y - radius * 0.96, 54, tint.accent)
    return canvas


def cup(chance: Chance, tint: Tint) -> Canvas:
    """A chalice that overflows with light."""
    canvas = showcase(chance, tint)
    gold = mix(tint.far, (206, 164, 92), 0.6)
    pedestal(chance, canvas, tint, H * 0.8)
    x = W / 2
    right = smooth([(118, -190), (112, -110), (70, -44), (22, -16), (14, 20), (22, 60), (58, 92), (84, 104)])
    outline = [(x + px, H * 0.6 + py) for px, py in right] + [(x - px, H * 0.6 + py) for px, py in right[::-1]]
    metal(canvas, canvas.mask(outline), gold, tint.light)
    lip = canvas.mask(circle(x, H * 0.6 - 190, 118, 60, 0.2))
    canvas.paint(lip, mix(tint.accent, WHITE, 0.6), tint.accent)
    canvas.glow(x, H * 0.6 - 200, H * 0.42, tint.accent, 0.9)
    gem(canvas, x, H * 0.6 - 92, 22, tint.accent)
    for side in (-1, 1):
        gem(canvas, x + side * 62, H * 0.6 - 104, 13, mix(tint.accent, tint.sky[2], 0.5))
    for _ in range(26):
        canvas.glow(x + chance.span(-120, 120), H * chance.span(0.04, 0.3), chance.span(4, 14), tint.accent, 1.0)
    return canvas


def gears(chance: Chance, tint: Tint) -> Canvas:
    """Wheels of a great machine."""
    canvas = showcase(chance, tint)
    for depth, count in ((0.6, 4), (0.0, 3)):
        for index in range(count):
            x = W * (index + 0.5 + chance.span(-0.25, 0.25)) / count
            y, radius = H * chance.span(0.25, 0.8), H * chance.span(0.16, 0.3)
            color = mix(mix(tint.far, (170, 126, 72), 0.45), tint.sky[1], depth)
            _gear(chance, canvas, x, y, radius, color, tint)
        if depth:
            canvas.shade(W / 2, H / 2, W * 0.7, tint.near, 0.45)
    gem(canvas, W / 2, H * 0.48, 34, tint.accent)
    return canvas


def _gear(chance: Chance, canvas: Canvas, x: float, y: float, radius: float, color: Rgb, tint: Tint) -> None:
    teeth = chance.whole(10, 18)
    turn = chance.unit()
    rim: list[Point] = []
    for index in range(teeth):
        for part, reach in ((0.0, 0.88), (0.2, 1.0), (0.5, 1.0), (0.7, 0.88)):
            angle = turn + math.tau * (index + part) / teeth
            rim.append((x + radius * reach * math.cos(angle), y + radius * reach * math.sin(angle)))
    holes: list[Outline] = [circle(x, y, radius * 0.12, 24)]
    spokes = chance.pick((4, 5, 6))
    for index in range(spokes):
        angle = turn + math.tau * index / spokes
        holes.append(circle(x + radius * 0.5 * math.cos(angle), y + radius * 0.5 * math.sin(angle), radius * 0.19, 30))
    metal(canvas, ImageChops.subtract(canvas.mask(rim), canvas.mask(*holes)), color, tint.light)


def monolith(chance: Chance, tint: Tint) -> Canvas:
    """A carved stone in the wild, its runes alight."""
    canvas, foot = stages.hilltop(chance, tint, 0.9)
    x, half, top = W / 2, H * chance.span(0.12, 0.17), H * 0.1
    stone = canvas.mask(
        [
            (x - half * 1.1, foot + 20),
            (x - half, top + 46),
            (x - half * 0.3, top),
            (x + half * 0.8, top + 24),
            (x + half * 1.1, foot + 20),
        ]
    )
    rock = mix(tint.near, tint.far, 0.3)
    canvas.paint(stone, mix(rock, tint.sky[2], 0.2), scaled(rock, 0.55))
    cracks = noise(chance, SIZE, (20, 14), 4).point([max(0, min(120, (v - 140) * 4)) for v in range(256)])
    canvas.image.paste(scaled(rock, 0.5), (0, 0), ImageChops.multiply(cracks, stone))
    canvas.rim(stone, mix(tint.light, rock, 0.2), 5, -4, 0.8)
    runes = rosette(chance, x, H * 0.36, half * 0.62)
    lines: list[Outline] = []
    for row in range(4):
        for column in (-1, 0, 1):
            cx, cy = x + column * half * 0.5, H * 0.58 + row * H * 0.065
            bent = [(cx - 8, cy - 12), (cx + chance.span(-8, 8), cy), (cx + 8 * chance.side(), cy + 12)]
            lines += [tapered(bent, 4, 4), tapered([(cx, cy - 12), (cx, cy + chance.span(-4, 12))], 4, 4)]
    runes = ImageChops.lighter(runes, canvas.mask(*lines))
    canvas.shine(runes, tint.accent, blur=14)
    canvas.image.paste(mix(tint.accent, WHITE, 0.45), (0, 0), runes)
    stages.ground(chance, canvas, tint, foot)
    return canvas


def lantern(chance: Chance, tint: Tint) -> Canvas:
    """A lantern with a captive light."""
    canvas = showcase(chance, tint)
    x, iron = W / 2, mix(tint.near, (110, 92, 70), 0.5)
    canvas.glow(x, H * 0.5, H * 0.55, tint.accent, 0.9)
    glass = canvas.mask([(x - 92, H * 0.32), (x + 92, H * 0.32), (x + 112, H * 0.76), (x - 112, H * 0.76)])
    canvas.paint(glass, mix(tint.accent, tint.near, 0.35), mix(tint.accent, WHITE, 0.2))
    flame = smooth(
        [(x, H * 0.36), (x + 34, H * 0.54), (x + 20, H * 0.68), (x - 20, H * 0.68), (x - 34, H * 0.54)], closed=True
    )
    canvas.shine(canvas.mask(flame), tint.light, blur=16)
    canvas.paint(canvas.mask(flame), WHITE, mix(tint.accent, WHITE, 0.5))
    frame: list[Outline] = [
        [(x - 130, H * 0.33), (x, H * 0.18), (x + 130, H * 0.33)],
        [(x - 130, H * 0.75), (x + 130, H * 0.75), (x + 112, H * 0.86), (x - 112, H * 0.86)],
        *(tapered([(x + at * 92, H * 0.32), (x + at * 112, H * 0.76)], 13, 13) for at in (-1.0, -0.33, 0.33, 1.0)),
        tapered([*circle(x, H * 0.13, 34, 24), (x + 34, H * 0.13)], 9, 9),
    ]
    metal(canvas, canvas.mask(*frame), iron, mix(tint.light, tint.accent, 0.4))
    return canvas


def vessel(chance: Chance, tint: Tint) -> Canvas:
    """A ship, on the sea or on the clouds: for vehicles."""
    afloat = chance.happens(0.5)
    canvas = stages.seascape(chance, tint, 0.74) if afloat else skies.open_sky(chance, tint, 0.95)
    level, side = H * 0.74, chance.side()
    if not afloat:
        stages.great_disc(chance, canvas, tint, W * 0.5, H * 0.4, H * 0.24)
        skies.clouds(chance, canvas, tint, 0.1, 0.7)
        lands.range_of_hills(chance, canvas, tint, 2, 0.88, 0.97, 1.0)
        level = H * 0.66
    hull = smooth(
        [(-210, -60), (-170, -30), (0, -24), (150, -34), (236, -84), (206, 0), (150, 40), (-120, 40), (-180, 6)],
        closed=True,
    )
    parts: list[Outline] = [
        hull,
        tapered([(220, -78), (300, -116)], 9, 3),
        [(-212, -58), (-214, -110), (-150, -104), (-146, -30)],
    ]
    sails: list[Outline] = []
    for x, tall in ((-110, 230), (10, 300), (116, 220)):
        parts.append(tapered([(x, -24), (x, -24 - tall)], 9, 4))
        for low, high in ((0.14, 0.52), (0.56, 0.9)):
            wide = 74 * (1.15 - high * 0.5)
            y0, y1 = -24 - tall * low, -24 - tall * high
            sails.append(
                smooth(
                    [
                        (x - wide * 0.7, y1),
                        (x + wide * 0.7, y1),
                        (x + wide * 1.15, (y0 + y1) / 2),
                        (x + wide * 0.86, y0),
                        (x - wide * 0.5, y0),
                        (x - wide * 0.2, (y0 + y1) / 2),
                    ],
                    closed=True,
                    steps=5,
                )
            )
        parts.append([(x, -24 - tall), (x - 40, -16 - tall), (x, -8 - tall)])
    place = [[(W / 2 + side * px, level + py) for px, py in part] for part in parts]
    cloth = canvas.mask(*([(W / 2 + side * px, level + py) for px, py in part] for part in sails))
    canvas.paint(cloth, mix(tint.light, tint.sky[2], 0.45), mix(tint.far, tint.near, 0.35))
    canvas.rim(cloth, mix(tint.light, WHITE, 0.4), 4 * side, -3, 0.8)
    stages.dark_shape(canvas, tint, canvas.mask(*place), 0.12, side)
    if not afloat:
        skies.clouds(chance, canvas, tint, 0.68, 1.0, 1.0)
    for x in range(-120, 140, 52):
        canvas.glow(W / 2 + side * x, level + 2, 16, tint.accent, 0.9)
    return canvas
