"""Conspiracies at the table. One's own with their words and chosen names, the others' without what they hide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import SCENARIOS, load_library, open_match
from gui.storage import Settings
from gui.views.window.table_window import TableWindow

LIBRARY = load_library()


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[TableWindow]:
    made = TableWindow(LIBRARY, Settings(), still=True)
    qtbot.addWidget(made)
    made.resize(1400, 900)
    made.show()
    yield made
    made.leave_match()


def test_a_hidden_agenda_is_seen_by_its_player_alone(window: TableWindow) -> None:
    match = open_match(SCENARIOS / "conspiracies.json", LIBRARY)
    window.play(match)
    QApplication.processEvents()
    window.lift_curtain()
    QApplication.processEvents()
    assert window.table is not None
    bar = window.table.variants["conspiracy_draft"]
    shown = [chip.accessibleName() for chip in bar.chips]
    assert shown[0].startswith("Seat by the Window") and shown[3:] == ["B: 1 face down"]
    assert shown[1] == "Silent Partnership, face down  ·  card name: Boundary Boar"
    bar.show_view(match.view(1))
    shown = [chip.accessibleName() for chip in bar.chips]
    assert shown[0].startswith("Loaded Scales, face down") and shown[1] == "A: Seat by the Window and 2 face down"
    assert not any("Silent" in words or "Boundary" in words for words in shown[1:])
