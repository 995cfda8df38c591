"""Somebody who plays on by real keys and clicks, with the plainest answer to whatever is asked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui.dialogs.targets import PickEditor
from gui.views.table.menus import ActionMenu
from gui.views.table.table import Table
from tests.gui.pointing import click, key, place_of


def press(table: Table) -> str:
    """One press; what kind of thing it was for. "" if nothing is asked."""
    menu = QApplication.activePopupWidget()
    if isinstance(menu, ActionMenu):
        QTest.keyClick(menu, Qt.Key.Key_1)
        return "menu"
    if table.curtain.isVisible():
        key(table.curtain, Qt.Key.Key_Space)
        return "curtain"
    if table.happenings.playing:
        key(table, Qt.Key.Key_Space)
        return "hasten"
    editor = table.editor
    if editor is None:
        return ""
    kind = editor.decision.kind
    asked = editor.question()
    assert asked[-1:] in ".?" or "pay {" in asked.lower(), f"no whole sentence: {asked!r}"
    main = next((choice for choice in editor.choices() if choice.main and not choice.why_not), None)
    if isinstance(editor, PickEditor) and main is None:
        free = [ref for ref in editor.lit() if ref not in set(editor.picked())]
        if free and table.anchor(free[0]) is not None and editor.panel() is None:
            place_of(table, free[0])
            click(table, free[0])
        else:
            table.click(free[0])
        return "pick"
    elif main is None:
        key(table, Qt.Key.Key_1)
    else:
        while table.bar.unread:
            QTest.qWait(20)
        key(table, Qt.Key.Key_Space)
    return kind
