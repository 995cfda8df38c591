"""The end of a game: who won and why, what remains in sight, and what is done next."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gui.views.table.table import Table
from gui.views.window.table_window import TableWindow
from tests.gui.pointing import drag, key, place_of
from tests.gui.positions import at_a_table
from tests.rulebook import rule

CARDS = """
Forest
Basic Land — Forest

Last Word {G}
Sorcery
Last Word deals 5 damage to target player.
"""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> TableWindow:
    """The last blow: five damage to a player with three life."""
    rest = {"rest": [{"card": "Forest", "count": 20}]}
    a = {"life": 20, "hand": [{"card": "Last Word"}], "battlefield": [{"card": "Forest", "count": 2}], "library": rest}
    window = at_a_table(qtbot, tmp_path, CARDS, {"A": a, "B": {"life": 3, "library": rest}})
    table = table_of(window)
    view = table.controller.view
    assert view is not None
    drag(table, view.players[0].hand[0], place_of(table, 1))
    QApplication.processEvents()
    return window


def table_of(window: TableWindow) -> Table:
    assert window.table is not None
    return window.table


def on_screen(part: QWidget) -> QRect:
    return QRect(part.mapToGlobal(QPoint(0, 0)), part.size())


def press(window: TableWindow, name: str) -> None:
    QTest.mouseClick(table_of(window).bar.buttons[name], Qt.MouseButton.LeftButton)
    QApplication.processEvents()


@rule("104.2a")
def test_it_is_said_who_won_and_why_and_what_happened_last(window: TableWindow) -> None:
    ending = table_of(window).ending
    assert ending.isVisible() and ending.title.text() == "A wins"
    assert "B has lost" in ending.text.text and "704.5a" in ending.text.text
    assert "B: -2 life" in ending.players.text() and "A: 20 life" in ending.players.text()
    assert "Last Word deals 5 damage to B" in ending.last.text


def test_nothing_lies_over_the_life_totals_and_the_board(window: TableWindow) -> None:
    table = table_of(window)
    board = on_screen(table.battlefield)
    assert not on_screen(table.ending).intersects(board)
    assert table.battlefield.panels[1].isVisible() and board.contains(on_screen(table.battlefield.panels[1]))
    assert not any(sheet.isVisible() and sheet is not table.arrows and sheet is not table.stage for sheet in table.sheets)


def test_after_a_look_at_the_table_everything_is_still_offered_in_the_bar(window: TableWindow) -> None:
    table = table_of(window)
    QTest.mouseClick(table.ending.look, Qt.MouseButton.LeftButton)
    assert not table.ending.isVisible()
    texts = {button.text() for button in table.bar.buttons.values()}
    assert texts == {"Result", "First page", "Other decks", "Play again"}
    table.controller.show_again()
    assert not table.ending.isVisible(), "it is not told again by itself"
    press(window, "result")
    assert table.ending.isVisible()


def test_the_key_that_passes_begins_no_new_game(window: TableWindow) -> None:
    table = table_of(window)
    for code in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        key(window.focusWidget() or table, code)
    assert window.table is table and table.ending.isVisible()


def test_other_decks_lead_to_sitting_down_and_the_first_page_to_the_first(window: TableWindow) -> None:
    press(window, "other decks")
    assert window.pages.currentWidget() is window.new_game and window.table is None


def test_the_first_page_offers_no_game_that_is_over(window: TableWindow) -> None:
    press(window, "first page")
    assert window.pages.currentWidget() is window.start_page and not window.start_page.continue_latest()


def test_again_begins_with_the_same_seats(window: TableWindow) -> None:
    before = table_of(window).controller.setup
    button = next(b for b in table_of(window).ending.findChildren(QPushButton) if b.text() == "Play again")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    after = table_of(window).controller.setup
    assert [seat.name for seat in after.seats] == [seat.name for seat in before.seats]
    assert after.seed != before.seed and not table_of(window).ending.isVisible()
    window.leave_match()


def test_a_game_whose_end_is_taken_back_goes_on_and_is_kept(window: TableWindow) -> None:
    table = table_of(window)
    assert window.end.reached
    QTest.mouseClick(table.bar.undo, Qt.MouseButton.LeftButton)
    for _ in range(3):
        if table.editor is not None:
            break
        focused = window.focusWidget()
        assert focused is not None
        agree = [b for b in table.side.findChildren(QPushButton) if b.text().startswith("Everyone agrees")]
        QTest.mouseClick(agree[0], Qt.MouseButton.LeftButton)
    assert table.editor is not None and not window.end.reached and not table.ending.isVisible()
    assert "again" not in table.bar.buttons
    window.leave_match()


def test_the_end_shows_the_course_of_life_and_who_did_most(qtbot):
    from engine.api import ObjectView
    from gui.models.course import Doer
    from gui.views.panels.life_chart import BestCards, LifeChart

    chart = LifeChart()
    qtbot.addWidget(chart)
    chart.resize(268, 132)
    chart.show_course({1: (20, 20), 4: (18, 20), 9: (-3, 25)}, ("Ana", "Bo"))
    first, second = chart.line_of(0), chart.line_of(1)
    assert first[0].y() == second[0].y() and first[-1].y() > first[0].y() > second[-1].y(), "life falls and rises"
    assert [place.x() for place in first] == sorted(place.x() for place in first)
    assert "Ana: 20, 18, -3" in chart.accessibleDescription()
    chart.grab()
    best = BestCards()
    qtbot.addWidget(best)
    fox = ObjectView(id=7, zone="battlefield", owner=0, controller=0, name="Fox", type_line="Creature — Fox")
    best.show_cards([Doer(fox, 7 - at, 9 - at) for at in range(5)])
    best.resize(best.sizeHint())
    boxes = best.boxes(best.width())
    assert len(boxes) == 5 and all(best.rect().contains(box.toRect()) for box in boxes)
    assert not any(one.intersects(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])
    assert best.accessibleDescription().startswith("Fox: 7 damage")
    best.grab()
