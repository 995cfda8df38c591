"""The window's menus. What is switched there is kept and seen at once, and what needs a table waits for one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from engine.api import load_library, practice_positions, shipped_scenarios
from engine.scenario import shipped
from engine.scenario.format import Scenario
from engine.scenario.loading import read_scenario_file
from gui import storage, theme
from gui.dialogs.act import ActEditor
from gui.storage import Settings
from gui.views.window.table_window import TableWindow

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


def test_no_two_entries_of_a_menu_have_the_same_letter(window: TableWindow) -> None:
    """Else the letter only goes from one to the other, and *Concede…* asks for two keys more."""

    def letters(actions: list[QAction]) -> list[str]:
        return [text[text.index("&") + 1].lower() for action in actions if "&" in (text := action.text())]

    bar = window.menuBar().actions()
    for shown in (bar, *(menu.actions() for action in bar if isinstance(menu := action.menu(), QMenu))):
        found = letters(shown)
        assert found and len(found) == len(set(found)), [action.text() for action in shown]


def test_positions_are_read_when_their_menu_is_first_opened(window: TableWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def counted(path: Path) -> Scenario:
        read.append(path.stem)
        return read_scenario_file(path)

    monkeypatch.setattr(shipped, "read_scenario_file", counted)
    window.menus.build()
    assert read == []
    special = entry(window, "Help", "Special cards to try").menu()
    assert isinstance(special, QMenu)
    for _ in range(2):
        special.popup(window.mapToGlobal(window.rect().center()))
        assert special.isVisible()
        assert len(special.actions()) == len(read) == len(set(read)) > 0
        special.close()
    assert [action.text() for action in special.actions()] == [*shipped_scenarios()]
    opened: list[Path] = []
    monkeypatch.setattr(window, "open_game", opened.append)
    window.menus.build()
    for name, known in (("Special cards to try", shipped_scenarios), ("Did you see it?", practice_positions)):
        menu = entry(window, "Help", name).menu()
        assert isinstance(menu, QMenu)
        menu.popup(window.mapToGlobal(window.rect().center()))
        menu.actions()[-1].trigger()
        menu.close()
        assert [opened.pop()] == [[*known().values()][-1]]


def open_shipped(window: TableWindow) -> None:
    window.open_game(next(iter(shipped_scenarios().values())))
    window.lift_curtain()


def test_saving_conceding_and_undoing_wait_for_a_table(window: TableWindow) -> None:
    waiting = [("Game", "Save a copy…"), ("Game", "Save as scenario…"), ("Game", "Concede…")]
    assert not any(entry(window, *path).isEnabled() for path in waiting)
    open_shipped(window)
    assert all(entry(window, *path).isEnabled() for path in waiting)
    entry(window, "Game", "Leave the table").trigger()
    assert not any(entry(window, *path).isEnabled() for path in waiting)


def test_undo_waits_for_something_to_take_back(window: TableWindow) -> None:
    """In the menu as in the bar, also when the menus are made anew."""
    undo = lambda: entry(window, "Table", "Undo")  # noqa: E731
    open_shipped(window)
    table, controller = window.table, window.controller
    assert table is not None and controller is not None
    assert not table.bar.undo.isEnabled() and not undo().isEnabled()
    assert isinstance(table.editor, ActEditor)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert controller.answers and table.bar.undo.isEnabled() and undo().isEnabled()
    window.menus.build()
    assert undo().isEnabled()
    entry(window, "Table", "Look", "Theme", "Light").trigger()  # another table over the same match
    assert window.table is not table and undo().isEnabled()
    undo().trigger()
    assert not undo().isEnabled() and window.table is not None and not window.table.bar.undo.isEnabled()


def test_a_table_in_light_colours_shows_the_same_game(window: TableWindow) -> None:
    open_shipped(window)
    assert window.table is not None and window.controller is not None
    before, dark, view = window.table, theme.palette(), window.controller.view
    entry(window, "Table", "Look", "Theme", "Light").trigger()
    assert window.table is not before and theme.palette() != dark
    assert window.controller.view == view and window.table.isVisible()
    assert storage.load_settings().theme == "light", "kept for the next time"


def test_cloth_wood_and_colours_for_all_eyes_are_kept(window: TableWindow) -> None:
    open_shipped(window)
    entry(window, "Table", "Look", "Cloth", "Red velvet").trigger()
    entry(window, "Table", "Look", "Wood", "Oak").trigger()
    entry(window, "Table", "Look", "Colors for", "Eyes that see no green").trigger()
    look, kept = theme.palette(), storage.load_settings()
    assert (look.weave, look.grain, kept.cloth, kept.wood, kept.eyes) == ("velvet", "oak", "wine", "oak", "deutan")


def test_larger_text_is_kept(window: TableWindow) -> None:
    entry(window, "Table", "Text size", "130 %").trigger()
    assert storage.load_settings().text_scale == 1.3


def test_without_a_curtain_the_next_player_sees_the_table_at_once(window: TableWindow) -> None:
    entry(window, "Table", "Curtain between players").trigger()
    window.open_game(next(iter(shipped_scenarios().values())))
    assert window.table is not None and not window.table.curtain.isVisible()
    assert not storage.load_settings().curtain


def test_another_language_is_spoken_at_once_and_kept_and_the_game_goes_on(window: TableWindow, qtbot: QtBot) -> None:
    """Menus, pages, the table, its story and questions; and back again."""
    open_shipped(window)
    assert window.table is not None and window.controller is not None and window.table.editor is not None
    asked, view = window.table.editor.decision, window.controller.view
    languages = entry(window, "Table", "Language").menu()
    assert isinstance(languages, QMenu)
    names = [action.text().replace("&", "") for action in languages.actions()]
    assert names[0] == "As the system" and "English" in names
    try:
        next(action for action in languages.actions() if "for trying out" in action.text()).trigger()
        assert storage.load_settings().language == "pseudo"
        assert window.menuBar().actions()[0].text().replace("&", "") == "Ĝámé"
        assert window.table.editor is not None and window.table.editor.question() != ""
        assert window.table.editor.question()[0] != window.table.editor.question()[0].encode("ascii", "ignore").decode()
        assert window.controller.view is not None and view is not None
        assert (window.controller.view.turn, window.controller.view.step) == (view.turn, view.step)
        assert window.table.editor.decision.kind == asked.kind
        said = window.start_page.new.text()
        assert said != "New game"
    finally:
        window.preferences.set_language("en")
    assert window.start_page.new.text() == "New game" and window.menuBar().actions()[0].text() == "&Game"
    assert storage.load_settings().language == "en"
