"""Where a copy of a game is kept when the disk of the games is full."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from engine.api import CardLibrary
from gui import copy_places as module
from gui import storage
from gui.copy_places import ENOUGH, place_for_copy
from gui.dialogs import file_questions
from gui.views.window.table_window import TableWindow
from tests.gui.short_game import press

ROOM: dict[str, int] = {}  # of each disk, which is the first folder below the test's own


@pytest.fixture
def disks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folders that stand for disks."""

    class Storage:
        def __init__(self, path: str) -> None:
            parts = Path(path).relative_to(tmp_path).parts
            self.name = parts[0] if parts else ""

        def device(self) -> QByteArray:
            return QByteArray(self.name.encode())

        def bytesAvailable(self) -> int:
            return ROOM[self.name]

    monkeypatch.setattr(module, "QStorageInfo", Storage)
    ROOM.clear()
    for name, room in (("full", 0), ("stick", 50 * ENOUGH), ("small", ENOUGH - 1)):
        (tmp_path / name / "Documents").mkdir(parents=True)
        ROOM[name] = room
    return tmp_path


def test_the_first_place_with_room_on_another_disk_is_taken(disks: Path) -> None:
    stick = disks / "stick" / "Documents"
    assert place_for_copy(disks / "full" / "games", [disks / "full" / "Documents", disks / "small", stick]) == stick


def test_where_there_is_none_nothing_is_made_up(disks: Path) -> None:
    assert place_for_copy(disks / "full", [disks / "full" / "Documents", disks / "small"]) is None


def test_a_place_that_can_not_be_written_to_is_none(disks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module.os, "access", lambda path, _mode: "stick" not in str(path))
    assert place_for_copy(disks / "full", [disks / "stick"]) is None


def test_a_copy_of_what_is_not_on_the_disk_is_offered_elsewhere(
    qtbot: QtBot, disks: Path, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (disks / "home").mkdir(exist_ok=True)
    ROOM["home"] = 0
    monkeypatch.setattr(file_questions, "own_places", lambda: iter([disks / "home"]))
    monkeypatch.setattr(file_questions, "other_disks", lambda: iter([disks / "stick"]))
    window = TableWindow(CardLibrary(()), still=True)
    qtbot.addWidget(window)
    window.show()
    assert storage.home().parent == disks
    window.setWindowTitle("Kitchen Table — Ana, Bo/")
    window.unsaved.tell("No space left on device")
    press(window.unsaved.copy)
    (dialog,) = window.findChildren(QFileDialog)
    assert Path(dialog.directory().absolutePath()) == disks / "stick"
    assert [Path(name).name for name in dialog.selectedFiles()] == ["Ana, Bo.match"], "a name is there already"
    saved: list[Path] = []
    window.files.save_wanted.disconnect()
    window.files.save_wanted.connect(saved.append)
    dialog.fileSelected.emit(str(disks / "stick" / "Documents" / "mine.match"))
    dialog.close()
    window.files.ask_save()
    QApplication.processEvents()
    asked = window.findChildren(QFileDialog)[-1]
    assert Path(asked.directory().absolutePath()) == disks / "stick" / "Documents", "where something was kept last"
    assert saved == [disks / "stick" / "Documents" / "mine.match"]
    asked.close()
