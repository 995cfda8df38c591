"""`--self-test`: an installed program tries itself, and says what does not work."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage

from engine.api import CardLibrary, Match, load_library
from gui import self_test


def colourful(match: Match) -> QImage:
    assert match.pending is not None, "a game in its middle is painted"
    picture = QImage(300, 200, QImage.Format.Format_RGB32)
    for x in range(300):
        for y in range(200):
            picture.setPixelColor(x, y, QColor(x % 256, y, 0))
    return picture


def empty(match: Match) -> QImage:
    picture = QImage(300, 200, QImage.Format.Format_RGB32)
    picture.fill(0)
    return picture


def test_all_of_it_works() -> None:
    said: list[str] = []
    assert self_test.self_test(load_library(), colourful, said.append) == 0
    assert said[0].startswith("self-test: cards: ") and "cards understood" in said[0]
    assert "played to its end" in said[1] and "300 x 200" in said[2]


@pytest.mark.long
def test_an_empty_picture_is_told() -> None:
    said: list[str] = []
    assert self_test.self_test(load_library(), empty, said.append) == 1
    assert "nothing was painted" in said[-1]


def test_missing_cards_are_told() -> None:
    said: list[str] = []
    assert self_test.self_test(CardLibrary(), colourful, said.append) == 1
    assert "the installation is incomplete" in said[-1] and len(said) == 1


@pytest.mark.long
def test_a_game_without_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "MOST_DECISIONS", 5)
    said: list[str] = []
    assert self_test.self_test(load_library(), colourful, said.append) == 1
    assert "did not end within 5 decisions" in said[-1]
