"""No press answers what nobody can have read. It hastens what is seen, and a main button's new words take none at
once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import DeclareAttackers, Happening
from gui import theme
from gui.views.table.table import Table
from tests.gui.fake_match import FakeMatch, act, card, cast, moment
from tests.gui.pointing import click, drag, key

SitDown = Callable[..., tuple[Table, FakeMatch]]
HAND, FOX, ASH = card(140, "Ember Fox", "hand"), card(111), card(141, "Ash", "hand")
CASTS = Happening(0, "SpellCast", "Ana casts Ember Fox", (0, 150))
COMES = Happening(0, "ZoneChange", "Ember Fox enters", (111,))
END = moment(None, over="Ana wins")
UNREAD_MS = 1500  # longer than in play: the machine may be slow


def dropped(sit_down: SitDown, qtbot: QtBot) -> tuple[Table, FakeMatch]:
    """A creature was cast by a drag, and flies; when it has come, nothing is left but to end the turn."""
    table, match = sit_down(
        moment(act(cast(140)), HAND), moment(act(seat=1), card(150, "Ember Fox", "stack"), story=(CASTS,)),
        moment(act(cast(141)), ASH, FOX, step="main2", story=(COMES,)), END,
        speed="normal", animation_ms=theme.ANIMATION_MS, patience_ms=UNREAD_MS,
    )
    qtbot.waitUntil(lambda: not table.bar.unread)
    drag(table, 140, table.battlefield.mapToGlobal(QPoint(700, 330)))
    assert match.answers == [1, 0] and table.happenings.playing and list(table.bar.buttons) == ["hasten"]
    return table, match


def click_on_bar(table: Table) -> None:
    """A click of the mouse on whatever stands where the main button is, as the window hands it down."""
    button = list(table.bar.buttons.values())[-1]
    window = table.window().windowHandle()
    at = button.mapTo(table.window(), button.rect().center())
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QApplication.processEvents()


def press_space(table: Table) -> None:
    key(table, Qt.Key.Key_Space)


@pytest.mark.parametrize("press", [click_on_bar, press_space])
def test_a_press_while_a_card_flies_only_hastens(
    sit_down: SitDown, qtbot: QtBot, press: Callable[[Table], None]
) -> None:
    table, match = dropped(sit_down, qtbot)
    press(table)
    assert not table.happenings.playing and table.bar.buttons["main"].text() == "End turn" and match.answers == [1, 0]
    press(table)
    assert table.bar.unread and match.answers == [1, 0], "nor does the second one of somebody who pressed twice"
    qtbot.waitUntil(lambda: not table.bar.unread)
    press(table)
    assert match.answers == [1, 0, 0]


def test_what_is_seen_to_its_end_asks_with_a_button_that_takes_no_press_at_first(
    sit_down: SitDown, qtbot: QtBot
) -> None:
    table, match = dropped(sit_down, qtbot)
    qtbot.waitUntil(lambda: not table.happenings.playing, timeout=20_000)
    press_space(table)
    click_on_bar(table)
    assert match.answers == [1, 0]
    qtbot.waitUntil(lambda: not table.bar.unread)
    click_on_bar(table)
    assert match.answers == [1, 0, 0]


def test_what_one_chose_oneself_has_been_read(sit_down: SitDown, qtbot: QtBot) -> None:
    """A click on an attacker changes what the button says: whoever clicked waits for nothing."""
    asked = DeclareAttackers(seat=0, prompt="Attack?", rule="508.1a", possible=((111, (1,)),))
    table, match = sit_down(moment(asked, FOX), END, patience_ms=UNREAD_MS)
    qtbot.waitUntil(lambda: not table.bar.unread)
    before = table.bar.buttons["main"].text()
    click(table, 111)
    assert table.bar.buttons["main"].text() != before
    press_space(table)
    assert len(match.answers) == 1
