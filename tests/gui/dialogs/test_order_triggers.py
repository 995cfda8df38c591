"""Ordering triggers (CR 603.3b): the dialog beside the board."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QCheckBox, QPushButton
from pytestqt.qtbot import QtBot

from engine.api import OrderTriggers, WaitingTrigger
from gui.dialogs.order_triggers import OrderTriggersEditor
from tests.gui.fake_match import card, view_of
from tests.rulebook import rule

NAMES = ("Fox", "Bear", "Crow")
TRIGGERS = tuple(
    WaitingTrigger(oid, f"Whenever a creature dies, {name} draws a card.", (110,), "Boar dies")
    for oid, name in zip((100, 101, 102), NAMES, strict=True)
)


def editor_on(qtbot: QtBot, part: int = 1) -> OrderTriggersEditor:
    decision = OrderTriggers(seat=0, prompt="Order", rule="603.3b", triggers=TRIGGERS, part=part)
    objects = [card(oid, name) for oid, name in zip((100, 101, 102), NAMES, strict=True)] + [card(110, "Boar", owner=1)]
    editor = OrderTriggersEditor(decision, view_of(*objects, decision=decision))
    panel = editor.panel()
    assert panel is not None
    qtbot.addWidget(panel)
    panel.resize(360, 640)
    panel.show()
    qtbot.waitExposed(panel)
    return editor


@rule("603.3b")
def test_the_row_on_top_is_put_on_the_stack_last(qtbot: QtBot) -> None:
    editor = editor_on(qtbot)
    assert "“Fox” resolves first" in editor.detail()
    spy = QSignalSpy(editor.answered)
    editor.press("main")
    assert spy.at(0) == [[2, 1, 0]]


def test_rows_are_moved_by_keys(qtbot: QtBot) -> None:
    editor = editor_on(qtbot)
    QTest.keyClick(editor.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert editor.list.order == (1, 0, 2)
    QTest.keyClick(editor.list, Qt.Key.Key_Down)
    QTest.keyClick(editor.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert editor.list.order == (1, 2, 0)


def test_rows_are_moved_by_buttons(qtbot: QtBot) -> None:
    editor = editor_on(qtbot)
    panel = editor.panel()
    assert panel is not None
    down = next(button for button in panel.findChildren(QPushButton) if button.text() == "Move down")
    QTest.mouseClick(down, Qt.MouseButton.LeftButton)
    QTest.mouseClick(down, Qt.MouseButton.LeftButton)
    assert editor.list.order == (1, 2, 0)
    assert "“Bear” resolves first" in editor.detail()


def test_rows_are_moved_by_dragging(qtbot: QtBot) -> None:
    editor = editor_on(qtbot)
    rows = [editor.list.visualRect(editor.list.order_model.index(row)).center() for row in range(3)]
    port = editor.list.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, rows[2])
    for step in range(1, 11):
        QTest.mouseMove(port, rows[2] + (rows[0] - rows[2]) * (step / 10))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, rows[0])
    assert editor.list.order == (2, 0, 1)
    QTest.mouseMove(port, QPoint(5, 5))
    assert editor.list.order == (2, 0, 1)


def test_each_row_tells_its_source_its_text_and_what_it_is_about(qtbot: QtBot) -> None:
    editor = editor_on(qtbot)
    spoken = editor.list.order_model.index(1).data()
    assert spoken == "Bear. Whenever a creature dies, Bear draws a card.. Boar dies"
    assert [(arrow.start, arrow.end) for arrow in editor.arrows()] == [(100, 110)]
    assert editor.badges() == {100: "1", 101: "2", 102: "3"}


@rule("603.3b")
def test_the_two_parts_and_the_turn_order_are_explained(qtbot: QtBot) -> None:
    assert "These go on the stack first." in editor_on(qtbot).explanation() and "Ana → Bo" in editor_on(qtbot).explanation()
    assert "These triggered because other abilities did" in editor_on(qtbot, part=2).explanation()


def test_the_same_order_next_time_is_asked_for_by_a_box(qtbot: QtBot) -> None:
    editor = editor_on(qtbot)
    panel = editor.panel()
    assert panel is not None and not editor.remember
    panel.findChildren(QCheckBox)[0].setChecked(True)
    assert editor.remember
