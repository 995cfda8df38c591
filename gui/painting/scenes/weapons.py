"""Artifacts that are carried into a fight, and the metal and stones of all artifacts."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from gui.painting.scenes import skies, stages
from gui.painting.scenes.canvas import Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, circle, moved, smooth, tapered
from gui.painting.scenes.sigils import rosette
from gui.painting.scenes.tints import Rgb, Tint, mix, scaled

WHITE: Rgb = (255, 255, 255)

Outline = Sequence[Point]


def showcase(chance: Chance, tint: Tint) -> Canvas:
    """A dark hall with a light behind the thing shown."""
    canvas = stages.abyss(chance, tint)
    skies.rays(chance, canvas, W / 2, H * 0.42, tint.light, 0.32, 17)
    canvas.glow(W / 2, H * 0.44, H * 0.55, mix(tint.light, tint.accent, 0.4), 0.75)
    return canvas


def metal(canvas: Canvas, mask: Image.Image, color: Rgb, light: Rgb) -> None:
    """Polished metal: dark and bright bands across, and lit edges."""
    box = mask.getbbox()
    if box is None:
        return
    strip = Image.new("RGB", (7, 1))
    strip.putdata(
        [
            scaled(color, 0.45),
            mix(color, light, 0.5),
            scaled(color, 0.8),
            mix(color, WHITE, 0.65),
            scaled(color, 0.75),
            mix(color, light, 0.3),
            scaled(color, 0.35),
        ]
    )
    bands = strip.resize((box[2] - box[0], 4), Image.Resampling.BICUBIC).resize((box[2] - box[0], box[3] - box[1]))
    canvas.image.paste(bands, box[:2], mask.crop(box))
    canvas.rim(mask, mix(light, WHITE, 0.6), 3, -3, 0.9)
    canvas.rim(mask, scaled(color, 0.25), -3, 3, 0.8)


def gem(canvas: Canvas, x: float, y: float, radius: float, color: Rgb) -> None:
    """A cut stone that shines."""
    canvas.glow(x, y, radius * 3.2, color, 0.7)
    rim = circle(x, y, radius, 8)
    for index in range(8):
        first, second = rim[index], rim[(index + 1) % 8]
        canvas.fill(
            [(x, y), first, second],
            mix(scaled(color, 0.35), mix(color, WHITE, 0.5), (math.sin(index * 2.1 + 4) + 1) / 2),
        )
    canvas.fill(circle(x, y, radius * 0.5, 8), mix(color, WHITE, 0.35))
    canvas.fill(circle(x - radius * 0.25, y - radius * 0.3, radius * 0.16, 12), WHITE)


def blade(chance: Chance, tint: Tint) -> Canvas:
    """A sword, axe or spear, upright in the light."""
    canvas = showcase(chance, tint)
    steel, gold = mix(tint.far, (196, 206, 216), 0.65), mix(tint.accent, (176, 132, 60), 0.55)
    turn = chance.span(-0.35, 0.35)
    kind = chance.whole(0, 2)
    parts: list[Outline]
    if kind == 0:
        wide = chance.span(15, 26)
        parts = [smooth([(-wide, 60), (-wide * 0.8, -160), (0, -262), (wide * 0.8, -160), (wide, 60)], steps=3)]
    elif kind == 1:
        edge = smooth([(10, -210), (90, -236), (132, -150), (94, -56), (10, -92)], closed=True)
        parts = (
            [edge, [(-x, y) for x, y in edge]] if chance.happens(0.5) else [edge, [(-8, -180), (-62, -152), (-8, -124)]]
        )
    else:
        parts = [smooth([(0, -268), (30, -170), (14, -112), (0, -96), (-14, -112), (-30, -170)], closed=True)]
    haft = [tapered([(0, -170 if kind else 60), (0, 236 if kind else 158)], 17, 15)]
    grip = canvas.mask(*(moved(part, W / 2, H * 0.48, 1, turn) for part in haft))
    metal(canvas, grip, mix(tint.near, (92, 60, 40), 0.6), tint.light)
    head = canvas.mask(*(moved(part, W / 2, H * 0.48, 1, turn) for part in parts))
    canvas.shine(head, tint.accent, blur=20, strength=0.5)
    metal(canvas, head, steel, tint.light)
    if kind == 0:
        guard = smooth([(-92, 42), (-60, 62), (0, 52), (60, 62), (92, 42), (66, 82), (0, 76), (-66, 82)], closed=True)
        metal(
            canvas,
            canvas.mask(
                moved(guard, W / 2, H * 0.48, 1, turn), moved(circle(0, 172, 20, 30), W / 2, H * 0.48, 1, turn)
            ),
            gold,
            tint.light,
        )
    ((gx, gy),) = moved([(0, 64 if kind == 0 else -150 if kind == 1 else -86)], W / 2, H * 0.48, 1, turn)
    gem(canvas, gx, gy, 16, tint.accent)
    return canvas


def shield(chance: Chance, tint: Tint) -> Canvas:
    """A shield with a device."""
    canvas = showcase(chance, tint)
    x, y = W / 2, H * 0.48
    if chance.happens(0.5):
        outline = [
            (x + px, y + py)
            for px, py in smooth(
                [(-150, -200), (0, -222), (150, -200), (156, -40), (90, 130), (0, 220), (-90, 130), (-156, -40)],
                closed=True,
            )
        ]
    else:
        outline = circle(x, y, 205, 80)
    gold = mix(tint.accent, (180, 140, 70), 0.5)
    metal(canvas, canvas.mask(outline), gold, tint.light)
    inner = [(x + (px - x) * 0.86, y + (py - y) * 0.86) for px, py in outline]
    face = canvas.mask(inner)
    canvas.paint(face, mix(tint.sky[2], tint.far, 0.3), scaled(tint.far, 0.45))
    canvas.rim(face, scaled(tint.near, 0.6), 4, -5, 0.8)
    device = rosette(chance, x, y, 128)
    canvas.image.paste(mix(gold, tint.light, 0.35), (0, 0), device)
    gem(canvas, x, y, 26, tint.accent)
    return canvas
