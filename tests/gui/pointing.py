"""Mouse deeds for tests: where things are, and dragging one on to another."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gui.dialogs.act import ActEditor
from gui.views.board.card_scene import CardScene
from gui.views.table.table import Table

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def scene_of(table: Table, ref: int) -> CardScene:
    """The scene that shows a card."""
    return table.hand if ref in table.hand.items_by_id else table.battlefield


def place_of(table: Table, ref: int) -> QPoint:
    """Where a thing is on the screen."""
    at = table.anchor(ref)
    assert at is not None, f"{ref} is not shown"
    return at


def click(table: Table, ref: int) -> None:
    """A mouse click on a card or a player."""
    at = place_of(table, ref)
    target: QWidget = table.battlefield.panels[ref] if ref < 100 else scene_of(table, ref).viewport()
    QTest.mouseClick(target, LEFT, NONE, target.mapFromGlobal(at))
    QApplication.processEvents()


def drag(table: Table, ref: int, goal: QPoint, *, steps: int = 6, drop: bool = True) -> None:
    """Press on a card, move, and let go; all events go to the pressed widget, as the grab does."""
    port = scene_of(table, ref).viewport()
    start, end = port.mapFromGlobal(place_of(table, ref)), port.mapFromGlobal(goal)
    QTest.mousePress(port, LEFT, NONE, start)
    for step in range(1, steps + 1):
        QTest.mouseMove(port, start + (end - start) * (step / steps))
    if drop:
        QTest.mouseRelease(port, LEFT, NONE, end)
    QApplication.processEvents()


def key(table: QWidget, code: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """A key on the table."""
    QTest.keyClick(table, code, modifiers)
    QApplication.processEvents()


def go_on(table: Table) -> None:
    """The main key; where that would lose a land, the key that ends the turn all the same."""
    lost = isinstance(table.editor, ActEditor) and table.editor.left_over()
    key(table, Qt.Key.Key_E if lost else Qt.Key.Key_Space)
