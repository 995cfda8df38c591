"""What is built: castles, towers, ruins, arches, roofs, banners."""

from __future__ import annotations

import math
from collections.abc import Sequence

from gui.painting.scenes.canvas import Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, smooth, star, tapered
from gui.painting.scenes.tints import Rgb, scaled

Outline = list[Point]


def tower(chance: Chance, x: float, foot: float, width: float, height: float) -> tuple[list[Outline], list[Point]]:
    """A tower with a spire or battlements: its outlines, and where its windows are."""
    half, top = width / 2, foot - height
    body = [(x - half, foot + 20), (x - half * 0.9, top), (x + half * 0.9, top), (x + half, foot + 20)]
    shapes: list[Outline] = [
        body,
        [
            (x - half * 1.15, top + 8),
            (x - half * 1.15, top - 4),
            (x + half * 1.15, top - 4),
            (x + half * 1.15, top + 8),
        ],
    ]
    if chance.happens(0.65):
        spire = width * chance.span(1.1, 2.1)
        shapes.append([(x - half * 1.2, top), (x, top - spire), (x + half * 1.2, top)])
        shapes.append(
            [
                (x - 1.5, top - spire + 4),
                (x - 1.5, top - spire - 16),
                (x + 1.5, top - spire - 16),
                (x + 1.5, top - spire + 4),
            ]
        )
        if chance.happens(0.5):
            shapes.append([(x, top - spire - 16), (x + width * 0.45, top - spire - 11), (x, top - spire - 6)])
    else:
        merlon = width * 1.15 / 7
        for index in range(0, 7, 2):
            left = x - half * 1.15 + index * merlon
            shapes.append(
                [
                    (left, top - 2),
                    (left, top - merlon * 1.3),
                    (left + merlon, top - merlon * 1.3),
                    (left + merlon, top - 2),
                ]
            )
    windows = [
        (x + chance.span(-0.35, 0.35) * half, top + height * chance.span(0.1, 0.75)) for _ in range(chance.whole(1, 4))
    ]
    return shapes, windows


def castle(
    chance: Chance, canvas: Canvas, x: float, foot: float, size: float, stone: Rgb, light: Rgb, glow: Rgb
) -> None:
    """A cluster of towers on a wall, with lit windows."""
    shapes: list[Sequence[Point]] = []
    windows: list[Point] = []
    towers = chance.whole(4, 6)
    for index in range(towers):
        at = (index + 0.5) / towers - 0.5
        height = size * (1.0 - 1.35 * abs(at)) * chance.span(0.72, 1.05)
        parts, lit = tower(chance, x + at * size * 1.1, foot, size * chance.span(0.11, 0.19), height)
        shapes += parts
        windows += lit
    shapes.append(
        [
            (x - size * 0.6, foot + 24),
            (x - size * 0.56, foot - size * 0.2),
            (x + size * 0.56, foot - size * 0.2),
            (x + size * 0.6, foot + 24),
        ]
    )
    mask = canvas.mask(*shapes)
    canvas.paint(mask, stone, scaled(stone, 0.7))
    canvas.rim(mask, light, 4, -3, 0.55)
    for wx, wy in windows:
        canvas.glow(wx, wy, size * 0.09, glow, 0.55)
        canvas.fill([(wx - 2.5, wy + 5), (wx - 2.5, wy - 5), (wx, wy - 7), (wx + 2.5, wy - 5), (wx + 2.5, wy)], glow)


def skyline(chance: Chance, canvas: Canvas, base: float, color: Rgb, glow: Rgb, tall: tuple[float, float]) -> None:
    """Roofs and towers of a town from edge to edge."""
    shapes: list[Sequence[Point]] = []
    windows: list[Point] = []
    x = -20.0
    while x < W + 20:
        width = chance.span(26, 62)
        if chance.happens(0.3):
            parts, lit = tower(chance, x + width / 2, H, width * 0.7, H - base + chance.span(*tall) * 1.3)
            shapes += parts
        else:
            top = base - chance.span(*tall) * 0.7
            peak = width * chance.span(0.35, 0.9)
            shapes.append([(x, H), (x, top), (x + width / 2, top - peak), (x + width, top), (x + width, H)])
            lit = [(x + width * chance.span(0.25, 0.75), top + chance.span(10, 60)) for _ in range(chance.whole(0, 3))]
        windows += lit
        x += width * chance.span(0.75, 1.05)
    canvas.paint(canvas.mask(*shapes), color, scaled(color, 0.6))
    for wx, wy in windows:
        canvas.glow(wx, wy, 16, glow, 0.4)
        canvas.fill([(wx - 2, wy - 3), (wx + 2, wy - 3), (wx + 2, wy + 4), (wx - 2, wy + 4)], glow)


def ruins(chance: Chance, canvas: Canvas, foot: float, stone: Rgb, light: Rgb) -> None:
    """Broken columns and an arch."""
    shapes: list[Sequence[Point]] = []
    for x in (0.12, 0.24, 0.36, 0.66, 0.78, 0.9):
        cx, width = W * (x + chance.span(-0.02, 0.02)), chance.span(24, 34)
        tall = chance.span(90, 270)
        top, half = foot - tall, width / 2
        broken = [
            (cx - half, top),
            (cx - half * 0.3, top - chance.span(4, 18)),
            (cx + half * 0.3, top + chance.span(-4, 12)),
            (cx + half, top - chance.span(0, 16)),
        ]
        shapes.append([(cx - half, foot + 30), *broken, (cx + half, foot + 30)])
        shapes.append(
            [
                (cx - half * 1.4, foot + 30),
                (cx - half * 1.4, foot - 12),
                (cx + half * 1.4, foot - 12),
                (cx + half * 1.4, foot + 30),
            ]
        )
    shapes += archway(W * 0.5 + chance.span(-20, 20), foot, W * 0.24, chance.span(210, 280))
    mask = canvas.mask(*shapes)
    canvas.paint(mask, scaled(stone, 1.15), scaled(stone, 0.6))
    canvas.rim(mask, light, 5, -3, 0.6)


def archway(x: float, foot: float, width: float, height: float) -> list[Outline]:
    """A round arch on two piers."""
    half, thick = width / 2, width * 0.2
    spring = foot - height + half
    outer = [(x - half * math.cos(math.pi * at / 16), spring - half * math.sin(math.pi * at / 16)) for at in range(17)]
    inner = [
        (x + (half - thick) * math.cos(math.pi * at / 16), spring - (half - thick) * math.sin(math.pi * at / 16))
        for at in range(17)
    ]
    return [
        [
            (x - half, foot + 30),
            *outer,
            (x + half, foot + 30),
            (x + half - thick, foot + 30),
            *inner,
            (x - half + thick, foot + 30),
        ]
    ]


def banner(
    chance: Chance, canvas: Canvas, x: float, foot: float, height: float, cloth: Rgb, pole: Rgb, mark: Rgb
) -> None:
    """A standard on a pole, its cloth in the wind, with a star on it."""
    canvas.fill(tapered([(x, foot), (x, foot - height)], height * 0.03, height * 0.02), pole)
    top, wide, drop = foot - height * 0.97, height * 0.42, height * 0.34
    wave = chance.span(-0.08, 0.08) * height
    cloth_line = smooth([(x, top), (x + wide * 0.5, top + wave), (x + wide, top + drop * 0.1)])
    lower = smooth(
        [
            (x + wide * 0.94, top + drop * 0.9),
            (x + wide * 0.72, top + drop * 0.62),
            (x + wide * 0.5, top + drop + wave),
            (x, top + drop),
        ]
    )
    mask = canvas.mask(cloth_line + lower)
    canvas.paint(mask, scaled(cloth, 1.15), scaled(cloth, 0.6))
    canvas.rim(mask, mark, 2, -3, 0.5)
    canvas.fill(star(x + wide * 0.36, top + drop * 0.5 + wave * 0.6, drop * 0.26, drop * 0.1, 5), mark)
