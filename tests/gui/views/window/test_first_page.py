"""The first page and what is remembered: positions to try have fewer rights than games."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from engine.api import Match, SeatSetup, Setup, load_library, practice_positions, shipped_scenarios
from gui import storage
from gui.storage import Settings
from gui.views.window.table_window import TableWindow
from tests.gui.short_game import button_named, press

LIBRARY = load_library()
DECK = ((20, "Forest"),)
ASSETS = Path(__file__).resolve().parents[4] / "assets"

Seated = Callable[..., TableWindow]


@pytest.fixture
def window(qtbot: QtBot) -> TableWindow:
    made = TableWindow(LIBRARY, Settings(names=["Ana", "Bo"]), still=True)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def begin_game(window: TableWindow, *names: str) -> None:
    """A game with decks that is left at once."""
    window.play(Match.new(Setup(tuple(SeatSetup(name, DECK) for name in names), LIBRARY, 3)))
    window.show_start()


def offered(window: TableWindow) -> list[str]:
    """The first line of each game that can be gone on with."""
    return [button.accessibleName() for button in window.start_page.left]


def test_a_game_against_the_computer_begins_with_one_press(window: TableWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gui.views.window.table_window.secrets.randbelow", lambda most: 7)
    press(button_named(window.start_page, "Play against the computer"))
    assert window.controller is not None and window.table is not None
    me, computer = window.controller.setup.seats
    assert (me.name, me.agent, computer.name, computer.agent) == ("Ana", "", "Computer", "normal")
    assert me.deck != computer.deck and window.table.isVisible()


def test_the_computer_sits_down_at_any_level(window: TableWindow) -> None:
    window.show_new_game()
    who = window.new_game.rows[1].who
    levels = [who.itemData(at) for at in range(who.count())]
    assert levels == ["", "easy", "normal", "hard", "expert", "random"]
    who.setCurrentIndex(3)
    assert window.new_game.setup().seats[1].agent == "hard" and not window.new_game.rows[1].remembers.isEnabled()


def test_a_scenario_leaves_the_names_that_are_remembered_alone(window: TableWindow) -> None:
    window.open_game(shipped_scenarios()["Rooms"])
    window.show_start()
    assert window.settings.names == ["Ana", "Bo"]
    assert storage.load_settings().names == ["Ana", "Bo"]


def test_the_names_of_a_new_game_are_remembered_as_they_were_typed(window: TableWindow) -> None:
    window.show_new_game()
    window.new_game.rows[1].name.setText("Dov")
    press(window.new_game.start)
    assert window.table is not None
    assert storage.load_settings().names == ["Ana", "Dov"]


def test_positions_push_no_game_off_the_first_page(window: TableWindow) -> None:
    for one in ("Cleo", "Dov", "Emil"):
        begin_game(window, "Ana", one)
    for path in [*shipped_scenarios().values()][:3] + [*practice_positions().values()][:2]:
        window.open_game(path)
        window.show_start()
    said = offered(window)
    for at, one in enumerate(("Emil", "Dov", "Cleo")):
        assert said[at].startswith(f"Continue the game of Ana, {one}")
    assert len(said) == 4, "the last position comes after them, and no other"
    assert said[3].startswith(f"Continue the game of {[*practice_positions()][1]}")
    assert window.start_page.continue_latest() == storage.unfinished_games()[-3].path


def test_a_position_alone_can_be_continued(window: TableWindow) -> None:
    window.open_game(shipped_scenarios()["Rooms"])
    window.show_start()
    press(window.start_page.left[0])
    assert window.table is not None and window.controller is not None
    window.show_start()
    assert len(offered(window)) == 1, "it is told from games after it was continued, too"
    assert storage.unfinished_games()[0].scenario == "Rooms"


def test_a_game_that_ended_is_not_offered_even_if_its_window_is_gone(window: TableWindow, qtbot: QtBot) -> None:
    window.play(Match.new(Setup((SeatSetup("Ana", ((7, "Forest"),)), SeatSetup("Bo", DECK)), LIBRARY, 3)))
    window.lift_curtain()
    assert window.controller is not None and window.controller.view is not None
    window.game_actions.ask_concede()
    assert window.table is not None
    gives_up = [one for one in window.table.side.findChildren(QPushButton) if "concede" in one.text().casefold()]
    press(gives_up[0])
    assert window.controller.view.over and window.game_over is not None and window.game_over.isVisible()
    assert storage.unfinished_games() == []
    (kept,) = storage.ended_games()
    other = TableWindow(LIBRARY, Settings(), still=True)  # as after a crash on the panel
    qtbot.addWidget(other)
    assert other.start_page.left == []
    assert kept.exists(), "the window that shows it has it still"
    window.show_start()
    assert not kept.exists()


def test_what_there_is_to_try_is_told_and_can_be_told_again(window: TableWindow) -> None:
    window.open_game(shipped_scenarios()["Rooms"])
    window.lift_curtain()
    table = window.table
    assert table is not None and table.scenario_notes.sheet is not None
    sheet = table.scenario_notes.sheet
    assert sheet.isVisible() and sheet.title.text() == "Rooms" and "709.5" in sheet.text.text
    press(button_named(sheet, "Close"))
    assert not table.side.isVisible()
    action = next(one for one in window.menus._actions if "to tr&y here" in one.text())
    action.trigger()
    assert table.scenario_notes.sheet is not sheet and table.scenario_notes.sheet.isVisible()


def test_a_game_with_decks_has_no_notes_and_says_so(window: TableWindow) -> None:
    window.play(Match.new(Setup((SeatSetup("Ana", DECK), SeatSetup("Bo", DECK)), LIBRARY, 3)))
    window.lift_curtain()
    table = window.table
    assert table is not None and table.scenario_notes.sheet is None
    table.scenario_notes.show()
    assert table.scenario_notes.sheet is None and "began with decks" in table.notes.warning


@pytest.mark.parametrize("path", shipped_scenarios().values(), ids=lambda path: path.stem)
def test_a_shipped_scenario_says_what_to_try_and_by_which_rule(path: Path) -> None:
    notes = json.loads(path.read_text(encoding="utf-8"))["notes"]
    numbers = re.findall(r"\b\d{3}(?:\.\d+[a-z]?)?\b", notes)
    known = {line.split("\t")[0] for line in (ASSETS / "rules" / "2026-01-16.tsv").read_text().splitlines()}
    assert numbers and set(numbers) <= known
    assert len(re.findall(r"[.!?:]\s|[.!?]$", notes)) >= 2
