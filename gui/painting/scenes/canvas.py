"""The picture being painted.

Scenes measure in units, two to a pixel of the picture. The masks of shapes are drawn as large as the units and reduced,
which smooths their edges; soft things (noise, glows) are made small and enlarged: it costs little and looks the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point
from gui.painting.scenes.tints import Rgb, scaled

WIDTH, HEIGHT = 400, 320
SIZE = (WIDTH, HEIGHT)
#: Units to a pixel. All measures in the scenes are units; only whole masks and pictures are in pixels.
SCALE = 2
UNITS = (WIDTH * SCALE, HEIGHT * SCALE)
W, H = float(UNITS[0]), float(UNITS[1])
#: Pillow's radial gradient reaches 255 in the corners; this is its level where the inscribed circle ends.
RIM = 180


@lru_cache(maxsize=8)
def _falloff(side: int) -> Image.Image:
    """A disc of light of that side, 255 in the middle and 0 at the rim, softly."""
    disc = Image.radial_gradient("L").point([round(255 * max(0.0, 1 - value / RIM) ** 1.7) for value in range(256)])
    return disc.resize((side, side), Image.Resampling.BILINEAR)


def _light_disc(half_w: int, half_h: int) -> Image.Image:
    """A disc of light stretched to a size, from a ready one that is not much larger."""
    side = next((ready for ready in (16, 32, 64, 128) if ready >= max(half_w, half_h)), 256)
    return _falloff(side).resize((half_w * 2, half_h * 2), Image.Resampling.BILINEAR)


def ramp(colors: Sequence[Rgb], size: tuple[int, int]) -> Image.Image:
    """A vertical gradient through the colours."""
    column = Image.new("RGB", (1, len(colors)))
    column.putdata(list(colors))
    return column.resize((8, max(size[1], 1)), Image.Resampling.BICUBIC).resize(size, Image.Resampling.NEAREST)


def fade(start: int, end: int, size: tuple[int, int]) -> Image.Image:
    """A vertical gradient of grey levels, for use as a mask."""
    return Image.linear_gradient("L").point([round(start + (end - start) * at / 255) for at in range(256)]).resize(size)


def noise(chance: Chance, size: tuple[int, int], cells: tuple[int, int], octaves: int = 4) -> Image.Image:
    """Cloudy grey noise with its contrast stretched; `cells` is the coarsest grid."""
    small = (max(8, size[0] // 2), max(8, size[1] // 2))
    total: Image.Image | None = None
    for octave in range(octaves):
        grid = (min(cells[0] << octave, small[0]), min(cells[1] << octave, small[1]))
        layer = Image.frombytes("L", grid, chance.octets(grid[0] * grid[1])).resize(small, Image.Resampling.BICUBIC)
        total = layer if total is None else Image.blend(total, layer, 1 / (1 + 2.0 * octave) if octave < 2 else 0.16)
    assert total is not None
    levels = total.histogram()
    low = next(level for level in range(256) if levels[level])
    high = next(level for level in range(255, -1, -1) if levels[level])
    span = max(high - low, 1)
    spread = total.point([max(0, min(255, round((value - low) * 255 / span))) for value in range(256)])
    return spread.resize(size, Image.Resampling.BILINEAR)


class Canvas:
    """A picture in the making, with the tools that the scenes share."""

    def __init__(self, background: Image.Image) -> None:
        self.image = background

    @classmethod
    def sky(cls, colors: Sequence[Rgb]) -> Canvas:
        """A canvas with a sky from the zenith to the lower edge."""
        return cls(ramp(colors, SIZE))

    def mask(self, *outlines: Sequence[Point]) -> Image.Image:
        """A mask of filled outlines."""
        whole = Image.new("L", SIZE, 0)
        shapes = [outline for outline in outlines if len(outline) >= 3]
        found = _beginning([point for outline in shapes for point in outline], 0)
        if found is not None:
            (x0, y0), mask = found
            draw = ImageDraw.Draw(mask)
            for outline in shapes:
                draw.polygon([(x - x0, y - y0) for x, y in outline], fill=255)
            whole.paste(mask.reduce(SCALE), (x0 // SCALE, y0 // SCALE))
        return whole

    def fill(self, outline: Sequence[Point], color: Rgb) -> None:
        """A flat filled outline."""
        found = _beginning(outline, 0)
        if found is not None:
            (x0, y0), mask = found
            ImageDraw.Draw(mask).polygon([(x - x0, y - y0) for x, y in outline], fill=255)
            self.image.paste(color, (x0 // SCALE, y0 // SCALE), mask.reduce(SCALE))

    def line(self, points: Sequence[Point], color: Rgb, width: float = 2) -> None:
        """A line of even width with round joints."""
        found = _beginning(points, width)
        if found is not None:
            (x0, y0), mask = found
            moved = [(x - x0, y - y0) for x, y in points]
            ImageDraw.Draw(mask).line(moved, fill=255, width=max(1, round(width)), joint="curve")
            self.image.paste(color, (x0 // SCALE, y0 // SCALE), mask.reduce(SCALE))

    def paint(self, mask: Image.Image, top: Rgb, bottom: Rgb) -> None:
        """A mask filled with a gradient that spans its own height."""
        box = mask.getbbox()
        if box is not None:
            area = ramp((top, bottom), (box[2] - box[0], box[3] - box[1]))
            self.image.paste(area, box, mask.crop(box))

    def veil(self, color: Rgb, top: float, bottom: float, start: float, end: float) -> None:
        """A horizontal veil of mist between two heights, of strength `start` to `end` (0 to 1)."""
        y0, y1 = max(0, round(top / SCALE)), min(SIZE[1], round(bottom / SCALE))
        if y1 > y0:
            size = (SIZE[0], y1 - y0)
            self.image.paste(color, (0, y0), fade(round(start * 255), round(end * 255), size))

    def glow(self, x: float, y: float, radius: float, color: Rgb, strength: float = 1.0, squash: float = 1.0) -> None:
        """Light added around a point."""
        half_w, half_h = _half(radius), _half(radius * squash)
        disc = _light_disc(half_w, half_h)
        box = (round(x / SCALE) - half_w, round(y / SCALE) - half_h)
        seen = (max(box[0], 0), max(box[1], 0), min(box[0] + half_w * 2, SIZE[0]), min(box[1] + half_h * 2, SIZE[1]))
        if seen[2] <= seen[0] or seen[3] <= seen[1]:
            return
        disc = disc.crop((seen[0] - box[0], seen[1] - box[1], seen[2] - box[0], seen[3] - box[1]))
        light = _tinted(disc, color, strength)
        self.image.paste(ImageChops.screen(self.image.crop(seen), light), seen)

    def shade(self, x: float, y: float, radius: float, color: Rgb, strength: float = 0.6, squash: float = 1.0) -> None:
        """A soft dark (or coloured) cloud laid over a point."""
        half_w, half_h = _half(radius), _half(radius * squash)
        disc = _light_disc(half_w, half_h).point(scaling(strength))
        self.image.paste(color, (round(x / SCALE) - half_w, round(y / SCALE) - half_h), disc)

    def shine(self, mask: Image.Image, color: Rgb, blur: float = 0, strength: float = 1.0) -> None:
        """Light added where the mask is, blurred at half of the size if it is to be soft."""
        if blur > 0:
            small = mask.reduce(2).filter(ImageFilter.BoxBlur(blur / 3))
            mask = small.resize(SIZE, Image.Resampling.BILINEAR)
        box = mask.getbbox()
        if box is not None:
            light = _tinted(mask.crop(box), color, strength)
            self.image.paste(ImageChops.screen(self.image.crop(box), light), box)

    def rim(self, mask: Image.Image, color: Rgb, dx: int, dy: int, strength: float = 0.9) -> None:
        """Light on the edge of a silhouette that faces (dx, dy)."""
        dx, dy = _pixels(dx), _pixels(dy)
        box = mask.getbbox()
        if box is None:
            return
        part = mask.crop(box)
        beside = mask.crop((box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy))
        # What leaves the picture goes on beyond it: no light along the picture's own border.
        if (dx > 0 and box[2] == SIZE[0]) or (dx < 0 and box[0] == 0):
            beside.paste(255, (part.width - dx, 0, part.width, part.height) if dx > 0 else (0, 0, -dx, part.height))
        if (dy > 0 and box[3] == SIZE[1]) or (dy < 0 and box[1] == 0):
            beside.paste(255, (0, part.height - dy, part.width, part.height) if dy > 0 else (0, 0, part.width, -dy))
        edge = ImageChops.subtract(part, beside).filter(ImageFilter.BoxBlur(0.5))
        edge = ImageChops.multiply(edge, part).point(scaling(strength))
        self.image.paste(color, box[:2], edge)

    def silhouette(self, mask: Image.Image, color: Rgb, light: Rgb, toward: tuple[int, int] = (4, -5)) -> None:
        """A dark shape, lighter above, with a lit edge toward the light."""
        self.paint(mask, scaled(color, 1.10), scaled(color, 0.75))
        self.rim(mask, light, *toward)

    def grain(self, chance: Chance, mask: Image.Image | None = None, strength: float = 0.35) -> None:
        """Brush marks: noise laid over the picture (or a part of it) as light and dark."""
        marks = noise(chance, SIZE, (40, 60), 3).convert("RGB")
        marked = ImageChops.soft_light(self.image, marks)
        blended = Image.blend(self.image, marked, strength)
        self.image.paste(blended, (0, 0), mask)

    def finished(self, chance: Chance) -> Image.Image:
        """The picture with the last of it: brush marks and a little vignette."""
        self.grain(chance, strength=0.12)
        self.image.paste((0, 0, 0), (0, 0), _corners())
        return self.image


@lru_cache(maxsize=1)
def _corners() -> Image.Image:
    corners = Image.radial_gradient("L").point([max(0, round((value - 130) * 0.6)) for value in range(256)])
    return corners.resize(SIZE)


def scaling(factor: float) -> list[int]:
    """A table for `Image.point` that makes every level so many times as large, to a 255th."""
    return _scaling(round(factor * 255))


@lru_cache(maxsize=1024)
def _scaling(part: int) -> list[int]:
    return [min(255, round(value * part / 255)) for value in range(256)]


def _half(radius: float) -> int:
    """Half the side, in pixels, of a disc of light that reaches so far."""
    return max(2, round(radius * 1.2 / SCALE))


def _pixels(shift: int) -> int:
    """A shift in units as whole pixels: never none if there was one."""
    return (1 if shift > 0 else -1) * max(1, abs(shift) // SCALE) if shift else 0


def _beginning(points: Sequence[Point], width: float) -> tuple[tuple[int, int], Image.Image] | None:
    """Where in units a small mask begins that holds the points, and that mask, empty; None if all is out of sight."""
    if not points:
        return None
    reach = width / 2 + 2
    x0 = max(0, int(min(x for x, _ in points) - reach)) // SCALE * SCALE
    y0 = max(0, int(min(y for _, y in points) - reach)) // SCALE * SCALE
    x1 = min(UNITS[0], int(max(x for x, _ in points) + reach) + SCALE) // SCALE * SCALE
    y1 = min(UNITS[1], int(max(y for _, y in points) + reach) + SCALE) // SCALE * SCALE
    return ((x0, y0), Image.new("L", (x1 - x0, y1 - y0), 0)) if x1 > x0 and y1 > y0 else None


def _tinted(mask: Image.Image, color: Rgb, strength: float) -> Image.Image:
    channels = [mask.point(scaling(part * strength / 255)) for part in color]
    return Image.merge("RGB", channels)
