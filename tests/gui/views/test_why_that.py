"""Why that? at the table: by key, for what was done last or before what is looked back at."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import Match, load_library
from gui.views.window.table_window import TableWindow
from tests.agents.test_why_that import game, play


def window_of(qtbot: QtBot, match: Match) -> TableWindow:
    window = TableWindow(load_library(()), still=True)
    qtbot.addWidget(window)
    window.resize(1280, 760)
    window.show()
    window.play(match, journal=False)
    return window


def ask(qtbot: QtBot, window: TableWindow) -> list[str]:
    """What is told, line by line, as its key is pressed."""
    assert window.table is not None
    qtbot.keyClick(window.table, Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    QApplication.processEvents()
    return window.table.why_that.panel.lines if window.table.why_that.panel is not None else []


def test_while_it_holds_cards_one_is_told_to_ask_later(qtbot: QtBot, tmp_path: Path) -> None:
    match = game(tmp_path, "normal")
    play(match, 5)
    window = window_of(qtbot, match)
    assert window.table is not None
    assert ask(qtbot, window) == [] and "ask again after the game" in window.table.bar.detail.text


@pytest.mark.parametrize("over", [True, False])
def test_what_it_weighed_is_told_in_words(qtbot: QtBot, tmp_path: Path, over: bool) -> None:
    """After the game, or while its hand lies open."""
    match = game(tmp_path, "normal", mine="Small Bear" if over else "Open Door")
    play(match, 7)
    window = window_of(qtbot, match)
    assert window.table is not None and window.controller is not None
    if over:
        window.controller.concede(0)
    lines = ask(qtbot, window)
    assert len(lines) >= 2 and any(line.startswith("Expected") for line in lines)
    panel = window.table.why_that.panel
    assert panel is not None and panel.isVisible() and "Much worse." not in lines[:1]
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    QApplication.sendPostedEvents()
    assert window.table.why_that.panel is None or not window.table.why_that.panel.isVisible()


def test_looking_back_it_is_told_of_then(qtbot: QtBot, tmp_path: Path) -> None:
    match = game(tmp_path, "normal")
    play(match, 9)
    window = window_of(qtbot, match)
    assert window.table is not None and window.controller is not None
    window.controller.concede(0)
    found = set()
    window.game_actions.look_back()
    assert window.table.back.active
    for count in range(0, len(match.answers), 12):
        window.table.back.slider.setValue(count)
        found.add(tuple(ask(qtbot, window)))
    assert len(found) > 2


def test_under_a_curtain_nothing_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    match = game(tmp_path, "normal")
    play(match, 5)
    window = window_of(qtbot, match)
    assert window.table is not None
    window.table.curtain.show()
    assert ask(qtbot, window) == []
