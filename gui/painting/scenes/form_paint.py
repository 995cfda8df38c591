"""Painting a form on a canvas.

Flat colours with ink where colours meet, volume by light from one side.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from gui.painting.scenes.canvas import SCALE, UNITS, Canvas, scaling
from gui.painting.scenes.curves import Point
from gui.painting.scenes.forms import Form
from gui.painting.scenes.tints import Rgb, Tint, mix, scaled


@dataclass(frozen=True, slots=True)
class Place:
    """Where a form stands on a canvas.

    Its origin, units of the canvas to one of the form, and which way it faces.
    """

    x: float
    y: float
    size: float
    side: int = 1

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A place of the form on the canvas."""
        return self.x + self.side * x * self.size, self.y + y * self.size


@dataclass(frozen=True, slots=True)
class Look:
    """How a form is lit: from which side, how strongly, how much of the distance lies over it, how solid it is."""

    side: int = 1
    haze: float = 0.0
    solid: float = 1.0
    dusk: float = 0.25


STRAIGHT = Look()
_MARGIN = 24  # units around a form for its light, also beyond the picture


def paint_form(
    canvas: Canvas,
    form: Form,
    place: Place,
    colors: Mapping[str, Rgb],
    tint: Tint,
    look: Look = STRAIGHT,
) -> None:
    """A form with its materials in these colours."""
    left, top, right, bottom = form.box
    corners = (place.at(left, top), place.at(right, bottom))
    x0, y0 = (max(-_MARGIN, int(min(a, b)) - _MARGIN) // 2 * 2 for a, b in zip(*corners, strict=True))
    x1, y1 = (
        min(limit + _MARGIN, int(max(a, b)) + _MARGIN) // 2 * 2 for a, b, limit in zip(*corners, UNITS, strict=True)
    )
    if x1 - x0 < _MARGIN or y1 - y0 < _MARGIN:
        return
    paint, relief, shape = _drawn(form, place, colors, (x0, y0), (x1 - x0, y1 - y0))
    paint = _lit(paint, relief, shape, tint, look)
    if look.haze:
        paint = Image.blend(paint, Image.new("RGB", paint.size, mix(tint.sky[3], tint.far, 0.4)), look.haze)
    if look.solid < 1:
        fading = Image.linear_gradient("L").point([round(255 - value * 0.75) for value in range(256)])
        shape = ImageChops.multiply(shape, fading.resize(shape.size)).point(scaling(look.solid))
    canvas.image.paste(paint, (x0 // SCALE, y0 // SCALE), shape)
    for shine in form.shines:
        x, y = place.at(shine.x, shine.y)
        canvas.glow(x, y, shine.reach * place.size, tint.accent, 0.8)


def _drawn(
    form: Form, place: Place, colors: Mapping[str, Rgb], origin: tuple[int, int], size: tuple[int, int]
) -> tuple[Image.Image, Image.Image, Image.Image]:
    """The flat colours, the height of the parts with furrows between them, and the whole shape; in pixels."""
    paint, relief, owner = Image.new("RGB", size), Image.new("L", size), Image.new("L", size)
    on_paint, on_relief, on_owner = ImageDraw.Draw(paint), ImageDraw.Draw(relief), ImageDraw.Draw(owner)
    numbers = {material: index + 1 for index, material in enumerate(colors)}
    for part in form.parts:
        if len(part.outline) < 3:
            continue
        points = [(x - origin[0], y - origin[1]) for x, y in (place.at(px, py) for px, py in part.outline)]
        color, number = colors[part.material], numbers[part.material]
        rims = list(_rims(points, owner, number)) if part.material != "glow" else []
        on_paint.polygon(points, fill=color)
        on_relief.polygon(points, fill=255)
        on_owner.polygon(points, fill=number)
        for joined, rim in rims:
            on_paint.line(rim, fill=scaled(color, 0.74 if joined else 0.36), width=2 if joined else 3)
            on_relief.line(rim, fill=170 if joined else 90, width=3)
    shape = owner.point([0] + [255] * 255)
    return paint.reduce(SCALE), relief.reduce(SCALE), shape.reduce(SCALE)


def _rims(points: Sequence[Point], owner: Image.Image, number: int) -> Iterator[tuple[bool, list[Point]]]:
    """An outline in runs: those that lie on a part of the same material join it, the others border something else."""
    pixels, (width, height) = owner.load(), owner.size
    assert pixels is not None
    inside = [0 <= x < width and 0 <= y < height and pixels[int(x), int(y)] == number for x, y in points]
    count = len(points)
    joins = [(inside[index] and inside[(index + 1) % count], index) for index in range(count)]
    for joined, run in groupby(joins, key=lambda found: found[0]):
        indices = [index for _, index in run]
        yield joined, [points[index % count] for index in (*indices, indices[-1] + 1)]


def _lit(paint: Image.Image, relief: Image.Image, shape: Image.Image, tint: Tint, look: Look) -> Image.Image:
    """The colours rounded by light: bright toward it, in shade away from it and below, a clear edge on its side."""
    side, size = look.side, paint.size
    shade = mix(scaled(tint.near, 0.7), tint.sky[0], 0.35)
    away = Image.linear_gradient("L").rotate(90 if side > 0 else -90).resize(size)
    below = Image.linear_gradient("L").resize(size)
    paint.paste(shade, (0, 0), ImageChops.add(away, below, 2, -40).point(scaling(0.62)))
    small = tuple(max(1, part // 4) for part in size)
    soft = shape.resize((small[0], small[1])).filter(ImageFilter.BoxBlur(3)).resize(size, Image.Resampling.BILINEAR)
    fine = relief.filter(ImageFilter.BoxBlur(2))
    for height, reach, strength in ((soft, 8, 1.1), (fine, 2, 0.75)):
        toward, off = ImageChops.offset(height, -reach * side, reach), ImageChops.offset(height, reach * side, -reach)
        dim = ImageChops.subtract(height, off).point(scaling(strength))
        paint.paste(shade, (0, 0), dim)
        bright = ImageChops.subtract(height, toward).point(scaling(strength * 0.5))
        paint.paste(mix(tint.light, (255, 255, 255), 0.2), (0, 0), bright)
    paint = Image.blend(paint, Image.new("RGB", size, mix(tint.near, tint.sky[1], 0.5)), look.dusk)
    edge = ImageChops.subtract(shape, ImageChops.offset(shape, -2 * side, 2)).filter(ImageFilter.BoxBlur(0.6))
    paint.paste(tint.light, (0, 0), edge.point(scaling(0.8)))
    return paint
