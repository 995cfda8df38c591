"""Importing cards: what can be played, what can't and why, and that a bad file changes nothing."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from engine.api import CardLibrary
from gui.dialogs.import_cards import ImportWindow, import_cards

GOOD = {"name": "Tall Tale", "mana_cost": "{U}", "type_line": "Sorcery", "oracle_text": "Draw a card.", "layout": "normal"}
ODD = {**GOOD, "name": "Taller Tale", "oracle_text": "Everybody hums a tune."}


def data_file(folder: Path, text: str) -> Path:
    path = folder / "cards.json"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_report_tells_what_can_be_played_and_why_the_rest_can_not(qtbot: QtBot, tmp_path: Path) -> None:
    library = CardLibrary()
    window = ImportWindow(data_file(tmp_path, json.dumps([GOOD, ODD])), library, threaded=False)
    qtbot.addWidget(window)
    window.show()
    with qtbot.waitSignal(window.imported):
        window.start()
    assert window.title.text() == "1 of 2 cards of cards.json can be played."
    assert window.model_.rowCount() == 1
    assert window.model_.index(0).data().startswith("Taller Tale — ")
    window.filter.setText("nothing like this")
    assert window.list.model().rowCount() == 0
    assert library.playable("Tall Tale") and not library.playable("Taller Tale")


def test_reading_happens_off_the_gui_thread(qtbot: QtBot, tmp_path: Path) -> None:
    window = ImportWindow(data_file(tmp_path, json.dumps([GOOD])), CardLibrary())
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.imported, timeout=5000):
        window.start()


def test_a_file_of_something_else_changes_nothing_and_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    library = CardLibrary()
    window = ImportWindow(data_file(tmp_path, "[{"), library, threaded=False)
    qtbot.addWidget(window)
    window.start()
    assert "cards.json" in window.title.text() and library.names() == ()
    assert window.findChild(QPushButton).text() == "Close"


def test_an_import_that_is_called_off_changes_nothing(tmp_path: Path) -> None:
    library = CardLibrary()
    path = data_file(tmp_path, json.dumps([GOOD]))
    assert import_cards(path, library, lambda done, total: None, lambda: True) is None
    assert library.names() == ()
