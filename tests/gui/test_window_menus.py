"""The window's menus: what is switched there is kept and seen at once, and what needs a table waits for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from engine.api import load_library, shipped_scenarios
from gui import storage, theme
from gui.storage import Settings
from gui.views.table_window import TableWindow

LIBRARY = load_library()


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[TableWindow]:
    window = TableWindow(LIBRARY, Settings(), still=True)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    yield window
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    theme.apply(application)


def entry(window: TableWindow, *path: str) -> QAction:
    """The action that a path of menu texts leads to."""
    actions = window.menuBar().actions()
    for text in path:
        found = next(action for action in actions if action.text().replace("&", "") == text)
        menu = found.menu()
        actions = menu.actions() if isinstance(menu, QMenu) else []
    return found


def open_shipped(window: TableWindow) -> None:
    window.open_game(next(iter(shipped_scenarios().values())))
    window.lift_curtain()


def test_saving_conceding_and_undoing_wait_for_a_table(window: TableWindow) -> None:
    waiting = [("Game", "Save a copy…"), ("Game", "Save as scenario…"), ("Game", "Concede…"), ("Table", "Undo")]
    assert not any(entry(window, *path).isEnabled() for path in waiting)
    open_shipped(window)
    assert all(entry(window, *path).isEnabled() for path in waiting)
    entry(window, "Game", "Leave the table").trigger()
    assert not any(entry(window, *path).isEnabled() for path in waiting)


def test_a_table_in_light_colours_shows_the_same_game(window: TableWindow) -> None:
    open_shipped(window)
    assert window.table is not None and window.controller is not None
    before, dark, view = window.table, theme.palette(), window.controller.view
    entry(window, "Table", "Light colors").trigger()
    assert window.table is not before and theme.palette() != dark
    assert window.controller.view == view and window.table.isVisible()
    assert storage.load_settings().theme == "light", "kept for the next time"


def test_larger_text_is_kept(window: TableWindow) -> None:
    entry(window, "Table", "Text size", "130 %").trigger()
    assert storage.load_settings().text_scale == 1.3


def test_without_a_curtain_the_next_player_sees_the_table_at_once(window: TableWindow) -> None:
    entry(window, "Table", "Curtain between players").trigger()
    window.open_game(next(iter(shipped_scenarios().values())))
    assert window.table is not None and not window.table.curtain.isVisible()
    assert not storage.load_settings().curtain
