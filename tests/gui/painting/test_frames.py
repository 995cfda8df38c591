"""Frames and the reading of a face: colours, shapes, legibility."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageStat

from gui.painting.face import FaceSpec, LiveState, frame_colors, land_colors, minus, printed_number, shifts, shown_power
from gui.painting.frame_styles import style_of
from gui.painting.frames import back_picture, frame_picture
from gui.painting.gallery_samples import EMBER_FOX, FOREST, FULL, GREY_COURT, ISLET, LANTERN, LONG_TREATY
from gui.painting.layout import layout_for
from gui.painting.palette import contrast
from gui.painting.surface import INK

pytestmark = pytest.mark.usefixtures("qapp")


def frame_of(spec: FaceSpec, width: int = 260):
    layout = layout_for(spec, LiveState(), width)
    wide, high = layout.size
    return frame_picture(style_of(spec), layout, round(width * wide), round(width * high)), layout


def as_hex(color) -> str:
    return "#" + "".join(f"{round(channel):02x}" for channel in color[:3])


@pytest.mark.parametrize("spec", [spec for spec in FULL if spec.kind != "back"], ids=lambda spec: spec.name)
def test_text_is_legible_on_paper_and_plates(spec):
    frame, layout = frame_of(spec)
    for box in (layout.title, layout.type_line, layout.text):
        if box is not None:
            inner = box.inset(0.05, box.h * 0.25)
            area = frame.convert("RGB").crop(
                [round(edge * 260) for edge in (inner.x, inner.y, inner.right, inner.bottom)]
            )
            assert contrast(as_hex(ImageStat.Stat(area).mean), INK) >= 7


def test_the_picture_shows_through_the_window_and_nowhere_else():
    frame, layout = frame_of(EMBER_FOX)
    alpha = frame.getchannel("A")
    art, text = layout.art, layout.text
    assert alpha.getpixel((round((art.x + art.w / 2) * 260), round((art.y + art.h / 2) * 260))) == 0
    assert alpha.getpixel((round((text.x + text.w / 2) * 260), round((text.y + text.h / 2) * 260))) == 255
    assert alpha.getpixel((0, 0)) == 0


def test_frames_tell_colour_identity():
    styles = [
        style_of(replace(EMBER_FOX, colors=tuple(colors))) for colors in ("", "W", "U", "B", "R", "G", "WB", "WUB")
    ]
    assert len(set(styles)) == 8
    assert style_of(GREY_COURT).plate == style_of(LONG_TREATY).plate == "M"
    assert style_of(LANTERN).left == "A"
    assert style_of(replace(FOREST, type_line="Land", text="")).left == "L"


def test_frames_tell_the_kind_by_shape():
    shapes = {
        style_of(replace(EMBER_FOX, type_line=line)).shape
        for line in ("Creature", "Artifact", "Enchantment", "Instant")
    }
    shapes |= {
        style_of(replace(EMBER_FOX, kind=kind)).shape for kind in ("token", "emblem", "planeswalker", "battle", "land")
    }
    assert len(shapes) == 9


def test_every_card_has_the_same_back():
    assert back_picture(120, 168).tobytes() == back_picture(120, 168).tobytes()


def test_lands_show_what_they_make():
    assert land_colors(FOREST) == ("G",)
    assert land_colors(ISLET) == ("U", "R")
    assert land_colors(FaceSpec("Rift", type_line="Land", text="{T}: Add {C}.\n{T}, Pay 1 life: Add {B} or {R}.")) == (
        "B",
        "R",
        "C",
    )
    assert len(land_colors(FaceSpec("Prism", type_line="Land", text="{T}: Add one mana of any color."))) == 5
    assert frame_colors(ISLET) == ("U", "R")
    assert frame_colors(replace(EMBER_FOX, colors=("R", "W", "?"))) == ("W", "R")


@pytest.mark.parametrize(
    "text, number", [("3", 3), ("-1", -1), ("−2", -2), ("*", None), ("1+*", None), (None, None), ("", None)]
)
def test_printed_numbers(text, number):
    assert printed_number(text) == number


def test_raised_and_lowered_are_told_or_compared():
    assert shifts(EMBER_FOX, LiveState(power=5, toughness=0)) == (1, -1)
    assert shifts(EMBER_FOX, LiveState(power=2, toughness=1)) == (0, 0)
    assert shifts(replace(EMBER_FOX, power="*"), LiveState(power=5, power_shift=-1)) == (-1, 0)
    assert shown_power(EMBER_FOX, LiveState(power=-3)) == ("−3", "1")
    assert shown_power(FOREST, LiveState()) is None


def test_minus_signs_are_set_only_before_numbers():
    assert minus("-1/-1") == "−1/−1"
    assert minus("first-strike") == "first-strike"
