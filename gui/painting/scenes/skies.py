"""Skies: light, stars, clouds, birds; and the water that mirrors them."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from gui.painting.scenes.canvas import RIM, SCALE, SIZE, UNITS, Canvas, H, W, fade, noise
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import circle, smooth, tapered
from gui.painting.scenes.tints import Rgb, Tint, mix, scaled


def open_sky(chance: Chance, tint: Tint, horizon: float = 0.7) -> Canvas:
    """A canvas with the sky's gradient down to the horizon, and stars if the night allows."""
    top, upper, lower, bottom = tint.sky
    canvas = Canvas.sky((top, upper, lower, bottom))
    if horizon < 0.95:
        height = round(SIZE[1] * horizon)
        squeezed = canvas.image.resize((SIZE[0], height))
        canvas.image.paste(bottom, (0, 0, *SIZE))
        canvas.image.paste(squeezed, (0, 0))
    if tint.dark:
        stars(chance, canvas, tint.light)
    return canvas


def stars(chance: Chance, canvas: Canvas, color: Rgb, count: int = 90) -> None:
    """Stars, thinning out toward the horizon."""
    sky = Image.new("L", UNITS, 0)
    draw = ImageDraw.Draw(sky)
    for _ in range(count):
        x, y = chance.span(0, W), H * 0.62 * chance.unit() ** 1.6
        radius = chance.pick((1.0, 1.0, 1.3, 1.8, 2.4))
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=round(255 * chance.span(0.35, 0.95)))
    canvas.image.paste(color, (0, 0), sky.reduce(SCALE))


def clouds(chance: Chance, canvas: Canvas, tint: Tint, top: float, bottom: float, strength: float = 0.75) -> None:
    """A bank of clouds between two heights (0 to 1), lit from above."""
    size = (SIZE[0], max(16, round((bottom - top) * SIZE[1])))
    shape = noise(chance, size, (3, 6), 5)
    cover = chance.span(112, 140)
    body = shape.point([max(0, min(255, round((value - cover) * 6 * strength))) for value in range(256)])
    band = Image.linear_gradient("L").point([round(255 * math.sin(math.pi * (at / 255) ** 0.8)) for at in range(256)])
    body = ImageChops.multiply(body, band.resize(size))
    box = (0, round(top * SIZE[1]))
    shadow, bright = mix(tint.sky[1], tint.sky[2], 0.35), mix(tint.light, tint.sky[3], 0.45)
    canvas.image.paste(mix(shadow, bright, 0.35), box, body.point([round(value * 0.8) for value in range(256)]))
    lit = ImageChops.subtract(body, ImageChops.offset(body, 2, 7)).filter(ImageFilter.BoxBlur(1.5))
    canvas.image.paste(bright, box, lit)


def sun(canvas: Canvas, tint: Tint, x: float, y: float, radius: float) -> None:
    """A sun with a wide glow."""
    canvas.glow(x, y, radius * 6.5, tint.light, 0.55)
    canvas.glow(x, y, radius * 2.6, tint.light, 0.75)
    canvas.fill(circle(x, y, radius, 60), mix(tint.light, (255, 255, 255), 0.55))


def moon(chance: Chance, canvas: Canvas, tint: Tint, x: float, y: float, radius: float) -> None:
    """A full moon with seas, or a crescent."""
    canvas.glow(x, y, radius * 3.4, tint.light, 0.5)
    disc = canvas.mask(circle(x, y, radius, 80))
    if chance.happens(0.3):
        bite = canvas.mask(circle(x + radius * 0.42, y - radius * 0.18, radius * 0.88, 80))
        disc = ImageChops.subtract(disc, bite)
    face = Image.new("RGB", SIZE, scaled(tint.light, 0.98))
    seas = noise(chance, (256, 256), (5, 5), 3).point([max(0, min(110, (value - 120) * 2)) for value in range(256)])
    side = max(2, round(radius * 2 / SCALE))
    corner = (round((x - radius) / SCALE), round((y - radius) / SCALE))
    face.paste(mix(tint.light, tint.sky[1], 0.55), corner, seas.resize((side, side)))
    canvas.image.paste(face, (0, 0), disc)
    canvas.rim(disc, mix(tint.light, (255, 255, 255), 0.7), -5, -4, 0.7)


def luminary(chance: Chance, canvas: Canvas, tint: Tint, y: tuple[float, float] = (0.2, 0.5)) -> tuple[float, float]:
    """Where the light of a sky comes from, seen or not: a sun, a moon, a bright cloud, beams.

    Gives its place.
    """
    x = W * (chance.span(0.12, 0.4) if chance.happens(0.5) else chance.span(0.6, 0.88))
    height = H * chance.span(*y)
    seen = chance.whole(0, 5)
    if seen <= 1:
        canvas.glow(x, height, W * 0.4, tint.light, 0.55)
    elif seen == 2:
        canvas.glow(x, height, W * 0.34, tint.light, 0.5)
        rays(chance, canvas, x, height, tint.light, 0.3, 11)
    elif tint.dark:
        moon(chance, canvas, tint, x, height, H * chance.span(0.04, 0.11))
    else:
        sun(canvas, tint, x, height, H * chance.span(0.035, 0.08))
    return x, height


def rays(
    chance: Chance, canvas: Canvas, x: float, y: float, color: Rgb, strength: float = 0.35, count: int = 9
) -> None:
    """Beams of light that fan out of a point."""
    mask = Image.new("L", UNITS, 0)
    draw = ImageDraw.Draw(mask)
    reach = W * 1.3
    for index in range(count):
        angle = math.tau * (index + chance.span(-0.3, 0.3)) / count
        width = chance.span(0.03, 0.10)
        ends = [(x + reach * math.cos(angle + turn), y + reach * math.sin(angle + turn)) for turn in (-width, width)]
        draw.polygon([(x, y), *ends], fill=chance.whole(110, 220))
    fading = Image.radial_gradient("L").point([max(0, 255 - value * 255 // RIM) for value in range(256)])
    light = Image.new("L", SIZE, 0)
    half = round(SIZE[0] * 0.9)
    light.paste(fading.resize((half * 2, half * 2)), (round(x / SCALE) - half, round(y / SCALE) - half))
    canvas.shine(ImageChops.multiply(mask.reduce(SCALE), light), color, blur=10, strength=strength)


def birds(chance: Chance, canvas: Canvas, color: Rgb, count: int = 6) -> None:
    """A few far birds, as two strokes each."""
    x0, y0 = W * chance.span(0.2, 0.8), H * chance.span(0.12, 0.35)
    for _ in range(count):
        x, y, span = x0 + chance.span(-90, 90), y0 + chance.span(-40, 40), chance.span(7, 16)
        for side in (-1, 1):
            wing = smooth([(x, y), (x + side * span * 0.5, y - span * 0.45), (x + side * span, y - span * 0.1)])
            canvas.fill(tapered(wing, 4, 1), color)


def water(chance: Chance, canvas: Canvas, tint: Tint, level: float, light_x: float | None = None) -> None:
    """Water from a height (0 to 1) down.

    The picture above mirrored, rippled, and darker toward the viewer.
    """
    top = round(level * SIZE[1])
    depth = SIZE[1] - top
    source = canvas.image.crop((0, max(0, top - depth), SIZE[0], top)).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    mirror = source.resize((SIZE[0] // 6, depth)).resize((SIZE[0], depth), Image.Resampling.BICUBIC)
    rippled = Image.new("RGB", (SIZE[0], depth))
    y = 0
    while y < depth:
        thick = 2 + round(4 * y / depth)
        shift = round(chance.span(-1, 1) * (1.5 + 8 * y / depth))
        rippled.paste(ImageChops.offset(mirror.crop((0, y, SIZE[0], min(y + thick, depth))), shift, 0), (0, y))
        y += thick
    deep = mix(tint.sky[0], tint.near, 0.55)
    rippled.paste(deep, (0, 0), fade(60, 200, rippled.size))
    canvas.image.paste(rippled, (0, top))
    _sparkle(chance, canvas, tint, top, light_x)


def _sparkle(chance: Chance, canvas: Canvas, tint: Tint, top: int, light_x: float | None) -> None:
    glints = Image.new("L", UNITS, 0)
    draw = ImageDraw.Draw(glints)
    for _ in range(110):
        at = chance.unit()
        y = SCALE * (top + 1.5 + (SIZE[1] - top) * at**1.3)
        near_light = light_x is not None and chance.happens(0.7)
        spread = 20 + 150 * at
        x = (light_x or 0) + chance.span(-spread, spread) if near_light else chance.span(0, W)
        half = (4 + 26 * at) * chance.span(0.3, 1)
        draw.line((x - half, y, x + half, y), fill=190 if near_light else 70, width=1 + round(2 * at))
    canvas.image.paste(mix(tint.sky[3], tint.light, 0.6), (0, 0), glints.reduce(SCALE))
