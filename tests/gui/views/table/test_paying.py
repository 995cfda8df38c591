"""Payments on the table: what is tapped and sacrificed is shown, and mana is made by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.api import (
    PayMana,
)
from engine.core.mana import Mana, Pool
from gui.views.table.menus import ActionMenu
from gui.views.table.table import Table
from tests.gui.fake_match import FakeMatch, card, land, moment
from tests.gui.pointing import click, key

SitDown = Callable[..., tuple[Table, FakeMatch]]
HAND = card(140, "Grease Fire", "hand", types=("instant",), type_line="Instant", power=None, toughness=None)
FOX, BEAR = card(100), card(110, "Bear", owner=1)
END = moment(None, FOX, over="Ana wins")


def test_a_payment_is_shown_on_the_board_before_it_is_made(sit_down: SitDown) -> None:
    lands = [land(oid, name) for oid, name in ((120, "Mountain"), (121, "Plains"), (122, "Forest"))]
    sources = ((120, 0, "R"), (121, 0, "W"), (122, 0, "G"))
    first = PayMana(seat=0, cost="{1}{R}", plan=((120, 0, "R"), (121, 0, "W")), sources=sources, source=140, for_what="Fire")
    second = PayMana(seat=0, cost="{1}{R}", plan=((120, 0, "R"), (122, 0, "G")), sources=sources, source=140, for_what="Fire")
    table, match = sit_down(moment(first, HAND, *lands), moment(second, HAND, *lands), END)
    assert table.battlefield.marks.badges == {120: "R", 121: "W"}
    click(table, 121)
    assert match.answers == [{"demand": [], "forbid": [121]}]
    assert table.battlefield.marks.badges == {120: "R", 122: "G", 121: "spare"}
    key(table, Qt.Key.Key_Space)
    assert match.answers[-1] == "auto"


def test_what_a_payment_sacrifices_is_said_before_it_is_made(sit_down: SitDown) -> None:
    board = [land(oid, name) for oid, name in ((120, "Mountain"), (121, "Plains"), (122, "Ember Trinket"))]
    plan = ((120, 0, "R"), (121, 0, "W"), (122, 0, "R"))
    asked = PayMana(
        seat=0, cost="{2}{R}", plan=plan, sources=plan, source=140, for_what="Fire",
        spent=((122, "{T}, Sacrifice Ember Trinket"),),
    )  # fmt: skip
    table, match = sit_down(moment(asked, HAND, *board), END)
    said = "Ember Trinket ({T}, Sacrifice Ember Trinket) → {R} · Mountain → {R} · Plains → {W}"
    assert table.bar.detail.text == said, "what is dear first, so that it is never among the rest"
    assert match.answers == [], "and nothing is spent without a click"


def paying_by_hand(sit_down: SitDown, pool: Pool = ()) -> tuple[Table, FakeMatch]:
    lands = [land(oid, name) for oid, name in ((120, "Mountain"), (121, "Pool"))]
    sources = ((120, 0, "R"), (121, 0, "U"), (121, 1, "R"))
    asked = PayMana(seat=0, cost="{R}", plan=((120, 0, "R"),), sources=sources, source=140, for_what="Fire", in_pool=pool)
    table, match = sit_down(moment(asked, HAND, *lands), END)
    QTest.mouseClick(table.bar.buttons["manual"], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    return table, match


def test_mana_by_hand_is_made_by_a_click_on_its_source(sit_down: SitDown) -> None:
    table, match = paying_by_hand(sit_down)
    click(table, 120)
    assert match.answers == [{"use": [120, 0, "R"]}]


def test_by_hand_a_source_of_several_kinds_asks_which(sit_down: SitDown) -> None:
    table, match = paying_by_hand(sit_down)
    click(table, 121)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, ActionMenu) and [line.text() for line in menu.lines] == ["{U}", "{R}"]
    assert match.answers == []
    QTest.keyClick(menu, Qt.Key.Key_2)
    assert match.answers == [{"use": [121, 1, "R"]}]


@pytest.mark.parametrize(("number", "answer"), [
    (Qt.Key.Key_2, {"use": [121, 0, "U"]}), (Qt.Key.Key_0, {"pool": True}),
])  # fmt: skip
def test_mana_by_hand_is_made_by_the_numbers_of_the_panel(
    sit_down: SitDown, number: Qt.Key, answer: dict[str, object]
) -> None:
    table, match = paying_by_hand(sit_down, pool=(Mana("R"),))
    key(table, Qt.Key.Key_9)
    assert match.answers == []
    key(table, number)
    assert match.answers == [answer]
