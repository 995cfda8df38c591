"""The frame of a card, made with Pillow for one exact size.

It has a textured body, plates, paper, and a hole for the picture.

Colours and textures are laid at the final size through masks whose edges were drawn four times as large. The text,
the symbols and everything that changes during play are painted over the frame later; so equal cards of equal size
share one frame.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from gui.painting.frame_styles import BORDER, FrameStyle
from gui.painting.layout import CORNER, HEIGHT, Box, Layout
from gui.painting.patches import Patch, Sheet, rounded
from gui.painting.scenes.canvas import noise, ramp
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, circle, smooth
from gui.painting.scenes.sigils import rosette_on
from gui.painting.scenes.tints import Rgb, mix, scaled


def frame_picture(style: FrameStyle, layout: Layout, width: int, height: int) -> Image.Image:
    """The frame of a style and a layout at a size in pixels: RGBA, clear where the picture shows."""
    sheet = Sheet(width, height, BORDER)
    _body(sheet, style, layout)
    if layout.text is not None:
        _paper(sheet, style, layout.text)
    if layout.second is not None:
        _plate(sheet, plate_outline("normal", layout.second), mix(style.plate_color(), BORDER, 0.08))
    art = art_outline(style, layout)
    sheet.stroke(art, BORDER, 0.014 if layout.detail == "full" else 0.010)
    sheet.lay((0, 0, 0), sheet.patch(art))
    full = layout.detail == "full"
    for box in (layout.title, layout.type_line):
        if box is not None:
            color = style.plate_color() if full else mix(style.plate_color(), style.body()[0], 0.16)
            _plate(sheet, plate_outline(style.shape if full else "flat", box), color)
    if style.noble and full and layout.title is not None:
        _studs(sheet, layout.title)
    return _with_alpha(sheet, art, layout)


def _body(sheet: Sheet, style: FrameStyle, layout: Layout) -> None:
    """The coloured body inside the border: one colour fading into the other, marbled."""
    wide, high = layout.size
    inner = Box(layout.border, layout.border, wide - 2 * layout.border, high - 2 * layout.border)
    left, right = style.body()
    body = _across((left, left, mix(left, right, 0.5), right, right), sheet.image.size)
    marble = _marble(style.shape).resize(sheet.image.size, Image.Resampling.BILINEAR)
    body = Image.blend(body, ImageChops.soft_light(body, marble), 0.8)
    patch = sheet.patch(rounded(inner, CORNER * 0.62))
    sheet.lay(body.crop(patch.box), patch)
    thin = max(1, round(sheet.unit * 0.005))
    sheet.lay((255, 250, 236), patch.edge(thin, thin), 0.45)
    sheet.lay((0, 0, 0), patch.edge(-thin, -thin), 0.40)


def _across(colors: tuple[Rgb, ...], size: tuple[int, int]) -> Image.Image:
    """A gradient from left to right."""
    return ramp(colors, (8, size[0])).transpose(Image.Transpose.ROTATE_90).resize(size)


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
    outline = rounded(box, 0.014)
    patch = sheet.patch(outline)
    size = patch.mask.size
    if min(size) < 4:
        return
    left, right = style.paper()
    paper = _across((left, mix(left, right, 0.5), right), size)
    paper = ImageChops.soft_light(paper, _parchment().resize(size))
    edge = Image.new("L", size, 70)
    soft = max(1.0, sheet.unit * 0.012)
    margin = soft * 1.2 + 2
    ImageDraw.Draw(edge).rectangle((margin, margin, size[0] - margin, size[1] - margin), fill=0)
    paper.paste(scaled(style.body()[0], 0.7), (0, 0), edge.filter(ImageFilter.BoxBlur(soft)))
    sheet.shadow(outline, 0.004)
    sheet.stroke(outline, BORDER, 0.008)
    sheet.lay(paper, patch)


def plate_outline(shape: str, box: Box) -> list[Point]:
    """A plate whose ends tell the kind of card."""
    x, y, right, bottom, h = box.x, box.y, box.right, box.bottom, box.h
    middle, k = y + h / 2, h * 0.22
    if shape == "flat":
        return [(x, y), (right, y), (right, bottom), (x, bottom)]
    if shape == "artifact":
        return [
            (x, y + k),
            (x + k, y),
            (right - k, y),
            (right, y + k),
            (right, bottom - k),
            (right - k, bottom),
            (x + k, bottom),
            (x, bottom - k),
        ]
    if shape == "spell":
        return [(x + k, y), (right - k, y), (right, middle), (right - k, bottom), (x + k, bottom), (x, middle)]
    if shape == "land":
        dip = h * 0.16
        return [
            *smooth([(x, y), (x + dip, middle), (x, bottom)], steps=10),
            *smooth([(right, bottom), (right - dip, middle), (right, y)], steps=10),
        ]
    if shape in ("jagged", "curled"):
        return _torn(box) if shape == "jagged" else _curled(box)
    if shape in ("planeswalker", "battle"):
        lift = h * 0.14
        return [
            (x, y),
            *smooth(
                [(x + h, y + lift * 0.2), (box.x + box.w / 2, y - lift * 0.5), (right - h, y + lift * 0.2)], steps=8
            ),
            (right, y),
            (right - k, bottom),
            (x + k, bottom),
        ]
    if shape in ("token", "emblem"):
        return [
            (x + h * 0.9, y),
            (right - h * 0.9, y),
            (right - h * 0.3, middle),
            (right - h * 0.9, bottom),
            (x + h * 0.9, bottom),
            (x + h * 0.3, middle),
        ]
    radius = h * (0.5 if shape == "enchantment" else 0.30)
    return rounded(box, radius)


def _torn(box: Box) -> list[Point]:
    """A plate whose ends are torn."""
    teeth, k = 6, box.h * 0.22
    down = [(box.right - (k if at % 2 else 0), box.y + box.h * at / teeth) for at in range(teeth + 1)]
    return [*down, *((box.x + (k if at % 2 else 0), box.bottom - box.h * at / teeth) for at in range(teeth + 1))]


def _curled(box: Box) -> list[Point]:
    """A plate whose ends are scrolls."""
    h, middle = box.h, box.y + box.h / 2
    right = smooth([(box.right - h * 0.4, box.y), (box.right, box.y + h * 0.24), (box.right - h * 0.22, middle),
                    (box.right, box.bottom - h * 0.24), (box.right - h * 0.4, box.bottom)], steps=6)  # fmt: skip
    left = [(2 * box.x + box.w - x, y) for x, y in reversed(right)]
    return [*right, *left]


def _plate(sheet: Sheet, outline: list[Point], color: Rgb) -> None:
    """A raised plate: shadow below, light above."""
    sheet.shadow(outline, 0.006)
    sheet.stroke(outline, BORDER, 0.011)
    patch = sheet.patch(outline)
    sheet.lay(ramp((mix(color, (255, 255, 255), 0.45), color, scaled(color, 0.86)), patch.mask.size), patch)
    sheet.lay((255, 255, 255), patch.edge(0, max(1, round(sheet.unit * 0.004))), 0.7)


def art_outline(style: FrameStyle, layout: Layout) -> list[Point]:
    """The window of the picture: arched for tokens and emblems, plain for the rest."""
    box = layout.art
    if layout.detail == "tiny":
        return rounded(box, 0.03)
    if layout.kind == "vanguard" or (style.shape == "emblem" and layout.detail == "full"):
        middle, high = box.x + box.w / 2, box.y + box.h / 2
        return [
            (middle + box.w / 2 * math.cos(at * math.pi / 32), high + box.h / 2 * math.sin(at * math.pi / 32))
            for at in range(64)
        ]
    if style.shape == "token" and layout.detail == "full":
        rise = 0.10
        arch = [(box.x + box.w * at / 24, box.y + rise * (1 - math.sin(math.pi * at / 24))) for at in range(25)]
        return [*arch, (box.right, box.bottom), (box.x, box.bottom)]
    return rounded(box, 0.012)


def _studs(sheet: Sheet, title: Box) -> None:
    """Two jewels on the frame beside a legendary title, and a ridge over it."""
    ridge = [
        (title.x + title.w * at / 40, title.y - 0.004 - 0.016 * abs(math.sin(math.pi * at / 8))) for at in range(41)
    ]
    band = [*ridge, (title.right, title.y - 0.003), (title.x, title.y - 0.003)]
    sheet.stroke(band, BORDER, 0.005)
    sheet.lay((226, 190, 98), sheet.patch(band))
    for x in (title.x - 0.006, title.right + 0.006):
        jewel = circle(x, title.y + title.h / 2, 0.017, 4, 1.35)
        sheet.stroke(jewel, BORDER, 0.008)
        sheet.lay((236, 204, 120), sheet.patch(jewel))


def _with_alpha(sheet: Sheet, art: list[Point], layout: Layout) -> Image.Image:
    """The frame with its corners rounded and its window clear, but for a soft inner shadow and what overhangs it."""
    alpha = Image.new("L", sheet.image.size, 255)
    hole = sheet.patch(art)
    reach = max(1.0, sheet.unit * 0.010)
    inner = Image.new("L", hole.mask.size, 255)
    ImageDraw.Draw(inner).rectangle((reach + 2, reach + 2, inner.width - reach - 2, inner.height - reach - 2), fill=0)
    shadow = inner.filter(ImageFilter.BoxBlur(reach)).point([round(value * 0.62) for value in range(256)])
    alpha.paste(shadow, hole.box[:2], hole.mask)
    for box in (layout.title, layout.type_line):
        if box is not None:
            alpha.paste(255, sheet.corners(box))
    sheet.image.putalpha(ImageChops.multiply(alpha, _silhouette(sheet)))
    return sheet.image


def _silhouette(sheet: Sheet) -> Image.Image:
    """The card's own outline as a mask: exactly the pixels there are, whatever rounding made of its height."""
    whole_card = Box(0, 0, sheet.image.width / sheet.unit, sheet.image.height / sheet.unit)
    corners = sheet.patch(rounded(whole_card, max(CORNER, 4 / sheet.unit)))
    whole = Image.new("L", sheet.image.size, 0)
    whole.paste(corners.mask, corners.box[:2])
    return whole


def back_picture(width: int, height: int) -> Image.Image:
    """The back of a card: a rosette of the table's own on deep green, the same for every card."""
    sheet = Sheet(width, height, BORDER)
    grain = noise(Chance("back"), (240, 336), (8, 11), 4).point([round(50 + value * 0.6) for value in range(256)])
    field = ramp(((26, 74, 76), (18, 52, 58), (12, 34, 42)), sheet.image.size)
    field = ImageChops.soft_light(field, grain.convert("RGB").resize(field.size))
    inner = sheet.patch(rounded(Box(0.035, 0.035, 0.93, HEIGHT - 0.07), CORNER * 0.6))
    sheet.lay(field.crop(inner.box), inner)
    gold: Rgb = (220, 178, 92)
    for inset, weight in ((0.066, 0.010), (0.088, 0.004)):
        sheet.stroke(rounded(Box(inset, inset, 1 - 2 * inset, HEIGHT - 2 * inset), CORNER * 0.5), gold, weight)
    side = round(sheet.unit * 0.74)
    wheel = _back_wheel().resize((side, side), Image.Resampling.LANCZOS)
    at = (round(width / 2 - side / 2), round(height / 2 - side / 2))
    for color, drop in ((scaled(gold, 0.30), max(1, side // 120)), (gold, 0)):
        box = (at[0], at[1] + drop, at[0] + side, at[1] + drop + side)
        sheet.lay(color, Patch(wheel, box))
    for x, y in ((0.155, 0.155), (0.845, 0.155), (0.155, HEIGHT - 0.155), (0.845, HEIGHT - 0.155)):
        sheet.lay(gold, sheet.patch(circle(x, y, 0.038, 4)))
        sheet.lay((14, 40, 46), sheet.patch(circle(x, y, 0.020, 4)))
    sheet.image.putalpha(_silhouette(sheet))
    return sheet.image


@lru_cache(maxsize=1)
def _back_wheel() -> Image.Image:
    return rosette_on(Chance("the back of every card"), 960).reduce(2)
