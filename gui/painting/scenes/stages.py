"""Settings for a subject: a light behind it, ground under it, and how a dark shape is lit."""

from __future__ import annotations

import math

from PIL import Image

from gui.painting.scenes import growth, lands, skies
from gui.painting.scenes.canvas import Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import circle, height_at, rolling
from gui.painting.scenes.tints import Tint, mix, scaled


def hilltop(chance: Chance, tint: Tint, level: float = 0.86) -> tuple[Canvas, float]:
    """A hilltop under an open sky; gives the canvas and where feet stand at the middle."""
    canvas = skies.open_sky(chance, tint, 0.82)
    canvas.glow(W * chance.span(0.42, 0.58), H * 0.42, W * 0.5, tint.light, 0.6)
    skies.luminary(chance, canvas, tint, (0.16, 0.4))
    skies.clouds(chance, canvas, tint, 0.06, 0.66, 0.6)
    lands.range_of_hills(chance, canvas, tint, 2, 0.64, 0.74, chance.pick((0.3, 0.9)))
    if chance.happens(0.5):
        line = rolling(chance, W, H * 0.83, H * 0.03)
        growth.conifer_row(chance, canvas, line, mix(tint.far, tint.near, 0.45), (30, 84), 22)
    canvas.veil(mix(tint.sky[3], tint.light, 0.4), H * 0.6, H * level, 0.0, 0.45)
    return canvas, H * level


def ground(chance: Chance, canvas: Canvas, tint: Tint, level: float, tufts: bool = True) -> None:
    """The near ground, drawn over the feet of a subject."""
    line = rolling(chance, W, level, H * 0.015)
    mask = canvas.mask([*line, (W, H), (0, H)])
    canvas.silhouette(mask, mix(tint.near, tint.far, 0.08), mix(tint.light, tint.far, 0.45), (1, -4))
    if tufts:
        growth.grass(chance, canvas, height_at(line, W / 2) + 22, tint.near, (14, 40), 110)


def great_disc(chance: Chance, canvas: Canvas, tint: Tint, x: float, y: float, radius: float) -> None:
    """A moon or sun so large that a subject stands out against it."""
    if tint.dark:
        skies.moon(chance, canvas, tint, x, y, radius)
        return
    canvas.glow(x, y, radius * 2.6, tint.light, 0.8)
    disc = canvas.mask(circle(x, y, radius, 90))
    canvas.paint(disc, mix(tint.light, (255, 255, 255), 0.5), mix(tint.light, tint.sky[2], 0.35))


def seascape(chance: Chance, tint: Tint, level: float = 0.72) -> Canvas:
    """Open water under a great light."""
    canvas = skies.open_sky(chance, tint, level)
    x = W * chance.span(0.4, 0.6)
    great_disc(chance, canvas, tint, x, H * chance.span(0.36, 0.44), H * chance.span(0.2, 0.28))
    skies.clouds(chance, canvas, tint, 0.05, level, 0.7)
    skies.water(chance, canvas, tint, level, x)
    return canvas


def abyss(chance: Chance, tint: Tint) -> Canvas:
    """Darkness with one light in its depth."""
    top, bottom = mix(tint.near, tint.sky[0], 0.6), mix(tint.near, tint.sky[1], 0.35)
    canvas = Canvas.sky((top, mix(tint.sky[1], tint.near, 0.25), mix(tint.sky[1], tint.sky[2], 0.4), bottom))
    canvas.glow(W * 0.5, H * 0.45, W * 0.5, mix(tint.sky[2], tint.light, 0.3), 0.75)
    skies.clouds(chance, canvas, tint, 0.0, 0.9, 0.35)
    return canvas


def dark_shape(canvas: Canvas, tint: Tint, mask: Image.Image, lightness: float = 0.0, side: int = 1) -> None:
    """A subject as a dark silhouette with light on its edges."""
    color = mix(tint.near, tint.far, lightness)
    canvas.paint(mask, mix(color, tint.far, 0.28), scaled(color, 0.85))
    canvas.rim(mask, mix(tint.light, tint.sky[3], 0.3), 5 * side, -4, 0.85)
    canvas.rim(mask, mix(tint.light, color, 0.5), -3 * side, -3, 0.4)


def eye(canvas: Canvas, tint: Tint, x: float, y: float, radius: float, slit: bool = True) -> None:
    """A glowing eye."""
    canvas.glow(x, y, radius * 5, tint.accent, 0.8)
    canvas.fill(circle(x, y, radius, 24, 0.72), mix(tint.accent, (255, 255, 255), 0.35))
    if slit:
        canvas.fill(circle(x, y, radius * 0.62, 20, 0.9), (16, 12, 14))
        canvas.fill(circle(x - radius * 0.18, y - radius * 0.2, radius * 0.18, 10), (255, 255, 255))


def sparks(chance: Chance, canvas: Canvas, tint: Tint, x: float, y: float, count: int, reach: float) -> None:
    """Sparks round a point, thinning outward."""
    for _ in range(count):
        angle, far = chance.span(0, math.tau), reach * chance.unit() ** 0.7
        canvas.glow(x + far * 1.2 * math.cos(angle), y + far * math.sin(angle), chance.span(4, 14), tint.accent, 1.0)


def motes(chance: Chance, canvas: Canvas, tint: Tint, count: int) -> None:
    """Motes of light all over the picture."""
    for _ in range(count):
        canvas.glow(W * chance.unit(), H * chance.unit(), chance.span(4, 13), tint.accent, chance.span(0.4, 1.0))
