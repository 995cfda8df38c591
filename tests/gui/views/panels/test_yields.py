"""What a player is not asked: to this ability, to what is not aimed at them. Listed, taken back, gone with the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QMenu

from engine.api import ObjectView
from gui.views.table.table import Table
from tests.gui.fake_match import FakeMatch, Moment, act, card, cast, moment
from tests.gui.pointing import key

SitDown = Callable[..., tuple[Table, FakeMatch]]
HAND, FOX, BELL = card(140, "Grease Fire", "hand"), card(100), card(110, "Bell", owner=1)
END = moment(None, over="Ana wins")


def rings(oid: int, text: str = "You gain 1 life.", targets: tuple[int, ...] = ()) -> ObjectView:
    """An ability of the other's bell on the stack."""
    return card(oid, "Bell", "stack", owner=1, source=110, text=text, targets=targets)


def waits(oid: int, **more: object) -> Moment:
    """One could respond to it."""
    return moment(act(cast(140)), HAND, FOX, BELL, rings(oid, **more), active=1)  # type: ignore[arg-type]


def right_click(table: Table, ref: int) -> QMenu:
    """The menu that a right click on an item of the stack opens."""
    at = table.stack.anchor(ref)
    assert at is not None
    port = table.stack.viewport()
    place = port.mapFromGlobal(at) + QPoint(30, 0)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, port.mapToGlobal(place))
    QApplication.sendEvent(port, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def choose(menu: QMenu, words: str) -> None:
    entry = next(action for action in menu.actions() if words in action.text())
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry).center())
    QApplication.processEvents()


def test_an_ability_is_let_resolve_always_listed_and_asked_about_again(sit_down: SitDown) -> None:
    table, match = sit_down(waits(150), waits(151), waits(152, text="Draw a card."), waits(153), END)
    choose(right_click(table, 150), "Always let this ability resolve")
    assert match.answers == [0, 0] and match.at == 2, "the next one resolves by itself; another ability is asked about"
    key(table, Qt.Key.Key_Y)
    (row,) = table.yields.rows
    assert row.text() == "Bell: You gain 1 life. — let resolve"
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert table.yields.rows == [] and not table.controller.passing.rules(0).yields
    key(table, Qt.Key.Key_Space)
    assert match.answers == [0, 0, 0] and match.at == 3, "it is asked about again"


def test_only_what_is_aimed_at_me_or_mine_is_ticked_in_the_list(sit_down: SitDown) -> None:
    mine = waits(152, text="It deals 1 damage to target creature.", targets=(100,))
    table, match = sit_down(waits(150), waits(151), mine, END)
    key(table, Qt.Key.Key_Y)
    box = next(box for box in table.yields.findChildren(QCheckBox) if "aimed at me" in box.text())
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    QApplication.processEvents()
    assert table.controller.passing.rules(0).only_mine
    if match.at == 0:
        key(table, Qt.Key.Key_Space)
    assert match.at == 2, "what is not aimed at one resolves; what is aimed at the fox is asked about"


def test_it_is_each_seats_own_and_of_this_game_alone(sit_down: SitDown) -> None:
    table, _ = sit_down(waits(150), waits(151, text="Draw a card."), END)
    choose(right_click(table, 150), "Always let this ability resolve")
    assert (
        table.controller.passing.rules(0).yields == {(110, "You gain 1 life.")}
        and not table.controller.passing.rules(1).yields
    )
    other, _ = sit_down(waits(150), waits(151), END)
    assert not other.controller.passing.rules(0).yields
    other_key = other
    key(other_key, Qt.Key.Key_Y)
    assert other.yields.rows == []
