"""A game within a game at the table (CR 725). The band about the game that waits, a look at it, conceding, the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import SCENARIOS, load_library, open_match
from gui.controllers.concealment import concealed
from gui.storage import Settings
from gui.views.table.table import Table
from gui.views.window.table_window import TableWindow
from gui.widgets.card_grid import CardGrid
from tests.gui.pointing import click, key
from tests.gui.short_game import button_named, press
from tests.rulebook import rule

LIBRARY = load_library()


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[TableWindow]:
    """The first turn of the subgame of the scenario, A at the screen or B."""
    made = TableWindow(LIBRARY, Settings(), still=True)
    qtbot.addWidget(made)
    made.resize(1280, 760)
    made.show()
    made.open_game(SCENARIOS / "subgame.json")
    assert made.table is not None, made.start_page.note.text()
    made.lift_curtain()
    view = table_of(made).controller.view
    assert view is not None and not table_of(made).band.isVisible()
    story = next(oid for oid in view.players[0].hand if view.objects[oid].name == "Fireside Story")
    click(table_of(made), story)
    settle(made)
    while table_of(made).controller.view.above is None:  # type: ignore[union-attr]
        on(made)
    yield made
    made.leave_match()


def table_of(window: TableWindow) -> Table:
    assert window.table is not None
    return window.table


def settle(window: TableWindow) -> None:
    for _ in range(5):
        QApplication.processEvents()


def on(window: TableWindow) -> None:
    """Lift the curtain, or press the main key."""
    if table_of(window).curtain.isVisible():
        window.lift_curtain()
    else:
        key(table_of(window), Qt.Key.Key_Space)
    settle(window)


def keep_hands(window: TableWindow) -> None:
    """Both keep their hands in the subgame."""
    while table_of(window).curtain.isVisible() or (view := table_of(window).controller.view) is None or view.turn == 0:
        editor = table_of(window).editor
        if table_of(window).curtain.isVisible():
            window.lift_curtain()
        elif editor is not None and editor.decision.purpose == "companion":
            reveal_the_companion(window)
        else:
            press(button_named(table_of(window), "Keep"))
        settle(window)


def reveal_the_companion(window: TableWindow) -> None:
    """By the mouse, and then Enter: the key is the table's, and doesn't take back what was clicked."""
    table = table_of(window)
    grid = next(grid for grid in table.side.findChildren(CardGrid) if grid.isVisible())
    assert button_named(table, "Reveal nothing").isVisible()
    at = grid.anchor(grid.refs()[0])
    assert at is not None
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=grid.viewport().mapFromGlobal(at))
    settle(window)
    assert button_named(table, "Reveal “Road Rover”").isVisible()
    QTest.keyClick(window.focusWidget() or table, Qt.Key.Key_Return)
    settle(window)
    assert table.editor is None or table.curtain.isVisible(), "the card that was clicked was taken back"


@rule("725.1a", "the main game waits in sight")
def test_the_band_tells_of_the_game_that_waits_and_shows_it(window: TableWindow) -> None:
    keep_hands(window)
    table, view = table_of(window), table_of(window).controller.view
    assert view is not None and [player.life for player in view.players] == [5, 5]
    assert len(view.players[1 - view.viewer].hand) == 7
    (label, button), = table.band.lines
    assert table.band.isVisible() and "A 20, B 20" in label.accessibleName()
    assert "until “Fireside Story” has resolved" in label.accessibleName()
    there = {seen.name for seen in (view.above.objects[oid] for oid in view.above.battlefield)}  # type: ignore[union-attr]
    press(button)
    settle(window)
    assert table.band.looking and table.editor is None and not table.bar.isVisible()
    assert set(table.battlefield.scene().items()) and "Faithful Hound" in there
    assert all(table.anchor(oid) is not None for oid in view.above.battlefield)  # type: ignore[union-attr]
    key(table, Qt.Key.Key_Space)  # nothing is decided meanwhile
    key(table, Qt.Key.Key_Escape)
    settle(window)
    assert not table.band.looking and table.editor is not None and table.bar.isVisible()
    assert table.controller.view is not None and table.controller.view.turn == view.turn


@rule("725.1a", "the main game waits in sight", "400.2")
def test_behind_the_curtain_the_main_game_shows_no_secret_either(window: TableWindow) -> None:
    keep_hands(window)
    view = table_of(window).controller.view
    assert view is not None and view.above is not None
    hidden = concealed(view)
    assert hidden.above is not None
    mine = view.above.players[view.viewer].hand
    assert mine and all(view.above.objects[oid].known for oid in mine)
    assert not any(hidden.above.objects[oid].known for oid in hidden.above.players[view.viewer].hand)


@rule("103.2b", "725.4")
def test_a_companion_lies_in_the_command_zone_of_its_player(window: TableWindow) -> None:
    keep_hands(window)
    table, view = table_of(window), table_of(window).controller.view
    assert view is not None
    panel = table.battlefield.panels[view.viewer]
    assert panel.zones["command"].isVisible()
    table.browse(view.viewer, "command")
    settle(window)
    assert table.side.browser is not None
    assert [view.objects[oid].name for oid in view.command if view.objects[oid].owner == view.viewer] == ["Road Rover"]


@rule("104.3a", "720.6")
def test_everybody_at_the_table_can_concede_the_subgame(window: TableWindow) -> None:
    keep_hands(window)
    table, view = table_of(window), table_of(window).controller.view
    assert view is not None
    assert [player.life for player in view.players] == [5, 5]  # as the card says that they begin
    other = view.name_of(1 - view.viewer)
    window.game_actions.ask_concede()
    press(button_named(window, f"{other} concedes …"))
    settle(window)
    assert table.controller.view.above is not None  # type: ignore[union-attr]
    press(button_named(window, f"I am {other}: I concede"))
    settle(window)
    while table_of(window).curtain.isVisible():
        window.lift_curtain()
        settle(window)
    shown = table.controller.view
    assert shown is not None and shown.above is None and not table.band.isVisible() and not shown.over
    assert [player.life for player in shown.players] == ([20, 10] if view.viewer == 0 else [10, 20])
    log = table.log.model_
    assert any("The main game goes on" in str(log.data(log.index(row))) for row in range(log.rowCount()))


@pytest.mark.long
def test_the_scenario_is_played_to_its_end_by_chance() -> None:
    match = open_match(SCENARIOS / "subgame.json", LIBRARY)
    deepest = 0
    for _ in range(3000):
        if match.over:
            break
        match.answer_by_chance()
        above, depth = match.view(0).above, 0
        while above is not None:
            above, depth = above.above, depth + 1
        deepest = max(deepest, depth)
    assert deepest >= 1
