"""Looking back with a slider. Nothing changes, nothing is decided, nothing is told that was not known then."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui import storage
from gui.views.window.table_window import TableWindow
from tests.gui.pointing import click, key
from tests.gui.short_game import CARDS, Hands, press


@pytest.fixture
def hands(tmp_path: Path, qtbot: QtBot) -> Hands:
    path = tmp_path / "short.cards"
    path.write_text(CARDS, encoding="utf-8")
    made = Hands(path)
    qtbot.addWidget(made.window)
    made.sit_down()
    made.cast("Bell Keeper")
    made.until(lambda: made.on_board("Bell Keeper"))
    made.until(made.anas_main)
    return made


def choose(window: TableWindow, name: str) -> None:
    next(action for action in window.menus._for_a_table if name in action.text()).trigger()
    QApplication.processEvents()


def test_the_slider_shows_how_things_stood_and_changes_nothing(hands: Hands) -> None:
    table, match = hands.table, hands.window.controller._runner.match  # type: ignore[union-attr]
    answers = list(match.answers)
    choose(hands.window, "Look &back")
    assert table.back.isVisible() and not table.bar.isVisible() and table.back.slider.value() == len(answers)
    keepers = [oid for oid, item in table.battlefield.items_by_id.items() if table.known[oid].name == "Bell Keeper"]
    assert len(keepers) == 1 and table.battlefield.item_of(keepers[0]) is not None
    for _ in range(60):
        QTest.keyClick(table.back.slider, Qt.Key.Key_PageDown)
    QApplication.processEvents()
    assert table.back.slider.value() == 0 and table.battlefield.item_of(keepers[0]) is None
    assert table.back.words.text() == "Before the game"
    key(table.back, Qt.Key.Key_Space)
    for ref in table.hand.refs():
        click(table, ref)
    key(table, Qt.Key.Key_E)
    assert match.answers == answers and table.editor is None, "nothing is asked meanwhile"
    key(table.back, Qt.Key.Key_Escape)
    assert not table.back.isVisible() and table.bar.isVisible() and table.editor is not None
    assert match.answers == answers and table.battlefield.item_of(keepers[0]) is not None


def test_a_new_game_goes_on_from_an_earlier_time_and_the_old_one_stays(hands: Hands) -> None:
    choose(hands.window, "Look &back")
    hands.table.back.slider.setValue(4)
    QApplication.processEvents()
    assert "this one stays, and waits under Continue" in hands.table.back.detail.text()
    assert hands.table.back.detail.isVisible(), "told before it is done"
    press(hands.table.back.branch)
    assert hands.window.controller is not None and len(hands.window.controller._runner.match.answers) == 4
    hands.window.show_start()
    assert len(storage.unfinished_games()) == 2


def test_what_is_not_on_the_disk_is_not_left_for_an_earlier_time_without_being_asked(hands: Hands) -> None:
    window, before = hands.window, hands.window.controller
    choose(window, "Look &back")
    hands.table.back.slider.setValue(4)
    QApplication.processEvents()
    window.unsaved.tell("No space left on device")
    press(hands.table.back.branch)
    assert window.controller is before and "lost if you leave" in window.unsaved.text.text()
    assert window.focusWidget() is window.unsaved.copy
    press(window.unsaved.leave)
    assert window.controller is not before and len(window.controller._runner.match.answers) == 4  # type: ignore[union-attr]


def test_nobody_looks_back_while_the_curtain_is_down(hands: Hands) -> None:
    hands.until(lambda: hands.table.curtain.isVisible())
    choose(hands.window, "Look &back")
    assert not hands.table.back.isVisible()


def log_of(hands: Hands) -> str:
    model = hands.table.log.model_
    return "\n".join(str(model.index(row).data()) for row in range(model.rowCount()))


def test_the_log_goes_along_and_nothing_of_later_is_in_sight(hands: Hands) -> None:
    table = hands.table
    keeper = next(oid for oid, seen in table.known.items() if seen.name == "Bell Keeper" and seen.zone == "battlefield")
    before = log_of(hands)
    assert "casts Bell Keeper" in before
    table.look_at(keeper)
    assert table.preview.seen is not None and table.preview.seen.id == keeper
    choose(hands.window, "Look &back")
    assert log_of(hands) == before, "as long as the slider is at the end nothing is missing"
    for _ in range(60):
        QTest.keyClick(table.back.slider, Qt.Key.Key_PageDown)
    QApplication.processEvents()
    assert "Bell Keeper" not in log_of(hands) and log_of(hands) != before
    assert table.preview.seen is None or table.preview.seen.id != keeper
    assert keeper not in table.known
    table.look_at(keeper)
    assert table.preview.seen is None or table.preview.seen.id != keeper, "no link leads to what came later"
    count, answers = 0, hands.window.controller._runner.match.answers  # type: ignore[union-attr]
    lengths = []
    for count in range(0, len(answers) + 1, max(1, len(answers) // 8)):
        table.back.slider.setValue(count)
        QApplication.processEvents()
        lengths.append(table.log.model_.rowCount())
    assert lengths == sorted(lengths) and len(set(lengths)) > 3, "more and more is told"
    key(table.back, Qt.Key.Key_Escape)
    assert log_of(hands) == before and keeper in table.known


def test_the_end_of_a_game_is_not_told_while_one_looks_back(hands: Hands) -> None:
    assert hands.window.controller is not None
    hands.window.controller.concede(1)
    QApplication.processEvents()
    assert hands.table.ending.isVisible()
    choose(hands.window, "Look &back")
    assert not hands.table.ending.isVisible()
    key(hands.table.back, Qt.Key.Key_Escape)
    assert hands.table.ending.isVisible()
