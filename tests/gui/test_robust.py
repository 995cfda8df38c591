"""What goes wrong is told, the game is kept, forms are unlocked; what takes long is seen to go on."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar, QPushButton
from pytestqt.qtbot import QtBot

from engine.api import CardLibrary, Match, SeatSetup, Setup, autoplay, cards_of_file
from gui import benchmark, storage
from gui.controllers.match_controller import MatchController
from gui.controllers.match_runner import MatchRunner
from gui.dialogs import deck_entry
from gui.storage import Settings
from gui.views.table.table import Table
from gui.views.window import table_window
from gui.views.window.table_window import TableWindow
from tests.gui.pointing import key
from tests.gui.short_game import CARDS, press

DECK = ((1, "Bell Keeper"), (19, "Home Grove"))


@pytest.fixture
def library(tmp_path: Path) -> CardLibrary:
    path = tmp_path / "short.cards"
    path.write_text(CARDS, encoding="utf-8")
    return CardLibrary(cards_of_file(path))


def opened(qtbot: QtBot, library: CardLibrary, still: bool = True) -> TableWindow:
    window = TableWindow(library, Settings(speed="none", curtain=False), still=still)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    return window


def setup(library: CardLibrary, *agents: str) -> Setup:
    seats = tuple(SeatSetup(name, DECK, agent=agent) for name, agent in zip(("Ana", "Bo"), agents, strict=True))
    return Setup(seats, library, 3)


def test_a_defect_in_a_game_is_told_the_game_goes_on_and_a_report_is_saved(
    qtbot: QtBot, library: CardLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(qtbot, library)
    window.play(Match.new(setup(library, "", "")))
    assert window.table is not None and window.controller is not None
    asked = window.controller.decision
    with monkeypatch.context() as broken:
        broken.setattr(Match, "answer", lambda *_: 1 // 0)
        key(window.table, Qt.Key.Key_1)
    assert window.failure.isVisible() and window.failure.text.text() == (
        "That could not be carried out: a mistake of this program, not yours. The game is kept, and the same question is"
        " asked again. Choose something else, or undo, and save a report for whoever mends it."
    )
    assert all("Error" not in label.text() for label in shown_labels(window)), "Python's words are in the report alone"
    assert said_in(window, "mistake of this program") == 1, "it is said once"
    assert window.controller.decision == asked, "the very question is asked again"
    press(window.failure.save)
    assert window.failure.text.text().startswith("The report is saved: ") and not window.failure.save.isVisible()
    (report,) = (storage.home() / "reports").glob("*.zip")
    with ZipFile(report) as file:
        assert set(file.namelist()) == {"problem.txt", "log.txt", "game.match", "scenario.json"}
        assert b"ZeroDivisionError" in file.read("problem.txt") and b"Bell Keeper" in file.read("game.match")
    press(next(button for button in window.failure.findChildren(QPushButton) if button.text() == "Close"))
    assert not window.failure.isVisible()
    key(window.table, Qt.Key.Key_1)
    assert window.controller.decision != asked, "and the game goes on"


def test_what_can_not_even_be_asked_again_is_told_and_can_be_taken_back(
    qtbot: QtBot, library: CardLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(qtbot, library)
    window.play(Match.new(setup(library, "", "")))
    assert window.table is not None and window.controller is not None
    asked = window.controller.decision
    key(window.table, Qt.Key.Key_1)
    with monkeypatch.context() as broken:
        broken.setattr(Match, "answer", lambda *_: 1 // 0)
        broken.setattr(MatchRunner, "recover", lambda *_: 1 // 0)
        window.controller.answer(0)
    assert window.failure.text.text().startswith("The game can’t go on from here") and window.failure.save.isVisible()
    press(window.table.bar.undo)
    press(next(each for each in window.table.side.findChildren(QPushButton) if each.text().endswith("go back")))
    assert window.controller.decision is not None and type(window.controller.decision) is type(asked)


def shown_labels(window: TableWindow) -> list[QLabel]:
    return [label for label in window.findChildren(QLabel) if label.isVisible()]


def said_in(window: TableWindow, words: str) -> int:
    """How often something is said in the window."""
    texts = [label.text() for label in shown_labels(window)] + [window.statusBar().currentMessage()]
    return sum(words in text for text in texts)


def test_before_the_first_view_the_table_says_that_it_is_being_set(qtbot: QtBot, library: CardLibrary) -> None:
    controller = MatchController(Match.new(setup(library, "", "")), threaded=False)
    table = Table(controller)
    qtbot.addWidget(table)
    table.show()
    assert table.bar.prompt.text == "The table is being set …" and not table.bar.buttons
    controller.begin()
    assert table.bar.prompt.text == "Pass the screen to Ana"


def test_a_defect_while_a_game_is_set_up_unlocks_the_form_and_offers_a_report(
    qtbot: QtBot, library: CardLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(qtbot, library, still=False)
    window.show_new_game()
    monkeypatch.setattr(table_window.Match, "new", lambda _setup: 1 // 0)
    window.new_game.started.emit(setup(library, "", ""))
    qtbot.waitUntil(lambda: window.failure.isVisible())
    assert window.new_game.isEnabled() and window.pages.currentWidget() is window.new_game
    assert window.failure.text.text() == (
        "The table could not be set: a mistake of this program, not yours. What you chose is still there. Choose something"
        " else and try again, and save a report for whoever mends it."
    )
    assert not window.new_game.note.text() and said_in(window, "mistake") == 1
    assert not window.wait.isVisible()
    assert window.focusWidget() is window.new_game.start, "the keys go on as well"
    press(window.failure.save)
    (report,) = (storage.home() / "reports").glob("*.zip")
    with ZipFile(report) as file:
        assert b"ZeroDivisionError" in file.read("problem.txt")


def test_decisions_by_chance_show_how_far_they_are(
    qtbot: QtBot, library: CardLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(qtbot, library, still=False)
    going = threading.Event()
    played: list[int] = []

    def slowly(match: Match, number: int) -> None:
        autoplay(match, number)
        played.append(number)
        if len(played) == 2:
            going.wait(30)

    monkeypatch.setattr(table_window, "autoplay", slowly)
    window.play_after(Match.new(setup(library, "", "")), 40)
    qtbot.waitUntil(lambda: window.wait.isVisible() and window.wait.progress.value() == 20, timeout=20_000)
    bars = [bar for bar in window.findChildren(QProgressBar) if bar.isVisible()]
    assert bars == [window.wait.progress] and bars[0].maximum() == 40 and window.table is None
    assert "answer 20 of 40" in window.wait.text.text()
    going.set()
    qtbot.waitUntil(lambda: window.table is not None)
    assert played == [10] * 4 and not window.wait.isVisible()
    window.leave_match()


def test_typing_a_deck_list_never_waits(qtbot: QtBot, library: CardLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look through the list that takes long happens elsewhere, when the keys rest."""
    window = opened(qtbot, library, still=False)
    window.show_new_game()
    entry = window.new_game.deck_entry
    entry.show()
    looks: list[str] = []

    def slowly(deck: object, _library: object) -> tuple[object, ...]:
        looks.append(str(deck))
        time.sleep(0.4)
        return ()

    monkeypatch.setattr(table_window, "deck_problems", slowly)
    monkeypatch.setattr(deck_entry, "deck_problems", slowly)
    began = time.thread_time()
    QTest.keyClicks(entry.text, "1 Bell Keeper")
    QApplication.processEvents()
    assert entry.text.toPlainText() == "1 Bell Keeper" and looks == [] and time.thread_time() - began < 0.4
    assert not entry.use.isEnabled() and "Looking through" in entry.note.text()
    qtbot.waitUntil(entry.use.isEnabled)
    assert len(looks) == 1


def test_what_was_typed_on_is_looked_through_again(qtbot: QtBot, library: CardLibrary) -> None:
    window = opened(qtbot, library, still=False)
    window.show_new_game()
    entry = window.new_game.deck_entry
    entry.text.setPlainText("1 Bell Keeper")
    entry.checked("1 Bell Keep", ())
    assert not entry.use.isEnabled(), "that was about another list"
    entry.text.setPlainText("1 Nobody Knows Me")
    qtbot.waitUntil(lambda: "can’t be used" in entry.note.text())


def test_the_benchmark_counts_pictures(qtbot: QtBot, library: CardLibrary) -> None:
    assert benchmark.share([5.0, 1.0, 3.0], 0.5) == 3.0 and benchmark.share([], 0.95) == 0.0
    window = opened(qtbot, library)
    window.play(Match.new(setup(library, "", "")))
    assert window.table is not None
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    frames = benchmark.Frames(app, window.table)
    window.table.battlefield.viewport().update()
    frames.spin(0.05)
    assert frames.paintings > 0 and len(frames.take()) > 0 and frames.times == []
