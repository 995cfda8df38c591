"""The bundled fonts: there, small, licensed, and with the letters that cards need."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontInfo, QImage, QPainter, QRawFont

from gui.painting import fonts
from gui.painting.fonts import Role

pytestmark = pytest.mark.usefixtures("qapp")
LETTERS = "−—–•’‘“”…×éñöüßçÉÑÖŁłőžđøåÆ½ABCxyz0123456789"


def test_every_bundled_font_has_the_letters_that_cards_use():
    files = fonts.font_files()
    assert files
    for file in files:
        raw = QRawFont(str(file), 20)
        assert [letter for letter in LETTERS if not raw.supportsCharacter(ord(letter))] == [], file.name


def test_fonts_come_with_their_licences_and_stay_small():
    folder = fonts.font_files()[0].parent
    for file in fonts.font_files():
        licence = folder / f"{file.stem.split('-')[0]}-OFL.txt"
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence.read_text(encoding="utf-8")
    assert sum(file.stat().st_size for file in folder.iterdir()) < 3_000_000


@pytest.mark.parametrize("role", list(Role))
def test_every_role_resolves_to_its_own_family(role):
    font = fonts.pixel_font(role, 20)
    info = QFontInfo(font)
    assert info.family().startswith(role.value[0])
    assert (info.weight(), info.italic()) == (role.value[1].value, role.value[2])


@pytest.mark.parametrize("size", [8.3, 9.7, 12.4, 17.2, 30.0])
@pytest.mark.parametrize("role", [Role.TITLE, Role.RULES, Role.UI_STRONG])
def test_text_is_painted_as_wide_as_it_was_measured(role, size):
    text = "Legendary Creature — Treefolk Druid"
    image = QImage(700, 60, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        fonts.draw_text(painter, role, text, QPointF(10, 40), size)
    inked = [x for x in range(700) if any(image.pixelColor(x, y).value() < 170 for y in range(60))]
    measured = fonts.advance(role, text) * size
    # The first and the last letter keep a little room beside them.
    assert measured - 0.2 * size - 2 <= inked[-1] - inked[0] <= measured + 1


def test_a_missing_font_folder_is_told(monkeypatch):
    monkeypatch.setattr(fonts, "font_files", list)
    fonts.load_fonts.cache_clear()
    with pytest.raises(FileNotFoundError, match="install it again"):
        fonts.load_fonts()
    monkeypatch.undo()
    fonts.load_fonts()


def test_a_damaged_font_is_told(monkeypatch, tmp_path):
    broken = tmp_path / "Broken.ttf"
    broken.write_bytes(b"no font")
    monkeypatch.setattr(fonts, "font_files", lambda: [broken])
    fonts.load_fonts.cache_clear()
    with pytest.raises(OSError, match=r"Broken\.ttf"):
        fonts.load_fonts()
    monkeypatch.undo()
    fonts.load_fonts()


def test_painting_knows_neither_widgets_nor_the_engine():
    folder = Path(fonts.__file__).parent
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names.append(node.module)
            for name in names:
                assert not name.startswith(("engine", "PySide6.QtWidgets", "gui.models", "gui.views")), (
                    file.name,
                    name,
                )
