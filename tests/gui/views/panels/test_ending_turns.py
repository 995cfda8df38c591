"""The main button never ends a turn while something that costs nothing is left to do. The key E does all the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.api import Action, CardLibrary, Match, SeatSetup, Setup, cards_of_file
from gui.dialogs.act import costs_nothing
from gui.dialogs.shortcut_sheet import ShortcutSheet
from gui.storage import Settings
from gui.views.table.table import Table
from gui.views.window.table_window import TableWindow
from tests.gui.fake_match import FakeMatch, act, card, cast, land, moment
from tests.gui.pointing import click, key
from tests.gui.short_game import CARDS

SitDown = Callable[..., tuple[Table, FakeMatch]]
DECK = ((1, "Bell Keeper"), (39, "Home Grove"))
GROVE, ASH, FOX = land(140, zone="hand"), card(141, "Ash", "hand"), card(111, tapped=True)
PLAYS = Action("play", 140, "Mountain")
TAPS = Action("activate", 111, "{T}: Ember Fox deals 1 damage to any target.")
END = moment(None, over="Ana wins")
SAID = "You can still play a land. To end the turn without: E"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[TableWindow]:
    """A new game of two people at normal speed."""
    path = tmp_path / "short.cards"
    path.write_text(CARDS, encoding="utf-8")
    library = CardLibrary(cards_of_file(path))
    window = TableWindow(library, Settings(speed="normal", curtain=False))
    qtbot.addWidget(window)
    window.resize(1280, 760)
    window.show()
    window.activateWindow()
    seats = tuple(SeatSetup(name, DECK) for name in ("Ana", "Bo"))
    window.play(Match.new(Setup(seats, library, 3)), journal=False)
    yield window
    window.leave_match()


def at_rest(table: Table) -> bool:
    return table.editor is not None and not table.happenings.playing and not table.bar.unread


def test_many_spaces_in_a_new_game_lose_no_land(window: TableWindow, qtbot: QtBot) -> None:
    """Both keep their hands; then Space goes to combat and on to the second main phase, and no further."""
    table, controller = window.table, window.controller
    assert table is not None and controller is not None

    def press_space() -> None:
        qtbot.waitUntil(lambda: at_rest(table), timeout=20_000)
        key(table, Qt.Key.Key_Space)
        QTest.qWait(50)

    for _ in range(200):  # some only hasten, and the match has a thread of its own that may be slow
        if controller.view is not None and controller.view.step == "main2":
            break
        press_space()
    for _ in range(6):
        press_space()
    qtbot.waitUntil(lambda: at_rest(table), timeout=20_000)
    view = controller.view
    assert view is not None and (view.turn, view.step) == (1, "main2")
    me = view.players[view.active]
    assert len(me.hand) == 7 and not view.battlefield, "nothing is lost"
    assert table.bar.detail.text == SAID and "E" in table.bar.buttons["main"].toolTip()
    assert table.bar.buttons["main"].property("look") == "", "no button is the heavy one"
    key(table, Qt.Key.Key_E)
    qtbot.waitUntil(lambda: at_rest(table) and controller.view is not None and controller.view.turn == 2, timeout=20_000)


def test_when_the_land_is_played_the_main_button_ends_the_turn(sit_down: SitDown) -> None:
    table, match = sit_down(
        moment(act(PLAYS), GROVE, ASH, step="main2"), moment(act(cast(141)), ASH, land(142), step="main2"), END
    )
    key(table, Qt.Key.Key_Space)
    assert match.answers == [] and table.bar.detail.text == SAID
    click(table, 140)
    button = table.bar.buttons["main"]
    assert match.answers == [1] and (button.text(), button.property("look"), button.toolTip()) == ("End turn", "main", "Space")
    key(table, Qt.Key.Key_Space)
    assert match.answers == [1, 0]


@pytest.mark.parametrize("action", [PLAYS, TAPS, cast(141, cost="{0}")])
def test_in_the_first_main_phase_what_is_left_goes_before_the_end_of_the_turn(sit_down: SitDown, action: Action) -> None:
    table, match = sit_down(moment(act(action), GROVE, ASH, FOX), moment(act(action), GROVE, ASH, FOX, step="main2"), END)
    looks = {button.text(): button.property("look") for button in table.bar.buttons.values()}
    assert looks == {"End turn": "", "To combat": "main"}
    key(table, Qt.Key.Key_Space)
    key(table, Qt.Key.Key_Space)
    assert match.answers == [0], "the second is not the end of the turn"


def test_a_click_on_end_turn_ends_it_whatever_is_left(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(PLAYS), GROVE, step="main2"), END)
    QTest.mouseClick(table.bar.buttons["main"], Qt.MouseButton.LeftButton)
    assert match.answers == [0]


def test_the_heavy_button_ends_the_turn_where_all_that_is_left_has_a_price(sit_down: SitDown) -> None:
    dear = (cast(141), Action("activate", 111, "{T}, Sacrifice this creature: Draw a card."),
            Action("activate", 112, "-2: Draw a card."), Action("cast", 141, "Morph: cast it face down", way="morph"))  # fmt: skip
    assert not any(costs_nothing(action) for action in dear)
    table, _ = sit_down(moment(act(*dear), ASH, FOX, card(112, tapped=True)), END)
    assert table.bar.buttons["main"].text() == "End turn" and table.bar.buttons["main"].property("look") == "main"


def test_the_sheet_of_shortcuts_tells_of_it(qtbot: QtBot) -> None:
    sheet = ShortcutSheet()
    qtbot.addWidget(sheet)
    assert "while a land can be played" in dict(sheet.entries())["E"]
