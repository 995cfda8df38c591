"""Places under a roof: halls, libraries, forges, laboratories, burrows."""

from __future__ import annotations

from gui.painting.scenes import skies
from gui.painting.scenes.canvas import Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import circle, rolling, smooth, tapered, wobbled
from gui.painting.scenes.tints import Rgb, Tint, mix, scaled


def _inside(tint: Tint, wall: Rgb) -> Canvas:
    """A room with a floor."""
    canvas = Canvas.sky((scaled(wall, 0.55), wall, scaled(wall, 1.05), scaled(wall, 0.7)))
    floor = canvas.mask([(0, H * 0.8), (W, H * 0.8), (W, H), (0, H)])
    canvas.paint(floor, scaled(wall, 0.5), scaled(wall, 0.3))
    for at in range(-6, 7):
        canvas.line([(W / 2 + at * 60, H * 0.8), (W / 2 + at * 150, H)], scaled(wall, 0.38), 2)
    return canvas


def pillared_hall(chance: Chance, tint: Tint) -> Canvas:
    """A temple's columns, and light between them."""
    wall = mix(mix(tint.sky[2], tint.far, 0.5), (150, 140, 130), 0.25)
    canvas = _inside(tint, scaled(wall, 0.8))
    canvas.glow(W / 2, H * 0.4, W * 0.34, tint.light, 0.95)
    skies.rays(chance, canvas, W * chance.span(0.3, 0.7), -H * 0.1, tint.light, 0.4, 13)
    for depth in (0.0, 0.5, 1.0):
        stone = mix(wall, tint.near, 0.15 + depth * 0.35)
        for side in (-1, 1):
            x = W / 2 + side * W * (0.17 + depth * 0.16)
            half, foot = W * (0.018 + depth * 0.017), H * (0.8 + depth * 0.12)
            column = canvas.mask(
                [(x - half, -10), (x + half, -10), (x + half, foot), (x - half, foot)],
                [
                    (x - half * 1.6, foot - 20),
                    (x + half * 1.6, foot - 20),
                    (x + half * 1.7, foot),
                    (x - half * 1.7, foot),
                ],
                [
                    (x - half * 1.6, H * 0.05),
                    (x + half * 1.6, H * 0.05),
                    (x + half * 1.3, H * 0.1),
                    (x - half * 1.3, H * 0.1),
                ],
            )
            canvas.paint(column, mix(stone, tint.light, 0.25), scaled(stone, 0.7))
            canvas.rim(column, tint.light, -5 * side, -2, 0.7)
    return canvas


def throne_room(chance: Chance, tint: Tint) -> Canvas:
    """Tall windows and hanging cloths."""
    wall = mix(mix(tint.sky[1], tint.near, 0.35), (110, 84, 70), 0.3)
    canvas = _inside(tint, wall)
    glass = mix(tint.light, tint.accent, 0.3)
    for at in range(4):
        x = W * (0.14 + at * 0.24)
        panes = [(x - 38, H * 0.62), (x - 38, H * 0.26), (x, H * 0.1), (x + 38, H * 0.26), (x + 38, H * 0.62)]
        canvas.glow(x, H * 0.38, H * 0.3, glass, 0.5)
        canvas.paint(canvas.mask(panes), mix(tint.sky[3], (255, 255, 255), 0.3), glass)
        for line in (
            [(x, H * 0.1), (x, H * 0.62)],
            [(x - 38, H * 0.36), (x + 38, H * 0.36)],
            [(x - 38, H * 0.49), (x + 38, H * 0.49)],
            [*panes, panes[0]],
        ):
            canvas.line(line, scaled(wall, 0.4), 5)
    cloth = mix(tint.accent, tint.far, 0.55)
    for at in range(3):
        x = W * (0.26 + at * 0.24)
        hung = canvas.mask([(x - 24, 0), (x + 24, 0), (x + 24, H * 0.5), (x, H * 0.58), (x - 24, H * 0.5)])
        canvas.paint(hung, scaled(cloth, 0.9), scaled(cloth, 0.55))
    skies.rays(chance, canvas, W * chance.unit(), -H * 0.1, tint.light, 0.25, 9)
    return canvas


def library(chance: Chance, tint: Tint) -> Canvas:
    """Shelves of books by lamplight."""
    wall = mix((84, 60, 44), tint.near, 0.25)
    canvas = _inside(tint, wall)
    backs = ((150, 60, 50), (60, 90, 130), (80, 120, 84), (180, 140, 80), (110, 76, 120), (196, 180, 150))
    for shelf in range(5):
        y = H * (0.14 + shelf * 0.16)
        x = 4.0
        while x < W:
            wide, tall = chance.span(9, 20), H * chance.span(0.08, 0.125)
            color = mix(chance.pick(backs), tint.near, 0.35)
            canvas.fill([(x, y), (x, y - tall), (x + wide - 2, y - tall), (x + wide - 2, y)], color)
            x += wide + (chance.span(10, 40) if chance.happens(0.08) else 0)
        canvas.fill([(0, y), (W, y), (W, y + 9), (0, y + 9)], scaled(wall, 0.55))
    for x in (W * 0.33, W * 0.67):
        canvas.fill([(x - 9, 0), (x + 9, 0), (x + 9, H * 0.8), (x - 9, H * 0.8)], scaled(wall, 0.5))
    canvas.glow(W * chance.span(0.2, 0.8), H * 0.3, W * 0.4, (255, 206, 130), 0.55)
    canvas.shade(W / 2, H * 0.55, W * 0.3, scaled(wall, 0.5), 0.35)
    return canvas


def forge(chance: Chance, tint: Tint) -> Canvas:
    """A smithy's fire, chains and wheels."""
    wall = mix((70, 58, 56), tint.near, 0.4)
    canvas = _inside(tint, wall)
    x = W * chance.pick((0.24, 0.76))
    canvas.paint(
        canvas.mask(
            [
                (x - 120, H * 0.84),
                (x - 110, H * 0.3),
                (x - 60, H * 0.18),
                (x + 60, H * 0.18),
                (x + 110, H * 0.3),
                (x + 120, H * 0.84),
            ]
        ),
        scaled(wall, 1.15),
        scaled(wall, 0.6),
    )
    canvas.fill(
        [(x - 70, H * 0.8), (x - 70, H * 0.5), (x, H * 0.38), (x + 70, H * 0.5), (x + 70, H * 0.8)], (60, 16, 10)
    )
    canvas.glow(x, H * 0.7, H * 0.6, (255, 140, 50), 0.95)
    for _ in range(7):
        fx = x + chance.span(-50, 50)
        canvas.fill(
            tapered(
                smooth(
                    [
                        (fx, H * 0.8),
                        (fx + chance.span(-14, 14), H * 0.66),
                        (fx + chance.span(-10, 10), H * chance.span(0.44, 0.58)),
                    ]
                ),
                34,
                2,
            ),
            chance.pick(((255, 210, 110), (255, 150, 60))),
        )
    for at in range(5):
        cx = W * (at + chance.span(0.2, 0.8)) / 5
        for link in range(chance.whole(3, 7)):
            ring = circle(cx, 14 + link * 26, 10, 14, 1.5)
            canvas.line([*ring, ring[0]], scaled(wall, 1.5), 4)
    skies_dust = mix((255, 190, 90), tint.accent, 0.3)
    for _ in range(22):
        canvas.glow(x + chance.span(-200, 200), H * chance.span(0.1, 0.8), chance.span(3, 8), skies_dust, 1.0)
    return canvas


def laboratory(chance: Chance, tint: Tint) -> Canvas:
    """Glass vessels, coils and lamps."""
    wall = mix((58, 74, 84), tint.near, 0.3)
    canvas = _inside(tint, wall)
    for at in range(6):
        x = W * (at + 0.5) / 6
        top = H * chance.span(0.3, 0.5)
        fluid = chance.pick(((120, 230, 190), (250, 190, 90), (190, 130, 240), (250, 120, 120), tint.accent))
        canvas.glow(x, H * 0.66, 70, fluid, 0.6)
        vessel = (
            canvas.mask(
                [
                    (x - 12, top),
                    (x + 12, top),
                    (x + 12, top + 50),
                    (x + 44, H * 0.78),
                    (x - 44, H * 0.78),
                    (x - 12, top + 50),
                ]
            )
            if at % 2
            else canvas.mask(
                circle(x, H * 0.68, 48, 40), [(x - 10, top), (x + 10, top), (x + 10, H * 0.66), (x - 10, H * 0.66)]
            )
        )
        canvas.paint(vessel, mix(fluid, (255, 255, 255), 0.5), scaled(fluid, 0.6))
        canvas.rim(vessel, (255, 255, 255), 3, -3, 0.8)
    for at in range(4):
        y = H * (0.08 + at * 0.06)
        canvas.line(rolling(chance, W, y, 26), scaled(wall, 1.5), 6)
    return canvas


def nest(chance: Chance, tint: Tint) -> Canvas:
    """A burrow of roots and earth."""
    earth = mix((92, 66, 46), tint.near, 0.35)
    canvas = Canvas.sky((scaled(earth, 0.4), scaled(earth, 0.8), earth, scaled(earth, 0.45)))
    x, y = W * chance.span(0.35, 0.65), H * 0.42
    hole = canvas.mask(wobbled(chance, x, y, H * 0.32, 0.12, 12))
    canvas.paint(hole, mix(tint.sky[2], tint.light, 0.4), mix(tint.sky[3], tint.light, 0.2))
    canvas.glow(x, y, H * 0.5, tint.light, 0.7)
    roots = []
    for _ in range(12):
        rx = W * chance.unit()
        roots.append(
            tapered(
                smooth(
                    [
                        (rx, -10),
                        (rx + chance.span(-60, 60), H * 0.2),
                        (rx + chance.span(-80, 80), H * chance.span(0.3, 0.6)),
                    ]
                ),
                20,
                2,
            )
        )
    mask = canvas.mask(*roots)
    canvas.paint(mask, scaled(earth, 1.25), scaled(earth, 0.5))
    canvas.rim(mask, tint.light, 3, -2, 0.5)
    return canvas
