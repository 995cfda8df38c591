"""The lists of drop-downs. Each entry is seen whole, or can be scrolled to, whatever the size of text and window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engine.api import load_library
from gui import theme
from gui.dialogs.new_game import NewGame
from gui.widgets.drop_down import DropDown

SCALES = (0.8, 1.3, 1.5)


@pytest.fixture(params=SCALES)
def scaled(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[float]:
    theme.apply(qapp, "dark", request.param)
    yield request.param
    theme.apply(qapp, "dark", 1.0)


def opened(qtbot: QtBot, box: DropDown) -> None:
    box.showPopup()
    qtbot.waitUntil(lambda: box.view().isVisible())
    QApplication.processEvents()


def seen_whole(box: DropDown, row: int) -> bool:
    """Whether an entry lies wholly within the list as it is scrolled now."""
    view = box.view()
    shown = view.visualRect(box.model().index(row, 0))
    room = view.viewport().rect()
    return room.top() <= shown.top() and shown.bottom() <= room.bottom() and view.sizeHintForColumn(0) <= room.width()


@pytest.mark.parametrize("size", [(1280, 720)])
def test_every_entry_of_the_new_game_page_is_seen_whole(scaled: float, size: tuple[int, int], qtbot: QtBot) -> None:
    page = NewGame(load_library())
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    boxes = [box for box in page.findChildren(DropDown) if box.isVisible()]
    assert len(boxes) >= 5
    for box in boxes:
        opened(qtbot, box)
        room = box.screen().availableGeometry()
        assert room.contains(box.view().window().geometry())
        assert [row for row in range(box.count()) if not seen_whole(box, row)] == [], box.accessibleName()
        box.hidePopup()


def test_a_list_that_is_longer_than_the_screen_is_scrolled_to_its_last_entry(scaled: float, qtbot: QtBot) -> None:
    page, box = QWidget(), DropDown()
    qtbot.addWidget(page)
    QVBoxLayout(page).addWidget(box)
    box.addItems([f"Deck {number}" for number in range(80)])
    box.setMaxVisibleItems(80)
    page.show()
    opened(qtbot, box)
    room, bar = box.screen().availableGeometry(), box.view().verticalScrollBar()
    assert room.contains(box.view().window().geometry())
    assert bar.isVisible() and bar.maximum() > 0
    bar.setValue(bar.maximum())
    assert seen_whole(box, 79)
    bar.setValue(0)
    assert seen_whole(box, 0)
