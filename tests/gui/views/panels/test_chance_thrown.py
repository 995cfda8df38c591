"""Dice and coins are thrown, and lie as chance said; with speed "none" they lie there at once."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from engine.api import Happening
from gui.views.panels.chance_note import ChanceNote

STORY = [
    Happening(1, "RollDie", "", (0,), facts=(("sides", 20), ("result", 17))),
    Happening(2, "FlipCoin", "", (0,), facts=(("side", "heads"),)),
]


@pytest.fixture
def note(qtbot):
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(800, 500)
    board.show()
    yield ChanceNote(board)


def picture_of(note: ChanceNote) -> bytes:
    """What it looks like now."""
    image = note.grab().toImage()  # held as long as its bytes are read
    return bytes(image.constBits())


def test_at_once_nothing_moves(note):
    note.tell(STORY)
    assert note.time == 1.0


def test_they_are_thrown_and_come_to_lie(note, qtbot):
    note.tell(STORY, 0.4)
    flying = {picture_of(note)}
    qtbot.waitUntil(lambda: 0.2 < note.time < 1.0)
    flying.add(picture_of(note))
    qtbot.waitUntil(lambda: note.time == 1.0)
    flying.add(picture_of(note))
    assert len(flying) == 3
