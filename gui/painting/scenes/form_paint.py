"""Painting a form on a canvas: flat colours with ink between the parts, volume by light from one side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from gui.painting.scenes.canvas import SCALE, UNITS, Canvas
from gui.painting.scenes.forms import Form
from gui.painting.scenes.tints import Rgb, Tint, mix, scaled


@dataclass(frozen=True, slots=True)
class Place:
    """Where a form stands on a canvas: its origin, units of the canvas to one of the form, and which way it faces."""

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


def paint_form(
    canvas: Canvas,
    form: Form,
    place: Place,
    colors: Mapping[str, Rgb],
    tint: Tint,
    look: Look = Look(),
) -> None:
    """A form with its materials in these colours."""
    left, top, right, bottom = form.box
    corners = (place.at(left, top), place.at(right, bottom))
    x0, y0 = (max(0, int(min(a, b)) - 8) // 2 * 2 for a, b in zip(*corners, strict=True))
    x1, y1 = (min(limit, int(max(a, b)) + 10) // 2 * 2 for a, b, limit in zip(*corners, UNITS, strict=True))
    if x1 - x0 < 8 or y1 - y0 < 8:
        return
    paint, bump, shape = _drawn(form, place, colors, (x0, y0), (x1 - x0, y1 - y0))
    paint = _lit(paint, bump, tint, look)
    if look.haze:
        paint = Image.blend(paint, Image.new("RGB", paint.size, mix(tint.sky[3], tint.far, 0.4)), look.haze)
    if look.solid < 1:
        fading = Image.linear_gradient("L").point([round(255 - value * 0.75) for value in range(256)])
        solid = look.solid
        shape = ImageChops.multiply(shape, fading.resize(shape.size)).point([round(v * solid) for v in range(256)])
    canvas.image.paste(paint, (x0 // SCALE, y0 // SCALE), shape)
    for shine in form.shines:
        x, y = place.at(shine.x, shine.y)
        canvas.glow(x, y, shine.reach * place.size, tint.accent, 0.8)


def _drawn(
    form: Form, place: Place, colors: Mapping[str, Rgb], origin: tuple[int, int], size: tuple[int, int]
) -> tuple[Image.Image, Image.Image, Image.Image]:
    """The flat colours, the height of the parts with furrows between them, and the whole shape; in pixels."""
    paint = Image.new("RGB", size, colors["skin"])
    bump, shape = Image.new("L", size, 0), Image.new("L", size, 0)
    on_paint, on_bump, on_shape = ImageDraw.Draw(paint), ImageDraw.Draw(bump), ImageDraw.Draw(shape)
    for part in form.parts:
        if len(part.outline) < 3:
            continue
        points = [(x - origin[0], y - origin[1]) for x, y in (place.at(px, py) for px, py in part.outline)]
        color = colors[part.material]
        on_paint.polygon(points, fill=color)
        on_bump.polygon(points, fill=255)
        on_shape.polygon(points, fill=255)
        if part.material != "glow":
            rim = [*points, points[0]]
            on_paint.line(rim, fill=scaled(color, 0.42), width=3)
            on_bump.line(rim, fill=60, width=4)
    return paint.reduce(SCALE), bump.reduce(SCALE), shape.reduce(SCALE)


def _lit(paint: Image.Image, bump: Image.Image, tint: Tint, look: Look) -> Image.Image:
    """The colours with light on what faces it and shadow on what does not."""
    reach = 4 * look.side
    soft = bump.filter(ImageFilter.BoxBlur(3))
    toward, away = ImageChops.offset(soft, -reach, 4), ImageChops.offset(soft, reach, -4)
    bright = ImageChops.subtract(soft, toward).point([min(255, round(value * 0.9)) for value in range(256)])
    dim = ImageChops.subtract(soft, away).point([min(255, round(value * 1.15)) for value in range(256)])
    paint.paste(scaled(tint.near, 0.6), (0, 0), dim.point([round(value * 0.62) for value in range(256)]))
    paint.paste(mix(tint.light, (255, 255, 255), 0.2), (0, 0), bright)
    below = Image.linear_gradient("L").point([round(max(0, value - 70) * 0.55) for value in range(256)])
    paint.paste(tint.near, (0, 0), below.resize(paint.size))
    return Image.blend(paint, Image.new("RGB", paint.size, mix(tint.near, tint.sky[1], 0.4)), look.dusk)
