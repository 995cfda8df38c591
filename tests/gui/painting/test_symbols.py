"""Mana symbols: read from any string, told apart by shape, painted whatever they are."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from gui.painting import symbols
from gui.painting.status_shapes import GLYPHS, glyph
from tests.support.games.how_often import often

pytestmark = pytest.mark.usefixtures("qapp")
KNOWN = ("W", "U", "B", "R", "G", "C", "0", "2", "15", "X", "S", "T", "Q", "E", "P", "CHAOS", "PW", "TK")
MIXED = ("R/W", "G/U", "2/B", "C/W", "W/P", "G/U/P")


def ink(path, side: int = 24) -> list[bool]:
    """Which pixels a shape covers, its colour left out."""
    image = QImage(side, side, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(side / 2, side / 2)
        painter.scale(side / 2, side / 2)
        painter.fillPath(path, Qt.GlobalColor.black)
    return [image.pixelColor(x, y).value() < 128 for y in range(side) for x in range(side)]


def painted(code: str, side: int = 24) -> bytes:
    image = QImage(side * 4, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        symbols.paint_symbol(painter, code, QRectF(0, 0, symbols.symbol_width(code) * side, side))
    return image.constBits().tobytes()


def differing(first: list[bool], second: list[bool]) -> float:
    return sum(a != b for a, b in zip(first, second, strict=True)) / len(first)


def test_mana_symbols_differ_in_shape_not_only_in_colour():
    shapes = {letter: ink(symbols._GLYPHS[letter]()) for letter in "WUBRGC"}
    for first, second in combinations(shapes, 2):
        assert differing(shapes[first], shapes[second]) > 0.10, (first, second)


def test_status_glyphs_differ_in_shape():
    shapes = {name: ink(glyph(name)) for name in GLYPHS}
    for first, second in combinations(shapes, 2):
        assert differing(shapes[first], shapes[second]) > 0.06, (first, second)


def test_every_symbol_looks_different_from_every_other():
    pictures = {painted(code) for code in KNOWN + MIXED}
    assert len(pictures) == len(KNOWN + MIXED)


def test_costs_are_read_in_order():
    assert symbols.parse_cost("{X}{2/w}{G/U}{R/P}{10}{S}") == ("X", "2/W", "G/U", "R/P", "10", "S")
    assert symbols.parse_cost("{1}{R} // {2}{U}") == ("1", "R", "//", "2", "U")
    assert symbols.parse_cost("") == ()


@pytest.mark.parametrize(
    "cost", ["{", "}", "{{2}}", "{}", "{ }", "2R", "{2}{", "W}", "{W/}", "{/}", "{\n}", "{½}", "{1000000}"]
)
def test_malformed_costs_are_painted_and_lose_no_letter(cost):
    codes = symbols.parse_cost(cost)
    assert all(painted(code) for code in codes)
    kept = [letter for letter in cost.upper() if letter not in "{} \n"]
    assert [letter for code in codes for letter in code if letter not in "{} "] == kept


@given(st.text(max_size=24))
@settings(max_examples=often(25, 80), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_cost_string_can_be_painted(qapp, cost):
    image = QImage(64, 16, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        symbols.paint_cost(painter, symbols.parse_cost(cost), 60, 8, 12)


def test_an_unknown_symbol_is_painted_as_its_text():
    assert symbols.symbol_kind("WOMBAT") == "text"
    assert painted("WOMBAT") != painted("KOALA")
    assert symbols.symbol_width("WOMBAT") > 1


def test_a_row_of_symbols_is_as_wide_as_its_parts():
    assert symbols.cost_width(("2", "G", "G"), 10, gap=0.1) == pytest.approx(32)
    assert symbols.cost_width((), 10) == 0


@pytest.mark.parametrize("text", ["+1", "−3", "0", "+X", "−12"])
def test_loyalty_costs_are_painted(text):
    image = QImage(40, 30, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        symbols.paint_loyalty_cost(painter, text, QRectF(0, 0, 40, 30))
    assert image.pixelColor(20, 15) != Qt.GlobalColor.white or image.pixelColor(4, 15).value() < 100
