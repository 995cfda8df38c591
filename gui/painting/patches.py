"""Smooth-edged pieces of a picture.

Masks are drawn large, reduced, and laid one over the other at the final size.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from gui.painting.layout import Box
from gui.painting.scenes.curves import Point
from gui.painting.scenes.tints import Rgb

OVERSAMPLING = 4


@dataclass(frozen=True, slots=True)
class Patch:
    """A mask and its place in pixels (left, top, right, bottom)."""

    mask: Image.Image
    box: tuple[int, int, int, int]

    def edge(self, dx: int, dy: int) -> Patch:
        """The part of the mask that it does not share with itself moved by (dx, dy)."""
        return Patch(ImageChops.subtract(self.mask, ImageChops.offset(self.mask, dx, dy)), self.box)


class Sheet:
    """A picture in the making at its final size, measured in card widths."""

    def __init__(self, width: int, height: int, color: Rgb) -> None:
        self.unit = float(min(width, height))
        self.image = Image.new("RGB", (width, height), color)

    def corners(self, box: Box) -> tuple[int, int, int, int]:
        """A box in whole pixels."""
        unit = self.unit
        return (round(box.x * unit), round(box.y * unit), round(box.right * unit), round(box.bottom * unit))

    def patch(self, outline: list[Point], stroke: float = 0.0) -> Patch:
        """The mask of a filled outline; of its line, if a stroke width in card widths is given."""
        unit = self.unit
        margin = stroke * unit / 2 + 2
        x0 = max(0, math.floor(min(x for x, _ in outline) * unit - margin))
        y0 = max(0, math.floor(min(y for _, y in outline) * unit - margin))
        x1 = min(self.image.width, math.ceil(max(x for x, _ in outline) * unit + margin))
        y1 = min(self.image.height, math.ceil(max(y for _, y in outline) * unit + margin))
        size = (max(1, x1 - x0), max(1, y1 - y0))
        mask = Image.new("L", (size[0] * OVERSAMPLING, size[1] * OVERSAMPLING), 0)
        points = [((x * unit - x0) * OVERSAMPLING, (y * unit - y0) * OVERSAMPLING) for x, y in outline]
        draw = ImageDraw.Draw(mask)
        if stroke:
            width = max(OVERSAMPLING, round(stroke * unit * OVERSAMPLING))
            draw.line([*points, *points[:2]], fill=255, width=width, joint="curve")
        else:
            draw.polygon(points, fill=255)
        return Patch(mask.reduce(OVERSAMPLING), (x0, y0, x0 + size[0], y0 + size[1]))

    def lay(self, paint: Rgb | Image.Image, patch: Patch, strength: float = 1.0) -> None:
        """A colour, or a picture of the patch's size, laid through a mask."""
        mask = patch.mask if strength == 1.0 else patch.mask.point([round(value * strength) for value in range(256)])
        self.image.paste(paint, patch.box, mask)

    def stroke(self, outline: list[Point], color: Rgb, width: float) -> None:
        """A line round an outline."""
        self.lay(color, self.patch(outline, width))

    def shadow(self, outline: list[Point], drop: float) -> None:
        """A soft shadow below an outline."""
        patch = self.patch([(x, y + drop) for x, y in outline], drop * 2)
        soft = self.patch([(x, y + drop) for x, y in outline])
        blurred = Image.new("L", patch.mask.size, 0)
        blurred.paste(soft.mask, (soft.box[0] - patch.box[0], soft.box[1] - patch.box[1]))
        blurred = blurred.filter(ImageFilter.BoxBlur(max(1.0, drop * self.unit)))
        self.lay((0, 0, 0), Patch(blurred, patch.box), 0.42)


def rounded(box: Box, radius: float) -> list[Point]:
    """The outline of a rounded rectangle."""
    points: list[Point] = []
    for cx, cy, start in (
        (box.right - radius, box.y + radius, -90),
        (box.right - radius, box.bottom - radius, 0),
        (box.x + radius, box.bottom - radius, 90),
        (box.x + radius, box.y + radius, 180),
    ):
        for step in range(9):
            angle = math.radians(start + 90 * step / 8)
            points.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return points
