"""What fails in a slot, a painting or Qt is told in the window. The match stands where it stood, and goes on."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtCore import Qt, QTimer, qCritical, qWarning
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.api import CardLibrary, Match, SeatSetup, Setup, cards_of_file
from gui import app, storage
from gui.controllers.uncaught_errors import UncaughtErrors
from gui.storage import Settings
from gui.views.window.table_window import TableWindow
from tests.gui.pointing import key
from tests.gui.short_game import CARDS, press

DECK = ((10, "Bell Keeper"), (30, "Home Grove"))
SAID = (
    "Something went wrong with what is shown: a mistake of this program, not yours. The match stands where it stood."
    " Go on, and the table is laid anew; save a report for whoever mends it."
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[TableWindow]:
    """A window in which a game is played at normal speed."""
    path = tmp_path / "short.cards"
    path.write_text(CARDS, encoding="utf-8")
    library = CardLibrary(cards_of_file(path))
    window = TableWindow(library, Settings(speed="normal", curtain=False))
    qtbot.addWidget(window)
    window.resize(1280, 760)
    window.show()
    window.activateWindow()
    seats = tuple(SeatSetup(name, DECK) for name in ("Ana", "Bo"))
    window.play(Match.new(Setup(seats, library, 3)))
    qtbot.waitUntil(lambda: window.table is not None and window.table.editor is not None)
    yield window
    window.leave_match()


def heard_by(window: TableWindow) -> UncaughtErrors:
    unforeseen = UncaughtErrors(window)
    unforeseen.tell(window.failures.tell_unforeseen)
    unforeseen.listen()
    return unforeseen


def fails() -> None:
    raise ZeroDivisionError("in a slot")


def test_what_a_slot_raises_is_told_with_a_report_and_the_match_goes_on(window: TableWindow, qtbot: QtBot) -> None:
    assert window.controller is not None
    asked, laid = window.controller.decision, window.table
    with qtbot.captureExceptions() as raised:
        unforeseen = heard_by(window)
        QTimer.singleShot(0, fails)
        qtbot.waitUntil(window.failure.isVisible)
        unforeseen.rest()
    assert [kind for kind, _, _ in raised] == [ZeroDivisionError], "whoever listened before hears it still"
    assert window.failure.text.text() == SAID and window.failure.close_button.text() == "Go on"
    press(window.failure.save)
    qtbot.waitUntil(lambda: window.failure.text.text().startswith("The report is saved: "))
    (report,) = (storage.home() / "reports").glob("*.zip")
    with ZipFile(report) as file:
        assert set(file.namelist()) == {"problem.txt", "log.txt", "game.match", "scenario.json"}
        told = file.read("problem.txt").decode()
        assert "ZeroDivisionError: in a slot" in told and "fails" in told
    press(window.failure.close_button)
    assert not window.failure.isVisible() and window.table is not laid, "the table is laid anew"
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: table.editor is not None)
    assert window.controller.decision == asked, "the very question is asked"
    QTest.qWait(300)
    key(table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.controller is not None and window.controller.decision not in (asked, None))


def test_a_table_that_was_laid_anew_sees_the_end_of_the_game(window: TableWindow, qtbot: QtBot) -> None:
    """The table that was there before hears nothing of it any more."""
    window.lay_anew()
    table, controller = window.table, window.controller
    assert table is not None and controller is not None
    qtbot.waitUntil(lambda: table.editor is not None)
    controller.concede(0)
    qtbot.waitUntil(lambda: window.game_over is not None and window.game_over.isVisible(), timeout=20_000)
    assert table.editor is None


def test_the_same_is_told_once_and_something_else_again(window: TableWindow, qtbot: QtBot) -> None:
    told: list[str] = []
    with qtbot.captureExceptions():
        unforeseen = heard_by(window)
        unforeseen.tell(told.append)
        for _ in range(3):
            QTimer.singleShot(0, fails)
        QTimer.singleShot(0, lambda: [][0])
        qtbot.waitUntil(lambda: len(told) == 2)
        QTest.qWait(50)
        unforeseen.rest()
    assert [text.splitlines()[-3].split(":")[0] for text in told] == ["ZeroDivisionError", "IndexError"]


@pytest.mark.qt_log_ignore("^QPainter::", "^It is broken", "^QXcbConnection")
def test_what_qt_complains_of_is_told_unless_it_is_of_the_display(window: TableWindow, qtbot: QtBot) -> None:
    unforeseen = heard_by(window)
    told: list[str] = []
    unforeseen.tell(told.append)
    qWarning("QXcbConnection: no such atom")
    qWarning("QPainter::begin: Paint device returned engine == 0")
    qCritical("It is broken")
    qtbot.waitUntil(window.failure.isVisible)
    qtbot.waitUntil(lambda: len(told) == 2)
    unforeseen.rest()
    assert told == ["QPainter::begin: Paint device returned engine == 0", "It is broken"]


def test_without_a_game_a_report_without_one_is_written(window: TableWindow, qtbot: QtBot) -> None:
    window.show_start()
    with qtbot.captureExceptions():
        unforeseen = heard_by(window)
        QTimer.singleShot(0, fails)
        qtbot.waitUntil(window.failure.isVisible)
        unforeseen.rest()
    press(window.failure.save)
    (report,) = (storage.home() / "reports").glob("*.zip")
    with ZipFile(report) as file:
        assert b"in a slot" in file.read("problem.txt")
    press(window.failure.close_button)
    assert not window.failure.isVisible() and window.table is None


def test_a_window_that_is_played_in_listens_and_rests_afterwards(
    window: TableWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What starts the client has it listen for as long as the window is there."""
    def play(_app: object) -> int:
        QTimer.singleShot(0, fails)
        qtbot.waitUntil(window.failure.isVisible)
        return 0

    running = app.application()
    monkeypatch.setattr(type(running), "exec", play)
    with qtbot.captureExceptions():
        before = sys.excepthook
        assert app.stay(running, window) == 0
        assert sys.excepthook is before and window.controller is None
