"""Arrows over the table: each in the colour of its player."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gui import theme
from gui.models.marks import Arrow
from gui.views.board.arrow_layer import ArrowLayer

PLACES = {1: QPoint(40, 40), 2: QPoint(360, 60)}


def near(one: QColor, other: QColor) -> bool:
    return all(abs(a - b) < 40 for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))


@pytest.mark.parametrize("kind", ["attack", "block", "target", "about"])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_an_arrow_has_the_colour_of_its_player(qtbot: QtBot, kind: str, seat: int) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(400, 120)
    layer = ArrowLayer(ground, lambda ref: ground.mapToGlobal(PLACES[ref]))
    layer.resize(400, 120)
    ground.show()
    qtbot.waitExposed(ground)
    layer.show_arrows([Arrow(1, 2, kind, seat)])
    image = ground.grab().toImage()
    seen = [QColor(image.pixel(x, y)) for x in range(image.width()) for y in range(image.height())]
    counts = {other: sum(near(ink, theme.seat_color(other)) for ink in seen) for other in range(4)}
    assert counts[seat] > 40 and counts[seat] == max(counts.values())
