"""Vanguard at the table. Ticked on the New game page, each player's own on the bar, the scenario under Help."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import SCENARIOS, Match, load_library
from gui.storage import Settings
from gui.views.window.table_window import TableWindow

LIBRARY = load_library()


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[TableWindow]:
    made = TableWindow(LIBRARY, Settings(), still=True)
    qtbot.addWidget(made)
    made.resize(1280, 760)
    made.show()
    yield made
    made.leave_match()


def test_it_is_ticked_and_each_player_gets_another_vanguard_on_the_bar(window: TableWindow) -> None:
    window.show_new_game()
    page = window.new_game
    page.game.variants.tick("vanguard")
    assert page.game.variants.lists["vanguards"].currentText() == "At the Table"
    setup = page.setup()
    given = [seat.lists["vanguards"] for seat in setup.seats]
    assert given == [((1, "Old Marten, Host of the House"),), ((1, "Wren, Who Keeps the Books"),)]
    match = Match.new(setup)
    window.play(match)
    window.lift_curtain()
    QApplication.processEvents()
    view = match.view(0)
    assert [player.life for player in view.players] == [24, 18]
    shown = [view.objects[oid].name for oid in view.command]
    assert shown == [name for ((_, name),) in given]
    assert all(view.objects[oid].notes for oid in view.command)


def test_the_scenario_shows_both_with_their_modifiers(window: TableWindow) -> None:
    window.open_game(SCENARIOS / "vanguard.json")
    assert window.table is not None, window.start_page.note.text()
    window.lift_curtain()
    QApplication.processEvents()
    bar = window.table.variants["vanguard"]
    assert bar.isVisible()
    names = [chip.accessibleName() for chip in bar.chips]
    words = [chip.accessibleDescription() for chip in bar.chips]
    assert "A: Tam Underbridge" in names[0] and "hand +1, life +0" in words[0]
    assert "B: Captain Thistle" in names[1] and "hand -1, life +6" in words[1]
    assert window.controller is not None and window.controller.view is not None
    mine = window.controller.view.command[0]
    window.table.hover(mine)
    assert window.table.preview.seen is not None and window.table.preview.seen.name == "Tam Underbridge"
