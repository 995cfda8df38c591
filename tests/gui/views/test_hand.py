"""The hand: a fan over the lower edge, whose cards rise whole, and stay under the mouse that raised them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.views.board.hand_view import BARE, MOST, HandView
from gui.views.table.table import Table
from tests.gui.fake_match import FakeMatch, act, card, cast, moment
from tests.gui.pointing import place_of

SitDown = Callable[..., tuple[Table, FakeMatch]]


def hand_of(sit_down: SitDown, count: int) -> tuple[Table, HandView]:
    cards = [card(140 + at, f"Card {at}", "hand") for at in range(count)]
    table, _ = sit_down(moment(act(cast(140)), *cards))
    return table, table.hand


@pytest.mark.parametrize("count", [1, 2, 7, 15])
def test_each_card_of_the_fan_is_seen_with_its_upper_edge(sit_down: SitDown, count: int) -> None:
    _, hand = hand_of(sit_down, count)
    port = hand.viewport().rect()
    items = [hand.items_by_id[140 + at] for at in range(count)]
    assert [item.rotation() for item in items] == sorted(item.rotation() for item in items)
    for item, mirrored in zip(items, reversed(items), strict=True):
        assert abs(item.rotation()) <= MOST and item.rotation() == pytest.approx(-mirrored.rotation())
        for corner in (item.face_rect().topLeft(), item.face_rect().topRight()):
            assert port.contains(hand.mapFromScene(item.mapToScene(corner)))
        assert item.face_rect().height() > port.height(), "large: it reaches below the edge"


def test_a_card_under_the_mouse_rises_whole_where_it_is(sit_down: SitDown) -> None:
    table, hand = hand_of(sit_down, 5)
    item = hand.items_by_id[141]
    lay = item.x()
    QTest.mouseMove(hand.viewport(), QPoint(3, 3))
    QTest.mouseMove(hand.viewport(), hand.viewport().mapFromGlobal(place_of(table, 141)))
    assert item.rotation() == 0 and item.x() == pytest.approx(lay)
    assert item.sceneBoundingRect().center().y() + item.face_rect().height() / 2 <= hand.viewport().height()
    QApplication.processEvents()
    over = table.risen.geometry()
    assert over.bottom() + 1 == hand.mapTo(table, QPoint(0, 0)).y() and over.height() >= -(item.y() - item.face_rect().height() / 2)
    assert table.risen.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents), "buttons below can be pressed"
    hand.leaveEvent(None)  # type: ignore[arg-type]
    assert item.rotation() != 0 and item.x() == pytest.approx(lay)


@pytest.mark.parametrize("count", [3, 12])
def test_what_has_risen_under_the_mouse_stays_under_it(sit_down: SitDown, count: int) -> None:
    _, hand = hand_of(sit_down, count)
    port = hand.viewport()
    for x in range(0, port.width(), 7):
        for y in range(0, port.height(), 9):
            hand._hover(-1)
            found = hand.card_at(QPoint(x, y))
            if found is not None:
                hand._hover(found.ref)
                assert hand.card_at(QPoint(x, y)) is found, (x, y)


def test_a_hand_without_cards_leaves_its_room_to_the_boards(sit_down: SitDown, qtbot: QtBot) -> None:
    table, hand = hand_of(sit_down, 3)
    QApplication.processEvents()
    cards, full, boards = list(hand.model.objects), hand.height(), table.battlefield.height()
    hand.show_cards([])
    qtbot.waitUntil(lambda: (hand.height(), table.battlefield.height()) == (BARE, boards + full - BARE))
    table.fold(True)
    assert hand.height() == full, "the stack lies beside it"
    table.fold(False)
    hand.show_cards(cards)
    qtbot.waitUntil(lambda: (hand.height(), table.battlefield.height()) == (full, boards))
    assert all(item.face_rect().height() > hand.viewport().height() for item in hand.items_by_id.values())
