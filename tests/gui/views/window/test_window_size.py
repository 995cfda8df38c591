"""The window made as large as the screen, small, and as before, in a game. All has its place, nothing is forgotten."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import load_library, open_match, shipped_scenarios
from gui.storage import Settings, load_settings
from gui.views.window.table_window import TableWindow
from tests.gui.pointing import key

LIBRARY = load_library()
PATHS = {path.stem: path for path in shipped_scenarios().values()}


def placed(window: TableWindow) -> None:
    """Whether everything that can be seen lies whole within the window, and the boards fill their room."""
    QApplication.processEvents()
    table = window.table
    assert table is not None
    field = table.battlefield
    room = field.viewport().rect()
    assert sum(area.w * area.h for area in field.areas.values()) == pytest.approx(room.width() * room.height(), rel=0.01)
    for item in set(field.items_by_id.values()):
        at = field.mapFromScene(item.sceneBoundingRect().center())
        assert room.contains(at), "each card is on its board"
    for panel in field.panels.values():
        assert room.contains(panel.geometry())
    for button in table.bar.buttons.values():
        whole = QRect(button.mapTo(window, button.rect().topLeft()), button.size())
        assert window.rect().contains(whole) and button.width() >= button.minimumSizeHint().width()
    assert table.hand.isVisible() and table.stack.isVisible() and table.log.isVisible()


@pytest.mark.parametrize("name", ["battle", "two_headed_giant"])
def test_a_game_in_a_window_of_every_size(qtbot: QtBot, name: str) -> None:
    window = TableWindow(LIBRARY, Settings(curtain=False), still=True)
    qtbot.addWidget(window)
    window.resize(1280, 760)
    window.show()
    window.play(open_match(PATHS[name], LIBRARY), journal=False)
    window.activateWindow()
    assert window.table is not None and window.controller is not None
    table, decision = window.table, window.controller.decision
    table.side.close_browser()  # the notes of the position have been read
    key(table, Qt.Key.Key_Up)
    ring = table.focus_ref
    placed(window)
    window.showMaximized()
    assert window.isMaximized()
    placed(window)
    window.showNormal()
    for size in ((960, 600), (1920, 1080), (1280, 760)):
        window.resize(*size)
        placed(window)
    assert window.controller.decision is decision and table.focus_ref == ring and ring >= 0
    key(table, Qt.Key.Key_Space)
    assert window.controller.decision is not decision, "the keys still go to the table"
    window.leave_match()


def test_the_window_comes_back_where_it_was_and_fills_the_screen_by_key(qtbot: QtBot) -> None:
    window = TableWindow(LIBRARY, Settings())
    qtbot.addWidget(window)
    window.take_place((700, 500))
    window.show()
    assert (window.width(), window.height()) == (max(700, window.minimumWidth()), max(500, window.minimumHeight()))
    window.setGeometry(1, 40, 960, 640)
    window.activateWindow()
    QApplication.processEvents()
    key(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    key(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    QApplication.processEvents()
    before = window.geometry()
    window.close()
    again = TableWindow(LIBRARY, load_settings())
    qtbot.addWidget(again)
    again.take_place((700, 500))
    assert again.size() == before.size()
    assert (again.geometry().topLeft() - before.topLeft()).manhattanLength() <= 4, "the frame of the window counts"
    torn = TableWindow(LIBRARY, Settings(place="no place at all"))
    qtbot.addWidget(torn)
    torn.take_place((700, 500))
    assert (torn.width(), torn.height()) == (max(700, torn.minimumWidth()), max(500, torn.minimumHeight()))
