"""Preview, stack and log fold to a strip and back; folded, nothing hides what is pointed at, and all stays in view."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gui import storage
from gui.views.table.table import Table
from tests.gui.fake_match import FakeMatch, act, card, cast, land, moment
from tests.gui.pointing import key
from tests.gui.positions import at_a_table

SitDown = Callable[..., tuple[Table, FakeMatch]]
CARDS = [*(card(100 + at, f"Fox {at}") for at in range(9)), *(land(120 + at, owner=1) for at in range(6)), card(140, "Held", "hand")]


def place(part: QWidget, table: Table) -> QRect:
    return QRect(part.mapTo(table, QPoint(0, 0)), part.size())


def test_a_key_folds_the_column_and_unfolds_it(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), *CARDS))
    before = {part: place(part, table) for part in (table.battlefield, table.preview, table.stack, table.log)}
    key(table, Qt.Key.Key_V)
    assert not table.preview.isVisible() and not table.log.isVisible() and table.strip.isVisible()
    assert table.battlefield.width() >= before[table.battlefield].width() + 200
    assert table.stack.isVisible() and not place(table.stack, table).intersects(place(table.battlefield, table))
    assert not place(table.stack, table).intersects(place(table.hand, table)), "it lies beside the hand"
    key(table, Qt.Key.Key_V)
    assert {part: place(part, table) for part in before} == before and not table.strip.isVisible()


def test_the_strip_unfolds_it_by_mouse(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), *CARDS))
    table.fold(True)
    QTest.mouseClick(table.strip, Qt.MouseButton.LeftButton)
    assert table.log.isVisible() and not table.strip.isVisible()


def test_folded_what_is_pointed_at_is_read_where_it_hides_nothing_of_it(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), *CARDS))
    table.fold(True)
    QApplication.processEvents()
    for ref in (100, 108, 120, 125):
        table.hover(ref)
        assert table.preview.isVisible() and table.preview.seen is not None and table.preview.seen.id == ref
        at = table.anchor(ref)
        assert at is not None and not place(table.column, table).contains(table.mapFromGlobal(at))
    table.hover(-1)
    assert not table.preview.isVisible()


def test_that_it_is_folded_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    cards = "Home Grove\nLand\n{T}: Add {G}.\n"
    seat = {"life": 20, "library": {"rest": [{"card": "Home Grove", "count": 30}]}}
    window = at_a_table(qtbot, tmp_path, cards, {"A": seat, "B": seat})
    assert window.table is not None and not storage.load_settings().folded
    key(window.table, Qt.Key.Key_V)
    assert storage.load_settings().folded
    window.leave_match()
