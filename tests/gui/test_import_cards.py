"""Importing cards: what can be played, what can't and why, and that a bad file changes nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from engine.api import EngineError, SeatSetup, load_library, open_database
from gui import storage
from gui.arguments import library_of, own_cards, parse
from gui.dialogs.import_cards import ImportWindow, import_cards

GOOD = {"name": "Tall Tale", "mana_cost": "{U}", "type_line": "Sorcery", "oracle_text": "Draw a card.", "layout": "normal"}
ODD = {**GOOD, "name": "Taller Tale", "oracle_text": "Everybody hums a tune."}


def data_file(folder: Path, text: str) -> Path:
    path = folder / "cards.json"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_report_tells_what_can_be_played_and_why_the_rest_can_not(qtbot: QtBot, tmp_path: Path) -> None:
    path = data_file(tmp_path, json.dumps([GOOD, ODD]))
    window = ImportWindow(path, storage.card_database(), threaded=False)
    qtbot.addWidget(window)
    window.show()
    with qtbot.waitSignal(window.imported):
        window.start()
    assert window.title.text() == "2 cards read from cards.json. Of all imported cards 1 can be played, 1 not yet."
    assert window.model_.rowCount() == 1
    assert window.model_.index(0).data().startswith("Taller Tale — ")
    window.filter.setText("nothing like this")
    assert window.list.model().rowCount() == 0


def test_imported_cards_are_there_at_the_next_start(tmp_path: Path) -> None:
    import_cards(data_file(tmp_path, json.dumps([GOOD, ODD])), storage.card_database(), lambda *_: None, lambda: False)
    library = library_of(parse([]))
    assert library.playable("Tall Tale") and not library.playable("Taller Tale")
    own = own_cards([SeatSetup("Ana", ((4, "Tall Tale"), (10, "Island")))], library)
    assert own.database is None and own.playable("Tall Tale") and own.find("Ember Fox") is None


def test_reading_happens_off_the_gui_thread(qtbot: QtBot, tmp_path: Path) -> None:
    window = ImportWindow(data_file(tmp_path, json.dumps([GOOD])), storage.card_database())
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.imported, timeout=10000):
        window.start()


def test_a_file_of_something_else_changes_nothing_and_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    window = ImportWindow(data_file(tmp_path, "[{"), storage.card_database(), threaded=False)
    qtbot.addWidget(window)
    window.start()
    assert "cards.json" in window.title.text()
    assert window.findChild(QPushButton).text() == "Close"
    assert list(open_database(storage.card_database()).names()) == []


def test_an_import_that_is_called_off_changes_nothing(tmp_path: Path) -> None:
    path = data_file(tmp_path, json.dumps([GOOD]))
    with pytest.raises(EngineError, match="cancelled"):
        import_cards(path, storage.card_database(), lambda *_: None, lambda: True)
    assert list(open_database(storage.card_database()).names()) == []


def test_a_damaged_database_is_left_out_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    storage.card_database().parent.mkdir(parents=True)
    storage.card_database().write_bytes(b"no database at all, but long enough to be read as one" * 20)
    assert library_of(parse([])).names() == load_library().names()
    assert "going on without the imported cards" in capsys.readouterr().err
