"""What grows: conifers, broad trees, dead trees, trunks, grass, reeds, mushrooms."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from gui.painting.scenes.canvas import Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, circle, height_at, smooth, tapered, wobbled
from gui.painting.scenes.tints import Rgb, mix, scaled

Outline = list[Point]


def conifer(chance: Chance, x: float, foot: float, height: float) -> Outline:
    """A fir: jagged tiers narrowing to the tip."""
    tiers = max(5, round(height / 16))
    left: Outline = []
    right: Outline = []
    for tier in range(tiers):
        y = foot - height + height * 0.94 * (tier + 1) / tiers
        half = height * 0.24 * ((tier + 1) / tiers) ** 0.9 * chance.span(0.8, 1.15)
        left += [(x - half, y + height * 0.02), (x - half * 0.5, y - height * 0.015)]
        right += [(x + half, y + height * 0.02), (x + half * 0.5, y - height * 0.015)]
    trunk = height * 0.03
    return [(x, foot - height), *right, (x + trunk, foot), (x - trunk, foot), *left[::-1]]


def conifer_row(
    chance: Chance, canvas: Canvas, line: Sequence[Point], color: Rgb, height: tuple[float, float], step: float
) -> Image.Image:
    """Firs along a ridge line, with the ground under them; gives the mask."""
    outlines: list[Sequence[Point]] = [[*line, (W, H), (0.0, H)]]
    x = -step
    while x < W + step:
        outlines.append(conifer(chance, x, height_at(line, x) + 6, chance.span(*height)))
        x += step * chance.span(0.5, 1.4)
    mask = canvas.mask(*outlines)
    canvas.paint(mask, scaled(color, 1.06), scaled(color, 0.9))
    return mask


def branches(chance: Chance, x: float, foot: float, height: float, lean: float = 0.0, depth: int = 6) -> list[Outline]:
    """A bare tree: tapered limbs that fork."""
    limbs: list[Outline] = []

    def limb(start: Point, angle: float, length: float, width: float, left: int) -> None:
        bend = chance.span(-0.25, 0.25)
        middle = (start[0] + length * 0.5 * math.sin(angle + bend), start[1] - length * 0.5 * math.cos(angle + bend))
        end = (start[0] + length * math.sin(angle), start[1] - length * math.cos(angle))
        limbs.append(tapered(smooth([start, middle, end], steps=4), width, width * 0.62))
        if left > 0:
            spread = chance.span(0.35, 0.7)
            for side in (-1, 1):
                if left > depth - 2 or chance.happens(0.86):
                    turned = angle + side * spread * chance.span(0.6, 1.3) + lean * 0.1
                    limb(end, turned, length * chance.span(0.62, 0.84), width * 0.6, left - 1)

    limb((x, foot), lean, height * 0.32, height * 0.085, depth)
    limbs.append(
        [
            (x - height * 0.09, foot + 6),
            (x - height * 0.03, foot - height * 0.1),
            (x + height * 0.03, foot - height * 0.1),
            (x + height * 0.09, foot + 6),
        ]
    )
    return limbs


def broad_tree(
    chance: Chance, canvas: Canvas, x: float, foot: float, height: float, leaf: Rgb, bark: Rgb, light: Rgb
) -> None:
    """A tree with a crown of leafy masses, lit from above."""
    limbs = branches(chance, x, foot, height * 0.9, chance.span(-0.12, 0.12), 3)
    canvas.paint(canvas.mask(*limbs), scaled(bark, 1.1), scaled(bark, 0.7))
    crown_y, crown = foot - height * 0.68, height * 0.34
    for layer, (tone, count) in enumerate(((0.62, 9), (0.85, 8), (1.12, 6))):
        lobes = []
        for _ in range(count):
            angle = chance.span(0, math.tau)
            reach = crown * math.sqrt(chance.unit())
            cx = x + reach * 1.15 * math.cos(angle)
            cy = crown_y + reach * 0.75 * math.sin(angle) - layer * height * 0.035
            lobes.append(wobbled(chance, cx, cy, crown * chance.span(0.34, 0.52) * (1 - 0.17 * layer), 0.16))
        mask = canvas.mask(*lobes)
        canvas.paint(mask, mix(scaled(leaf, tone), light, 0.10 + 0.10 * layer), scaled(leaf, tone * 0.7))
    canvas.rim(mask, light, 3, -5, 0.45)


def trunks(
    chance: Chance, canvas: Canvas, color: Rgb, count: int, width: tuple[float, float], ground: float
) -> Image.Image:
    """Tall trunks that leave the picture above, with roots; gives the mask."""
    outlines: list[Sequence[Point]] = []
    for index in range(count):
        x = W * (index + chance.span(0.15, 0.85)) / count
        if width[0] > 30 and abs(x - W / 2) < W * 0.17:
            x += W * 0.24 * (1 if x > W / 2 else -1)
        half, lean = chance.span(*width) / 2, chance.span(-0.05, 0.05)
        foot = ground + chance.span(-8, 12)
        left = [
            (x - half * 2.6, foot + 14),
            (x - half * 1.25, foot - 34),
            (x - half + lean * H, foot - H * 0.5),
            (x - half * 0.9 + lean * H * 2, -10),
        ]
        right = [
            (x + half * 0.9 + lean * H * 2, -10),
            (x + half + lean * H, foot - H * 0.5),
            (x + half * 1.25, foot - 34),
            (x + half * 2.6, foot + 14),
        ]
        outlines.append(smooth(left) + smooth(right))
        for _ in range(chance.whole(1, 3)):
            y = chance.span(0.05, 0.4) * H
            side = chance.side()
            reach = chance.span(2.5, 6) * half
            twig = smooth(
                [(x + lean * H, y), (x + side * reach * 0.6, y - 10), (x + side * reach, y - chance.span(20, 60))]
            )
            outlines.append(tapered(twig, half * 0.55, 2))
    mask = canvas.mask(*outlines)
    canvas.paint(mask, scaled(color, 1.05), scaled(color, 0.85))
    return mask


def foliage(chance: Chance, canvas: Canvas, color: Rgb, top: bool = True, reach: float = 0.16) -> None:
    """Leaf masses that frame the picture from above or below."""
    lobes = []
    for index in range(26):
        x = W * index / 25 + chance.span(-16, 16)
        edge = abs(x / W - 0.5) * 2
        y = chance.span(-0.04, reach * (0.25 + edge)) * H
        lobes.append(wobbled(chance, x, y if top else H - y, chance.span(20, 46), 0.28, 10))
    canvas.paint(canvas.mask(*lobes), color, scaled(color, 0.85))


def grass(
    chance: Chance, canvas: Canvas, base: float, color: Rgb, height: tuple[float, float], count: int = 150
) -> None:
    """Blades of grass along the lower edge."""
    blades: list[Sequence[Point]] = []
    for _ in range(count):
        x, tall = chance.span(-10, W + 10), chance.span(*height)
        lean = chance.span(-0.5, 0.5) * tall
        foot = base + chance.span(-6, 24)
        blade = smooth([(x, foot), (x + lean * 0.3, foot - tall * 0.6), (x + lean, foot - tall)], steps=4)
        blades.append(tapered(blade, chance.span(3, 6), 0.5))
    canvas.paint(canvas.mask(*blades), scaled(color, 1.15), color)


def reeds(chance: Chance, canvas: Canvas, base: float, color: Rgb, count: int = 26) -> None:
    """Reeds with seed heads, in two clumps at the sides."""
    shapes: list[Sequence[Point]] = []
    for index in range(count):
        x = W * (chance.span(-0.02, 0.24) if index % 2 else chance.span(0.76, 1.02))
        tall, lean = chance.span(60, 190), chance.span(-22, 22)
        stem = smooth([(x, base), (x + lean * 0.3, base - tall * 0.6), (x + lean, base - tall)])
        shapes.append(tapered(stem, 4, 2))
        if chance.happens(0.45):
            shapes.append(tapered([(x + lean, base - tall + 4), (x + lean * 1.1, base - tall - 26)], 9, 5))
    canvas.paint(canvas.mask(*shapes), scaled(color, 1.1), color)


def shore_palms(chance: Chance, canvas: Canvas, x: float, half: float, shore: float, color: Rgb) -> None:
    """A few small palms at the foot of an islet."""
    shapes: list[Sequence[Point]] = []
    for _ in range(4):
        foot_x, tall, lean = x + half * chance.span(-0.75, 0.75), chance.span(22, 46), chance.span(-12, 12)
        top = (foot_x + lean, shore - tall)
        shapes.append(tapered(smooth([(foot_x, shore), (foot_x + lean * 0.3, shore - tall * 0.6), top]), 4, 2.5))
        for at in range(6):
            angle = math.pi * (0.02 + 0.19 * at)
            reach = tall * 0.42
            tip = (top[0] + reach * math.cos(angle), top[1] - reach * 0.55 * math.sin(angle) + reach * 0.3)
            bow = (top[0] + reach * 0.5 * math.cos(angle), top[1] - reach * 0.6 * math.sin(angle) - 2)
            shapes.append(tapered(smooth([top, bow, tip]), 4, 0.5))
    canvas.paint(canvas.mask(*shapes), color, scaled(color, 0.8))


def mushroom(
    chance: Chance, canvas: Canvas, x: float, foot: float, height: float, cap: Rgb, stem: Rgb, light: Rgb
) -> None:
    """A mushroom with a glowing underside."""
    lean = chance.span(-0.12, 0.12) * height
    stalk = tapered(
        smooth([(x, foot), (x + lean * 0.3, foot - height * 0.5), (x + lean, foot - height * 0.8)]),
        height * 0.2,
        height * 0.11,
    )
    canvas.paint(canvas.mask(stalk), scaled(stem, 1.2), scaled(stem, 0.6))
    cx, cy, half = x + lean, foot - height * 0.76, height * chance.span(0.38, 0.55)
    dome = smooth(
        [
            (cx - half, cy + 4),
            (cx - half * 0.75, cy - half * 0.45),
            (cx, cy - half * 0.72),
            (cx + half * 0.75, cy - half * 0.45),
            (cx + half, cy + 4),
            (cx, cy + half * 0.16),
        ],
        closed=True,
    )
    mask = canvas.mask(dome)
    canvas.paint(mask, mix(cap, light, 0.35), scaled(cap, 0.6))
    canvas.rim(mask, light, 3, -5, 0.5)
    spots = [
        circle(
            cx + half * chance.span(-0.6, 0.6),
            cy - half * chance.span(0.15, 0.5),
            half * chance.span(0.05, 0.11),
            14,
            0.7,
        )
        for _ in range(6)
    ]
    canvas.paint(canvas.mask(*spots), mix(light, cap, 0.2), mix(light, cap, 0.4))
    canvas.glow(cx, cy + half * 0.2, half * 1.1, light, 0.3, 0.4)
