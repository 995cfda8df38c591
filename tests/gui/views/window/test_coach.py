"""The coach of one's first games: told by itself, each thing once, over restarts, until it is switched off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import Match, SeatSetup, Setup, load_library, open_match, shipped_scenarios
from gui import storage
from gui.models.lessons import LESSONS, words_of
from gui.views.window.table_window import TableWindow
from tests.gui.short_game import press

LIBRARY = load_library()
DECK = ((12, "Forest"), (8, "Meadow Mouse"))
CARDS = "Meadow Mouse {G}\nCreature — Mouse\n2/1\n"


@pytest.fixture
def setup(tmp_path_factory: pytest.TempPathFactory) -> Setup:
    path = tmp_path_factory.mktemp("cards") / "mice.cards"
    path.write_text(CARDS, encoding="utf-8")
    seats = (SeatSetup("Ana", DECK), SeatSetup("Computer", DECK, (), "normal"))
    return Setup(seats, load_library([path]), 5)


def window_of(qtbot: QtBot) -> TableWindow:
    """A window as the program begins with it: with the settings that were kept."""
    made = TableWindow(LIBRARY, storage.load_settings(), still=True)
    qtbot.addWidget(made)
    made.resize(1280, 760)
    made.show()
    return made


def told(window: TableWindow) -> str:
    """What the coach says; "" if nothing can be seen."""
    assert window.table is not None
    QApplication.processEvents()
    note = window.table.coach
    return note.text.text() if note.isVisible() else ""


def lesson(window: TableWindow) -> str:
    words = told(window)
    return next((one.name for one in LESSONS if words_of(one.name) == words), "")


def kind(window: TableWindow) -> str:
    assert window.table is not None
    return window.table.editor.decision.kind if window.table.editor is not None else ""


def go_on(window: TableWindow) -> None:
    """The key of the main button; what is lit is clicked where no button goes first."""
    table = window.table
    assert table is not None and table.editor is not None
    lit = [ref for ref in table.editor.lit() if ref >= 0] if kind(window) == "act" else []
    if lit:
        table.click(lit[0])
    elif kind(window) == "yes_no":
        press(table.bar.buttons[table.editor.choices()[-1].name])
    else:
        window.setFocus()
        table.setFocus()
        QTest.keyClick(table, Qt.Key.Key_Space)
    QApplication.processEvents()


def lessons_of(window: TableWindow, turns: int = 4) -> list[str]:
    """The lessons of the first turns, in their order."""
    found: list[str] = []
    for _ in range(120):
        assert window.controller is not None and window.controller.view is not None
        if window.controller.view.turn > turns or window.controller.view.over:
            break
        if (now := lesson(window)) and now not in found[-1:]:
            found.append(now)
        go_on(window)
    return found


def switch(window: TableWindow) -> QAction:
    return next(action for action in window.findChildren(QAction) if "in your first games" in action.text())


def test_every_lesson_has_words_that_are_short() -> None:
    names = [one.name for one in LESSONS]
    assert len(set(names)) == len(names) >= 15
    assert all(20 < len(words_of(name)) < 200 for name in names)


def test_what_is_new_is_told_once_and_beside_the_question(qtbot: QtBot, setup: Setup) -> None:
    window = window_of(qtbot)
    window.play(Match.new(setup))
    found = lessons_of(window)
    assert found[:2] == ["first", "mulligan"]
    assert {"attack", "land", "spell", "pass"} <= set(found)
    assert len(set(found)) == len(found), "each is told once"
    assert window.table is not None
    note, bar = window.table.coach, window.table.bar
    window.preferences.set_coach(False)
    window.preferences.set_coach(True)
    QApplication.processEvents()
    assert told(window)
    assert note.mapTo(window, note.rect().bottomLeft()).y() <= bar.mapTo(window, bar.rect().topLeft()).y()


def test_what_was_told_is_remembered_over_starts(qtbot: QtBot, setup: Setup) -> None:
    first = window_of(qtbot)
    first.play(Match.new(setup))
    before = lessons_of(first)
    first.show_start()
    second = window_of(qtbot)
    second.play(Match.new(setup))
    assert set(before).isdisjoint(lessons_of(second))


def test_the_coach_has_gone_by_the_fourth_game(qtbot: QtBot, setup: Setup) -> None:
    window = window_of(qtbot)
    for number in range(1, 5):
        window.settings.lessons = ""
        window.play(Match.new(setup))
        assert bool(told(window)) == (number <= 3), number
    assert not switch(window).isChecked() and not storage.load_settings().coach
    switch(window).trigger()
    assert lesson(window) == "first", "switched on, it begins from the first"


def test_got_it_and_never_again(qtbot: QtBot, setup: Setup) -> None:
    window = window_of(qtbot)
    window.play(Match.new(setup))
    assert window.table is not None and window.controller is not None
    asked = window.controller.decision
    press(window.table.coach.got)
    assert told(window) == "" and window.controller.decision is asked and "first" in storage.load_settings().lessons
    go_on(window)
    while not told(window):
        go_on(window)
    press(window.table.coach.none)
    assert lessons_of(window) == [] and not switch(window).isChecked()
    assert not storage.load_settings().coach


def test_a_game_that_is_gone_on_with_is_not_another_one(qtbot: QtBot, setup: Setup) -> None:
    window = window_of(qtbot)
    window.play(Match.new(setup))
    go_on(window)
    for _ in range(4):
        window.show_start()
        press(window.start_page.left[0])
    assert window.settings.coached == 1 and window.settings.coach


def test_positions_and_puzzles_are_no_first_games(qtbot: QtBot) -> None:
    window = window_of(qtbot)
    window.open_game(shipped_scenarios()["Rooms"])
    assert told(window) == "" and window.settings.coached == 0
    window.play(open_match(shipped_scenarios()["Rooms"], LIBRARY), journal=False)
    assert told(window) == "" and window.settings.coached == 0


def test_under_a_curtain_nothing_is_told(qtbot: QtBot, setup: Setup) -> None:
    window = window_of(qtbot)
    seats = tuple(SeatSetup(name, DECK) for name in ("Ana", "Bo"))
    window.play(Match.new(Setup(seats, setup.cards, 3)))
    assert window.table is not None and window.table.curtain.isVisible() and not window.table.coach.isVisible()
    window.lift_curtain()
    assert lesson(window) in ("first", "mulligan")
