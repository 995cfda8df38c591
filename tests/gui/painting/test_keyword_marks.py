"""Keywords as icons: told apart by shape, found by rules English, a word where there is none."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from gui.painting.face import LiveState
from gui.painting.gallery_samples import EMBER_FOX
from gui.painting.keyword_marks import keyword_mark, keyword_pairs
from gui.painting.keyword_shapes import _SHAPES, icon_of, keyword_icon
from gui.painting.pixmaps import face_image
from gui.painting.status_shapes import GLYPHS, glyph

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(path) -> bytes:
    image = QImage(24, 24, QImage.Format.Format_Grayscale8)
    image.fill(0)
    with QPainter(image) as painter:
        painter.translate(12, 12)
        painter.scale(11, 11)
        painter.fillPath(path, Qt.GlobalColor.white)
    return image.constBits().tobytes()


def test_every_icon_has_a_shape_and_is_neither_empty_nor_full():
    for name in _SHAPES:
        lit = sum(value > 127 for value in drawn(keyword_icon(name)))
        assert 30 < lit < 500, name


def test_icons_are_told_apart_by_shape():
    shapes = {}
    for name in _SHAPES:
        shapes.setdefault(drawn(keyword_icon(name)), []).append(name)
    shared = sorted(names for names in shapes.values() if len(names) > 1)
    assert shared == [["infect", "toxic", "wither"], ["undying", "persist"]], "kin share an icon"


def test_what_a_creature_can_not_do_has_a_shape_of_its_own():
    names = ("sick", "barred", "goad", "copy", "phased", "damage", "tapped", "attack", "block")
    assert set(names) <= set(GLYPHS)
    assert len({drawn(glyph(name)) for name in names}) == len(names)


def test_a_number_stands_beside_its_icon_and_a_keyword_without_one_is_a_word():
    assert icon_of("ward {2}") == ("ward", "2")
    assert icon_of("double strike") == ("double strike", "")
    assert icon_of("protection from red")[0] == "protection"
    assert icon_of("flyingfish") == ("", "")
    assert keyword_mark("Bushido 2", "bushido 2").short == "Bushido 2"
    assert keyword_pairs(LiveState(keywords=("chapter 1", "Flying"), icons=("", "flying"))) == [
        ("chapter 1", ""), ("Flying", "flying")]  # fmt: skip


@pytest.mark.parametrize("width", [104, 150])
def test_many_keywords_are_all_seen_or_counted(width):
    names = tuple(_SHAPES)[:8]
    pictures = {
        face_image(EMBER_FOX, LiveState(keywords=names[:n], icons=names[:n]), width).constBits().tobytes()
        for n in range(9)
    }
    assert len(pictures) == 9
