"""The frame of a card, made with Pillow for one exact size: textured body, plates, paper, a hole for the picture.

Edges are drawn at two to four times the size and reduced. The text, the symbols and everything that changes during
play are painted over the frame later; so equal cards of equal size share one frame.
"""
from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from gui.painting.frame_styles import BORDER, FrameStyle
from gui.painting.layout import CORNER, HEIGHT, Box, Layout
from gui.painting.scenes.canvas import noise, ramp
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, circle, smooth
from gui.painting.scenes.sigils import rosette_on
from gui.painting.scenes.tints import Rgb, mix, scaled


class Sheet:
    """A frame in the making: a supersampled picture with a size in card widths."""

    def __init__(self, width: int, height: int, color: Rgb) -> None:
        self.pixels = (width, height)
        self.over = 4 if width < 120 else 3 if width < 260 else 2
        self.unit = float(width * self.over)
        self.size = (width * self.over, height * self.over)
        self.image = Image.new("RGB", self.size, color)

    def corners(self, box: Box) -> tuple[int, int, int, int]:
        """A box in supersampled pixels."""
        return (round(box.x * self.unit), round(box.y * self.unit), round(box.right * self.unit), round(box.bottom * self.unit))

    def mask(self, outline: list[Point]) -> Image.Image:
        """A mask of an outline in card widths."""
        mask = Image.new("L", self.size, 0)
        ImageDraw.Draw(mask).polygon([(x * self.unit, y * self.unit) for x, y in outline], fill=255)
        return mask

    def rounded(self, box: Box, radius: float) -> Image.Image:
        """A mask of a rounded rectangle."""
        mask = Image.new("L", self.size, 0)
        ImageDraw.Draw(mask).rounded_rectangle(self.corners(box), radius * self.unit, fill=255)
        return mask


def frame_picture(style: FrameStyle, layout: Layout, width: int, height: int) -> Image.Image:
    """The frame of a style and a layout at a size in pixels: RGBA, clear where the picture shows."""
    sheet = Sheet(width, height, BORDER)
    _body(sheet, style, layout)
    if layout.text is not None:
        _paper(sheet, style, layout.text)
    if layout.second is not None:
        _plate(sheet, _plate_outline("normal", layout.second), mix(style.plate_color(), BORDER, 0.08))
    art = _art_outline(style, layout)
    _art_edge(sheet, art, layout)
    for box in (layout.title, layout.type_line):
        if box is not None:
            full = layout.detail == "full"
            color = style.plate_color() if full else mix(style.plate_color(), style.body()[0], 0.16)
            _plate(sheet, _plate_outline(style.shape if full else "flat", box), color)
    if style.noble and layout.title is not None and layout.detail == "full":
        _studs(sheet, layout.title)
    return _with_alpha(sheet, art, layout)


def _body(sheet: Sheet, style: FrameStyle, layout: Layout) -> None:
    """The coloured body inside the border: one colour fading into the other, marbled."""
    inner = Box(layout.border, layout.border, 1 - 2 * layout.border, HEIGHT - 2 * layout.border)
    left, right = style.body()
    across = ramp((left, left, mix(left, right, 0.5), right, right), (sheet.size[1], sheet.size[0])).rotate(90, expand=True)
    body = across.resize(sheet.size)
    marble = _marble(style.shape).resize(sheet.size, Image.Resampling.BILINEAR)
    body = Image.blend(body, ImageChops.soft_light(body, marble), 0.8)
    mask = sheet.rounded(inner, CORNER * 0.62)
    sheet.image.paste(body, (0, 0), mask)
    thin = max(1, round(sheet.unit * 0.006))
    lit = ImageChops.subtract(mask, ImageChops.offset(mask, thin, thin))
    shaded = ImageChops.subtract(mask, ImageChops.offset(mask, -thin, -thin))
    sheet.image.paste((255, 250, 236), (0, 0), lit.point([round(value * 0.45) for value in range(256)]))
    sheet.image.paste((0, 0, 0), (0, 0), shaded.point([round(value * 0.40) for value in range(256)]))


@lru_cache(maxsize=12)
def _marble(shape: str) -> Image.Image:
    """The grain of a frame's body: brushed for artifacts, layered for lands, veined for the rest."""
    cells = {"artifact": (2, 70), "land": (4, 26)}.get(shape, (9, 13))
    grain = noise(Chance("frame", shape), (240, 336), cells, 4)
    grain = grain.point([round(40 + value * 0.68) for value in range(256)])
    if shape == "enchantment":
        draw, chance = ImageDraw.Draw(grain), Chance("frame", "sparkle")
        for _ in range(130):
            x, y, radius = chance.span(0, 240), chance.span(0, 336), chance.span(0.4, 1.3)
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=240)
    return grain.convert("RGB")


@lru_cache(maxsize=1)
def _parchment() -> Image.Image:
    fibres = noise(Chance("parchment"), (220, 160), (10, 8), 5)
    return fibres.point([round(122 + value * 0.11) for value in range(256)]).convert("RGB")


def _paper(sheet: Sheet, style: FrameStyle, box: Box) -> None:
    """The text box: light parchment with darkened edges, legible under dark letters."""
    x0, y0, x1, y1 = sheet.corners(box)
    size = (x1 - x0, y1 - y0)
    if min(size) < 4:
        return
    left, right = style.paper()
    paper = ramp((left, mix(left, right, 0.5), right), (size[1], size[0])).rotate(90, expand=True).resize(size)
    paper = ImageChops.soft_light(paper, _parchment().resize(size))
    edge = Image.new("L", size, 70)
    soft = max(1.0, sheet.unit * 0.012)
    ImageDraw.Draw(edge).rectangle((soft * 1.2, soft * 1.2, size[0] - soft * 1.2, size[1] - soft * 1.2), fill=0)
    paper.paste(scaled(style.body()[0], 0.7), (0, 0), edge.filter(ImageFilter.BoxBlur(soft)))
    mask = sheet.rounded(box, 0.014)
    _drop_shadow(sheet, mask, 0.004)
    whole = Image.new("RGB", sheet.size)
    whole.paste(paper, (x0, y0))
    sheet.image.paste(whole, (0, 0), mask)
    _outline(sheet, mask, 0.0045)


def _plate_outline(shape: str, box: Box) -> list[Point]:
    """A plate whose ends tell the kind of card."""
    x, y, right, bottom, h = box.x, box.y, box.right, box.bottom, box.h
    middle, k = y + h / 2, h * 0.22
    if shape == "flat":
        return [(x, y), (right, y), (right, bottom), (x, bottom)]
    if shape == "artifact":
        return [(x, y + k), (x + k, y), (right - k, y), (right, y + k), (right, bottom - k), (right - k, bottom), (x + k, bottom), (x, bottom - k)]
    if shape == "spell":
        return [(x + k, y), (right - k, y), (right, middle), (right - k, bottom), (x + k, bottom), (x, middle)]
    if shape == "land":
        dip = h * 0.16
        return [*smooth([(x, y), (x + dip, middle), (x, bottom)], steps=10), *smooth([(right, bottom), (right - dip, middle), (right, y)], steps=10)]
    if shape in ("planeswalker", "battle"):
        lift = h * 0.14
        return [(x, y), *smooth([(x + h, y + lift * 0.2), (box.x + box.w / 2, y - lift * 0.5), (right - h, y + lift * 0.2)], steps=8), (right, y), (right - k, bottom), (x + k, bottom)]
    if shape in ("token", "emblem"):
        return [(x + h * 0.9, y), (right - h * 0.9, y), (right - h * 0.3, middle), (right - h * 0.9, bottom), (x + h * 0.9, bottom), (x + h * 0.3, middle)]
    radius = h * (0.5 if shape == "enchantment" else 0.30)
    return _rounded(box, radius)


def _rounded(box: Box, radius: float) -> list[Point]:
    points: list[Point] = []
    for cx, cy, start in ((box.right - radius, box.y + radius, -90), (box.right - radius, box.bottom - radius, 0),
                          (box.x + radius, box.bottom - radius, 90), (box.x + radius, box.y + radius, 180)):
        for step in range(9):
            angle = math.radians(start + 90 * step / 8)
            points.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return points


def _plate(sheet: Sheet, outline: list[Point], color: Rgb) -> None:
    """A raised plate: shadow below, light above."""
    mask = sheet.mask(outline)
    _drop_shadow(sheet, mask, 0.006)
    box = mask.getbbox()
    if box is None:
        return
    size = (box[2] - box[0], box[3] - box[1])
    face = ramp((mix(color, (255, 255, 255), 0.45), color, scaled(color, 0.86)), size)
    sheet.image.paste(face, box[:2], mask.crop(box))
    thin = max(1, round(sheet.unit * 0.004))
    lit = ImageChops.subtract(mask, ImageChops.offset(mask, 0, thin))
    sheet.image.paste((255, 255, 255), (0, 0), lit.point([round(value * 0.7) for value in range(256)]))
    _outline(sheet, mask, 0.005)


def _outline(sheet: Sheet, mask: Image.Image, width: float) -> None:
    """A dark line round a mask."""
    reach = max(1, round(width * sheet.unit / 2)) * 2 + 1
    ring = ImageChops.subtract(mask.filter(ImageFilter.MaxFilter(min(reach, 9))), mask)
    sheet.image.paste(scaled(BORDER, 1.0), (0, 0), ring.point([round(value * 0.82) for value in range(256)]))


def _drop_shadow(sheet: Sheet, mask: Image.Image, reach: float) -> None:
    down = max(1, round(reach * sheet.unit))
    shadow = ImageChops.offset(mask, 0, down).filter(ImageFilter.BoxBlur(down))
    sheet.image.paste((0, 0, 0), (0, 0), shadow.point([round(value * 0.42) for value in range(256)]))


def _art_outline(style: FrameStyle, layout: Layout) -> list[Point]:
    """The window of the picture: arched for tokens and emblems, plain for the rest."""
    box = layout.art
    if layout.detail == "tiny":
        return _rounded(box, 0.03)
    if style.shape in ("token", "emblem") and layout.detail == "full":
        rise = 0.10
        arch = [(box.x + box.w * at / 24, box.y + rise * (1 - math.sin(math.pi * at / 24))) for at in range(25)]
        return [*arch, (box.right, box.bottom), (box.x, box.bottom)]
    return _rounded(box, 0.012)


def _art_edge(sheet: Sheet, outline: list[Point], layout: Layout) -> None:
    """A dark keyline round the picture; the body's colour must not bleed into it."""
    mask = sheet.mask(outline)
    _outline(sheet, mask, 0.010 if layout.detail == "full" else 0.006)
    sheet.image.paste((0, 0, 0), (0, 0), mask)


def _studs(sheet: Sheet, title: Box) -> None:
    """Two jewels on the frame beside a legendary title, and a ridge over it."""
    ridge = [(title.x + title.w * at / 20, title.y - 0.004 - 0.016 * abs(math.sin(math.pi * at / 4))) for at in range(21)]
    mask = sheet.mask([*ridge, (title.right, title.y), (title.x, title.y)])
    sheet.image.paste((226, 190, 98), (0, 0), mask)
    _outline(sheet, mask, 0.003)
    for x in (title.x - 0.006, title.right + 0.006):
        jewel = sheet.mask(circle(x, title.y + title.h / 2, 0.017, 4, 1.35))
        sheet.image.paste((236, 204, 120), (0, 0), jewel)
        _outline(sheet, jewel, 0.004)


def _with_alpha(sheet: Sheet, art: list[Point], layout: Layout) -> Image.Image:
    """The frame reduced, its corners rounded, its window clear with a soft inner shadow."""
    hole = sheet.mask(art)
    x0, y0, x1, y1 = hole.getbbox() or (0, 0, 1, 1)
    reach = max(1.0, sheet.unit * 0.010)
    for_shadow = Image.new("L", sheet.size, 255)
    ImageDraw.Draw(for_shadow).rectangle((x0 + reach, y0 + reach, x1 - reach, y1 - reach), fill=0)
    shadow = for_shadow.filter(ImageFilter.BoxBlur(reach)).point([round(value * 0.62) for value in range(256)])
    alpha = Image.composite(shadow, Image.new("L", sheet.size, 255), hole)
    # Plates may overhang the window: what they cover stays solid.
    for box in (layout.title, layout.type_line):
        if box is not None:
            alpha.paste(255, sheet.corners(box))
    alpha = ImageChops.multiply(alpha, sheet.rounded(Box(0, 0, 1, HEIGHT), CORNER))
    small = sheet.image.reduce(sheet.over)
    small.putalpha(alpha.reduce(sheet.over))
    return small.resize(sheet.pixels) if small.size != sheet.pixels else small


def back_picture(width: int, height: int) -> Image.Image:
    """The back of a card: a rosette of the table's own on deep green, the same for every card."""
    sheet = Sheet(width, height, BORDER)
    inner = Box(0.035, 0.035, 0.93, HEIGHT - 0.07)
    grain = noise(Chance("back"), (240, 336), (8, 11), 4).point([round(50 + value * 0.6) for value in range(256)])
    field = ramp(((26, 74, 76), (18, 52, 58), (12, 34, 42)), sheet.size)
    field = ImageChops.soft_light(field, grain.convert("RGB").resize(sheet.size))
    sheet.image.paste(field, (0, 0), sheet.rounded(inner, CORNER * 0.6))
    gold: Rgb = (220, 178, 92)
    draw = ImageDraw.Draw(sheet.image)
    for inset, weight in ((0.062, 0.010), (0.086, 0.004)):
        box = Box(inset, inset, 1 - 2 * inset, HEIGHT - 2 * inset)
        draw.rounded_rectangle(sheet.corners(box), CORNER * 0.5 * sheet.unit, outline=gold, width=max(1, round(weight * sheet.unit)))
    side = round(sheet.unit * 0.74)
    wheel = rosette_on(Chance("the back of every card"), 480).resize((side, side), Image.Resampling.LANCZOS)
    at = (round(sheet.size[0] / 2 - side / 2), round(sheet.size[1] / 2 - side / 2))
    sheet.image.paste(scaled(gold, 0.30), (at[0], at[1] + max(1, side // 120)), wheel)
    sheet.image.paste(gold, at, wheel)
    for x, y in ((0.155, 0.155), (0.845, 0.155), (0.155, HEIGHT - 0.155), (0.845, HEIGHT - 0.155)):
        draw.polygon([(px * sheet.unit, py * sheet.unit) for px, py in circle(x, y, 0.038, 4)], fill=gold)
        draw.polygon([(px * sheet.unit, py * sheet.unit) for px, py in circle(x, y, 0.020, 4)], fill=(14, 40, 46))
    small = sheet.image.reduce(sheet.over)
    small.putalpha(sheet.rounded(Box(0, 0, 1, HEIGHT), CORNER).reduce(sheet.over))
    return small.resize(sheet.pixels) if small.size != sheet.pixels else small
