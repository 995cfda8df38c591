"""The themes: readable, and told apart by everybody."""

from __future__ import annotations

import itertools
from dataclasses import fields
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from gui import theme
from gui.painting.palette import DARK, LIGHT, Palette, contrast
from gui.painting.themes import CLOTHS, EYES, THEMES, WOODS, palette_for
from gui.widgets.cloth import paint_cloth, paint_wood

LOOKS = [palette_for(theme, eyes, cloth) for theme in THEMES for eyes in EYES for cloth in CLOTHS]
BOTH = pytest.mark.parametrize(
    "palette", [DARK, LIGHT, *LOOKS], ids=lambda palette: f"{palette.name} {palette.weave} {palette.seats[0]}"
)
#: How the three kinds of missing cones mix linear red, green and blue (Machado, Oliveira, Fernandes 2009, severity 1).
MISSING_CONES = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def linear(color: str) -> tuple[float, ...]:
    values = [int(color[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    return tuple(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in values)


def lab(rgb: tuple[float, ...]) -> tuple[float, float, float]:
    """CIE L*a*b* of linear RGB."""
    red, green, blue = (min(1.0, max(0.0, value)) for value in rgb)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    cube = [value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in (x, y, z)]
    return 116 * cube[1] - 16, 500 * (cube[0] - cube[1]), 200 * (cube[1] - cube[2])


def seen(color: str, kind: str) -> tuple[float, float, float]:
    rgb = linear(color)
    if kind != "all cones":
        rgb = tuple(sum(part * value for part, value in zip(row, rgb, strict=True)) for row in MISSING_CONES[kind])
    return lab(rgb)


@BOTH
def test_text_is_readable(palette: Palette):
    for surface in (palette.panel, palette.panel_raised, palette.felt):
        assert contrast(palette.text, surface) >= 7
        assert contrast(palette.text_muted, surface) >= 4.5
    for wood in WOODS.values():
        assert contrast(palette.text, wood[palette.name]) >= 7
    assert contrast(palette.accent_text, palette.accent) >= 4.5
    assert contrast(palette.badge_text, palette.badge) >= 7
    assert contrast(palette.badge_alert, palette.badge) >= 4.5


@BOTH
def test_marks_stand_out_from_the_felt_and_the_panel(palette: Palette):
    for mark in (
        palette.accent,
        palette.legal,
        palette.danger,
        palette.warning,
        palette.attack,
        palette.raised,
        palette.lowered,
    ):
        assert contrast(mark, palette.panel) >= 4.5
        assert contrast(mark, palette.felt) >= 3
    for outline in (palette.selected, palette.legal, palette.highlight):
        assert contrast(outline, palette.halo) >= 3


@BOTH
def test_eight_seats_are_told_apart_by_everybody(palette: Palette):
    assert len(set(palette.seats)) == len(palette.seat_text) == 8
    own = next((eyes for eyes in EYES[1:] if palette.seats == palette_for(palette.name, eyes).seats), "")
    for kind in ("all cones", own) if own else ("all cones", *MISSING_CONES):
        for first, second in combinations(palette.seats, 2):
            distance = sum((a - b) ** 2 for a, b in zip(seen(first, kind), seen(second, kind), strict=True)) ** 0.5
            least = 30 if own else 36 if kind == "all cones" else 18
            assert distance >= least, (kind, first, second)


@pytest.mark.parametrize("look", THEMES)
@pytest.mark.parametrize("eyes", EYES[1:])
def test_good_and_bad_are_told_apart_by_the_eyes_they_are_made_for(look: str, eyes: str):
    palette = palette_for(look, eyes)
    for good, bad in (("legal", "danger"), ("legal", "attack"), ("raised", "lowered")):
        pair = seen(getattr(palette, good), eyes), seen(getattr(palette, bad), eyes)
        assert sum((a - b) ** 2 for a, b in zip(*pair, strict=True)) ** 0.5 >= 40, (good, bad)


def test_there_are_two_dark_themes_and_a_light_one_and_every_part_is_seen():
    assert [palette.light for palette in THEMES.values()] == [False, False, True]
    looks = {palette_for(*parts) for parts in itertools.product(THEMES, EYES, CLOTHS, WOODS)}
    assert len(looks) == 3 * 4 * 4 * 4
    assert palette_for("no such", "no such", "no such", "no such") == palette_for()


def test_every_cloth_and_wood_is_painted_and_none_like_another(qapp):
    painted = set()
    for look in THEMES:
        for cloth in CLOTHS:
            painted.add(_painted(look, cloth, "walnut", paint_cloth))
        for wood in WOODS:
            painted.add(_painted(look, "green", wood, paint_wood))
    assert len(painted) == 3 * (4 + 4)


def _painted(look: str, cloth: str, wood: str, paint) -> bytes:
    image = QImage(200, 120, QImage.Format.Format_RGB32)
    with pytest.MonkeyPatch.context() as patch, QPainter(image) as painter:
        patch.setattr(theme, "_current", palette_for(look, "", cloth, wood))
        paint(painter, QRectF(image.rect()), QSizeF(200, 120) if paint is paint_cloth else 120)
    return image.constBits().tobytes()


@BOTH
def test_seat_colours_carry_text_and_stand_on_the_felt(palette: Palette):
    for color, text in zip(palette.seats, palette.seat_text, strict=True):
        assert contrast(color, palette.felt) >= 3
        assert contrast(text, color) >= 4.5


def test_seats_begin_again_after_the_eighth():
    assert DARK.seat(8) == DARK.seat(0)


def test_both_themes_are_written_as_hexadecimal_colours():
    for palette in (DARK, LIGHT):
        for field in fields(palette):
            value = getattr(palette, field.name)
            for color in value if isinstance(value, tuple) else (value,):
                assert field.name in ("name", "light", "weave", "grain") or (len(color) == 7 and int(color[1:], 16) >= 0)
