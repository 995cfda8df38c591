"""What covers the table has all keys, and nothing opens where it can't be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.api import CardLibrary, Match, SeatSetup, Setup, cards_of_file
from gui.storage import Settings
from gui.views.panels.curtain import Curtain
from gui.views.panels.game_over import GameOver
from gui.views.panels.why_panel import WhyPanel
from gui.views.table.table import Table
from gui.views.window.table_window import TableWindow
from tests.gui.short_game import CARDS, button_named

DECK = ((10, "Bell Keeper"), (30, "Home Grove"))
Opened = Callable[..., TableWindow]


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Iterator[Opened]:
    """Windows with a new game at normal speed."""
    windows: list[TableWindow] = []

    def make(curtain: bool = False) -> TableWindow:
        path = tmp_path / "short.cards"
        path.write_text(CARDS, encoding="utf-8")
        library = CardLibrary(cards_of_file(path))
        window = TableWindow(library, Settings(speed="normal", curtain=curtain))
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(1280, 760)
        window.show()
        window.activateWindow()
        window.play(Match.new(Setup(tuple(SeatSetup(name, DECK) for name in ("Ana", "Bo")), library, 3)), journal=False)
        table = window.table
        assert table is not None
        qtbot.waitUntil(lambda: table.editor is not None or table.curtain.isVisible(), timeout=20_000)
        return window

    yield make
    for window in windows:
        window.leave_match()


def table_of(window: TableWindow) -> Table:
    assert window.table is not None
    return window.table


def press(window: TableWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key to the window, which goes to whatever has the keys."""
    QTest.keyClick(window.windowHandle(), key, modifiers)
    QApplication.processEvents()


def on_top(window: TableWindow, part: QWidget) -> bool:
    """Whether nothing covers a part in its middle."""
    at = part.mapTo(window, part.rect().center())
    found = window.childAt(at)
    return found is part or (found is not None and part.isAncestorOf(found))


def ended(opened: Opened, qtbot: QtBot) -> tuple[TableWindow, GameOver]:
    window = opened()
    assert window.controller is not None and window.game_over is not None
    window.controller.concede(0)
    qtbot.waitUntil(window.game_over.isVisible, timeout=20_000)
    qtbot.waitUntil(lambda: not table_of(window).happenings.playing, timeout=20_000)
    return window, window.game_over


def test_what_opens_after_the_end_of_a_game_stands_where_it_is_seen(opened: Opened, qtbot: QtBot) -> None:
    window, end = ended(opened, qtbot)
    table = table_of(window)
    table.hover(1)
    press(window, Qt.Key.Key_W)
    qtbot.waitUntil(lambda: table.side.findChild(WhyPanel) is not None)
    assert on_top(window, table.side) and (not end.isVisible() or on_top(window, end)), "neither hides the other"


def test_looking_back_puts_the_end_of_a_game_aside(opened: Opened, qtbot: QtBot) -> None:
    window, end = ended(opened, qtbot)
    press(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    table = table_of(window)
    assert table.back.active and not end.isVisible() and on_top(window, table.back)


def can_press(table: Table) -> bool:
    return table.editor is not None and not table.bar.unread and not table.controller.work.waiting


def at_the_curtain(opened: Opened, qtbot: QtBot) -> tuple[TableWindow, Curtain]:
    """Whoever was asked first has answered; the screen goes to the other."""
    window = opened(curtain=True)
    table = table_of(window)
    first = table.curtain.title.text()
    press(window, Qt.Key.Key_Space)
    for _ in range(8):
        qtbot.waitUntil(lambda: table.curtain.isVisible() or can_press(table), timeout=20_000)
        if table.curtain.isVisible():
            break
        press(window, Qt.Key.Key_Space)
    assert table.curtain.isVisible() and table.curtain.title.text() != first
    return window, table.curtain


def test_a_question_to_all_stands_before_the_curtain_and_has_the_keys(opened: Opened, qtbot: QtBot) -> None:
    window, curtain = at_the_curtain(opened, qtbot)
    window.game_actions.ask_draw()
    table = table_of(window)
    assert on_top(window, table.side), "it is seen"
    no = button_named(table.side, "No: play on")
    assert no.hasFocus()
    press(window, Qt.Key.Key_W)
    press(window, Qt.Key.Key_Space)
    assert not table.side.isVisible() and curtain.isVisible()
    assert window.focusWidget() is curtain, "the curtain has the keys again"
    window.activateWindow()
    press(window, Qt.Key.Key_Space)
    assert not curtain.isVisible()


def test_escape_closes_a_question_before_the_curtain(opened: Opened, qtbot: QtBot) -> None:
    window, curtain = at_the_curtain(opened, qtbot)
    window.game_actions.ask_draw()
    press(window, Qt.Key.Key_Escape)
    assert not table_of(window).side.isVisible() and window.focusWidget() is curtain


@pytest.mark.parametrize("free", [True, False])
def test_an_answer_is_taken_back_at_the_curtain(opened: Opened, qtbot: QtBot, free: bool) -> None:
    """Whether or not everyone must agree first: then whoever gave it is asked again."""
    window, curtain = at_the_curtain(opened, qtbot)
    table, other = table_of(window), curtain.title.text()
    table.undoing._show(free, True)
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    if not free:
        yes = button_named(table.side, "go back")
        assert on_top(window, yes)
        at = yes.mapTo(window, yes.rect().center())
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(at))
    qtbot.waitUntil(lambda: curtain.title.text() != other or table.editor is not None)
    if curtain.isVisible():
        press(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: table.editor is not None)
    assert window.controller is not None and window.controller.view is not None and table.editor is not None
    assert f"Pass the screen to {window.controller.view.players[table.editor.decision.seat].name}" != other
    assert not curtain.isVisible() and not table.side.isVisible() and window.focusWidget() is table
