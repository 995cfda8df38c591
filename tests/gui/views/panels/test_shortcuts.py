"""Shortcuts at the table (CR 728.2). Repeat… by key and menu, what comes of it, and the other player's answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from engine.api import SCENARIOS, Act, AnswerShortcut, load_library, open_match
from gui import language
from gui.dialogs.shortcut import ShortcutEditor
from gui.storage import Settings
from gui.views.panels.repeat_panel import RepeatPanel
from gui.views.table.table import Table
from gui.views.window.table_window import TableWindow
from gui.widgets.number_spin import NumberSpin
from tests.gui.pointing import click, key
from tests.rulebook import rule


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[TableWindow]:
    library = load_library()
    made = TableWindow(library, Settings(), still=True)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.activateWindow()
    made.play(open_match(SCENARIOS / "shortcuts.json", library))
    made.lift_curtain()
    QApplication.processEvents()
    yield made
    made.leave_match()


def table_of(window: TableWindow) -> Table:
    assert window.table is not None
    return window.table


def thing(window: TableWindow, name: str) -> int:
    assert window.controller is not None and window.controller.view is not None
    view = window.controller.view
    return next(oid for oid in view.battlefield if view.objects[oid].name == name)


def life(window: TableWindow, seat: int) -> int:
    assert window.controller is not None and window.controller.view is not None
    return window.controller.view.players[seat].life


def answer_all(window: TableWindow) -> None:
    """Whoever is asked passes until the stack is empty and A has priority."""
    for _ in range(12):
        window.lift_curtain()
        QApplication.processEvents()
        view = window.controller.view if window.controller is not None else None
        assert view is not None
        if not view.stack and view.viewer == 0:
            return
        key(table_of(window), Qt.Key.Key_Space)


def gain_once(window: TableWindow) -> None:
    click(table_of(window), thing(window, "Humming Well"))
    answer_all(window)
    assert life(window, 0) == 21


def repeat(window: TableWindow, qtbot: QtBot) -> RepeatPanel:
    """Press R, and wait until it is known what comes of it."""
    key(table_of(window), Qt.Key.Key_R)
    panel = table_of(window).repeat.panel
    assert panel is not None
    qtbot.waitUntil(lambda: panel.outcome.text != "Looking ahead …", timeout=4000)
    return panel


@rule("728.2a", "728.2b")
def test_a_million_rounds_are_proposed_with_keys_and_accepted(window: TableWindow, qtbot: QtBot) -> None:
    gain_once(window)
    panel = repeat(window, qtbot)
    assert panel.list.count() >= 4 and panel.stretch() is not None and panel.button.isEnabled()
    assert "will have 31 life (now 21)" in panel.outcome.text
    panel.times.setFocus()
    panel.times.selectAll()
    QTest.keyClicks(panel.times, "1000000")
    qtbot.waitUntil(lambda: "1,000,021" in panel.outcome.text, timeout=4000)
    QTest.mouseClick(panel.button, Qt.MouseButton.LeftButton)
    window.lift_curtain()
    QApplication.processEvents()
    editor = table_of(window).editor
    assert isinstance(editor, ShortcutEditor) and "proposes a shortcut" in editor.question()
    key(table_of(window), Qt.Key.Key_Space)
    window.lift_curtain()
    QApplication.processEvents()
    assert life(window, 0) == 1_000_021


@rule("728.2b", "naming a place", "728.2c", "a different choice")
def test_the_other_player_names_a_place_with_mouse_and_keys(window: TableWindow, qtbot: QtBot) -> None:
    gain_once(window)
    panel = repeat(window, qtbot)
    QTest.mouseClick(panel.button, Qt.MouseButton.LeftButton)
    window.lift_curtain()
    QApplication.processEvents()
    table = table_of(window)
    editor = table.editor
    assert isinstance(editor, ShortcutEditor)
    shown = editor.panel()
    assert shown is not None
    spin, found = shown.findChild(NumberSpin), shown.findChild(QListWidget)
    assert spin is not None and found is not None and spin.maximum() == 10
    spin.setValue(4)
    own = next(row for row in editor.rows if row.data(Qt.ItemDataRole.UserRole) >= 0)
    place = found.visualItemRect(own).center()
    QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    button = next(b for b in table.bar.findChildren(QPushButton) if "Stop there" in b.text())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    window.lift_curtain()
    QApplication.processEvents()
    view = window.controller.view if window.controller is not None else None
    assert view is not None and view.viewer == 1 and view.players[0].life == 24 and len(view.stack) == 1
    key(table, Qt.Key.Key_Space)
    assert "728.2c" in table.notes.warning and view.stack
    assert window.controller is not None and isinstance(window.controller.decision, Act)
    click(table, thing(window, "Silver Thorn"))
    QApplication.processEvents()
    assert table.editor is not None and table.editor.decision.kind == "targets"


def test_what_can_not_be_repeated_says_why(window: TableWindow, qtbot: QtBot) -> None:
    click(table_of(window), thing(window, "Toy Maker"))
    answer_all(window)
    panel = repeat(window, qtbot)
    panel.times.setValue(1_000_000)
    qtbot.waitUntil(lambda: "room for" in panel.outcome.text, timeout=20_000)
    assert not panel.button.isEnabled()


def test_only_who_has_priority_can_repeat(window: TableWindow) -> None:
    click(table_of(window), thing(window, "Cloud Kite"))
    assert window.controller is not None
    window.lift_curtain()  # under it no key says anything
    window.controller.decision = None
    key(table_of(window), Qt.Key.Key_R)
    assert "728.2a" in table_of(window).notes.warning and table_of(window).repeat.panel is None


def test_the_menu_lists_it_too(window: TableWindow, qtbot: QtBot) -> None:
    gain_once(window)
    action = next(one for one in window.findChildren(type(window.menuBar().actions()[0])) if one.text() == "&Repeat…")
    action.trigger()
    panel = table_of(window).repeat.panel
    assert panel is not None and panel.isVisible()


def test_the_question_is_of_a_kind_that_has_an_editor(window: TableWindow) -> None:
    from gui.dialogs.editors import EDITORS

    assert EDITORS[AnswerShortcut, ""] is ShortcutEditor


def look_ahead(panel: RepeatPanel, qtbot: QtBot) -> str:
    """What the panel foretells, once it is known."""
    qtbot.waitUntil(lambda: panel.outcome.text != "Looking ahead …", timeout=4000)
    return panel.outcome.text


@rule("728.2a", "until a number is reached, with keys")
def test_a_loop_is_repeated_until_a_number_is_reached(window: TableWindow, qtbot: QtBot) -> None:
    gain_once(window)
    panel = repeat(window, qtbot)
    QTest.keyClick(panel.often.until, Qt.Key.Key_Space)
    assert panel.often.until.isChecked() and panel.often.what.isVisible()
    assert "life" in panel.often.what.currentText() and panel.often.sign.text() == "is at least"
    panel.often.value.setFocus()
    panel.often.value.selectAll()
    QTest.keyClicks(panel.often.value, "5000")
    panel.often.value.interpretText()
    assert "will have 5,000 life (now 21)" in look_ahead(panel, qtbot)
    assert "4,979 times" in panel.often.rounds.text()
    panel.button.setFocus()
    QTest.keyClick(panel.button, Qt.Key.Key_Space)
    window.lift_curtain()
    QApplication.processEvents()
    key(table_of(window), Qt.Key.Key_Space)
    assert life(window, 0) == 5000


@rule("728.2a", "multiple loops, or nested loops, with the mouse")
def test_parts_are_put_together_and_come_before_what_is_selected(window: TableWindow, qtbot: QtBot) -> None:
    gain_once(window)
    panel = repeat(window, qtbot)
    first, last = panel.stretch() or (0, 0)
    for times in (3, 4):
        panel.times.setValue(times)
        for row in range(first, last + 1):
            panel.list.item(row).setSelected(True)
        look_ahead(panel, qtbot)
        QTest.mouseClick(panel.then, Qt.MouseButton.LeftButton)
    words = f"choices {first + 1} to {last + 1}"
    assert [panel.parts.list.item(row).text() for row in (0, 1)] == [f"3 × {words}", f"4 × {words}"]
    assert "will have 28 life (now 21)" in look_ahead(panel, qtbot)
    panel.times.setValue(1000)
    QTest.mouseClick(panel.parts.together, Qt.MouseButton.LeftButton)
    assert "1,000 × (3 × " in panel.parts.list.item(0).text() and "will have 7,021 life" in look_ahead(panel, qtbot)
    QTest.mouseClick(panel.button, Qt.MouseButton.LeftButton)
    window.lift_curtain()
    QApplication.processEvents()
    key(table_of(window), Qt.Key.Key_Space)
    assert life(window, 0) == 7021


def test_parts_are_removed_again_with_the_delete_key(window: TableWindow, qtbot: QtBot) -> None:
    gain_once(window)
    panel = repeat(window, qtbot)
    QTest.mouseClick(panel.then, Qt.MouseButton.LeftButton)
    assert panel.parts.isVisible() and panel.parts.list.count() == 1
    panel.parts.list.setFocus()
    panel.parts.list.setCurrentRow(0)
    QTest.keyClick(panel.parts.list, Qt.Key.Key_Delete)
    assert not panel.parts.isVisible() and not panel.button.isEnabled()


def test_numbers_are_written_as_the_language_of_qt_writes_them(window: TableWindow, qtbot: QtBot) -> None:
    assert [language.number(n) for n in (999, 1000, -1234567)] == [QLocale("en").toString(n) for n in (999, 1000, -1234567)]
