"""Stops on the phase bar, set and taken away by mouse: the game asks there, and only there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import Act
from gui.views.panels.phase_bar import StepChip
from gui.views.window.table_window import TableWindow
from tests.gui.pointing import key
from tests.gui.positions import at_a_table

CARDS = """
Home Grove
Land
{T}: Add {G}.

Small Chime {1}
Artifact
{0}: You gain 1 life.
"""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> TableWindow:
    """Two people with open hands; each can do something at any time."""
    seat = {"life": 20, "battlefield": [{"card": "Small Chime"}], "library": {"rest": [{"card": "Home Grove", "count": 30}]}}
    return at_a_table(qtbot, tmp_path, CARDS, {"A": seat, "B": seat})


def choose(chip: StepChip, action: QAction) -> None:
    """Open the menu of a step by mouse and click a line of it."""

    def click() -> None:
        menu = QApplication.activePopupWidget()
        assert menu is chip.menu()
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())

    QTimer.singleShot(50, click)
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def asked(window: TableWindow) -> tuple[int, str, int]:
    """The turn and step in which somebody is asked, and who."""
    controller = window.controller
    assert controller is not None and controller.view is not None and isinstance(controller.decision, Act)
    return controller.view.turn, controller.view.step, controller.decision.seat


def asked_in(window: TableWindow, turn: int) -> list[tuple[str, int]]:
    """Where and who is asked in a turn, everybody passing by the main key."""
    found: list[tuple[str, int]] = []
    assert window.table is not None
    for _ in range(60):
        now = asked(window)
        if now[0] > turn:
            return found
        if now[0] == turn and (not found or found[-1] != now[1:]):
            found.append(now[1:])
        mine = now[2] == (now[0] + 1) % 2
        key(window.table, Qt.Key.Key_E if mine and now[1] == "main1" else Qt.Key.Key_Space)
    raise AssertionError(f"turn {turn} never ended: {found}")


def test_a_stop_set_by_mouse_asks_there_until_it_is_taken_away(window: TableWindow) -> None:
    assert window.table is not None
    seat = asked(window)[2]
    chip = window.table.phases.chips["draw"]
    assert chip.stops == (False, False)
    choose(chip, chip.own)
    assert chip.stops == (True, False) and chip.accessibleName() == "Draw, stop in my turns"
    first = asked(window)[0]
    asked_in(window, first)
    asked_in(window, first + 1)
    assert asked(window) == (first + 2, "draw", seat), "asked in the draw step of one's own next turn"
    assert ("draw", seat) not in asked_in(window, first + 3), "not in the other's"
    assert asked(window) == (first + 4, "draw", seat)
    choose(chip, chip.own)
    assert chip.stops == (False, False)
    asked_in(window, first + 4)
    asked_in(window, first + 5)
    assert asked(window) == (first + 6, "main1", seat)


def test_a_stop_in_others_turns_set_by_mouse_asks_there(window: TableWindow) -> None:
    assert window.table is not None
    first, _step, seat = asked(window)
    chip = window.table.phases.chips["upkeep"]
    choose(chip, chip.others)
    assert chip.stops == (False, True) and chip.accessibleName() == "Upkeep, stop in others’ turns"
    asked_in(window, first)
    assert asked(window) == (first + 1, "upkeep", seat)
