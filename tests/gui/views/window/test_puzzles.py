"""Puzzles at the table: told whether it was reached, kept which are solved, ticked in the menu."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu, QPushButton
from pytestqt.qtbot import QtBot

from engine.api import Act, DeclareBlockers, load_library, puzzles
from gui import storage
from gui.storage import Settings
from gui.views.window.table_window import TableWindow
from tests.gui.short_game import press

LIBRARY = load_library()
OX = {"card": "Honest Ox"}


@pytest.fixture
def window(qtbot: QtBot) -> TableWindow:
    made = TableWindow(LIBRARY, Settings(), still=True)
    qtbot.addWidget(made)
    made.resize(1280, 760)
    made.show()
    return made


def puzzle(folder: Path, kind: str, life: int, theirs: int) -> Path:
    """One's own ox, and theirs of a program that attacks with what would win."""
    rest = {"library": {"rest": [{"card": "Plains", "count": 20}]}}
    players = {"A": {"life": life, "battlefield": [OX], **rest}, "B": {"life": theirs, "battlefield": [OX, OX], **rest}}
    path = folder / "own.json"
    path.write_text(json.dumps({
        "format": "scenario", "version": 1, "title": "Two oxen", "notes": "Stay in the game.", "puzzle": kind,
        "game": {"programs": {"B": "normal"}}, "players": players, "stop": {"turn": 1, "step": "end"},
    }), encoding="utf-8")  # fmt: skip
    return path


def play(window: TableWindow, attack: bool, until: int) -> None:
    """Pass, attack with everything or nothing, block as one may first."""
    for _ in range(80):
        controller = window.controller
        assert controller is not None
        window.lift_curtain()
        decision, view = controller.decision, controller.view
        if view is None or view.turn > until or view.over or decision is None:
            return
        if isinstance(decision, Act):
            controller.answer(0)
        elif isinstance(decision, DeclareBlockers):
            controller.answer([[oid, whom[0]] for oid, whom in decision.possible[:1]])
        elif decision.kind == "attackers":
            controller.answer([[oid, whom[0]] for oid, whom in decision.possible] if attack else [])  # type: ignore[attr-defined]
        else:
            controller.answer(decision.some_answer(lambda below: 0))


def ticked(window: TableWindow) -> list[str]:
    menu = QMenu()
    window.puzzles.fill(menu)
    kinds = [action.menu() for action in menu.actions()]
    return [one.text() for kind in kinds if isinstance(kind, QMenu) for one in kind.actions() if one.isChecked()]


def test_staying_in_the_game_solves_it_and_is_kept(window: TableWindow, tmp_path: Path) -> None:
    window.open_game(puzzle(tmp_path, "survive", 7, 20))
    play(window, attack=False, until=2)
    sheet = window.puzzles.sheet
    assert sheet is not None and sheet.isVisible() and sheet.title.text() == "Solved!"
    assert storage.load_settings().solved == ["Two oxen"]


def test_not_winning_this_turn_is_told_and_nothing_is_kept(window: TableWindow, tmp_path: Path) -> None:
    window.open_game(puzzle(tmp_path, "win", 20, 20))
    play(window, attack=False, until=1)
    sheet = window.puzzles.sheet
    assert sheet is not None and sheet.title.text() == "Not this time" and storage.load_settings().solved == []


def test_a_win_is_told_where_the_game_ends(window: TableWindow, tmp_path: Path) -> None:
    path = puzzle(tmp_path, "win", 20, 1)
    data = json.loads(path.read_text())
    data["players"]["B"]["battlefield"] = []
    path.write_text(json.dumps(data))
    window.open_game(path)
    play(window, attack=True, until=1)
    assert window.table is not None and "solved" in window.table.notes.warning
    assert storage.load_settings().solved == ["Two oxen"]


def test_solved_ones_are_ticked_by_kind_and_the_next_is_offered(window: TableWindow) -> None:
    first, second = list(puzzles().items())[:2]
    window.settings.solved.append(first[0])
    assert ticked(window) == [first[0]]
    window.open_game(first[1])
    play(window, attack=False, until=1)
    sheet = window.puzzles.sheet
    assert sheet is not None and sheet.title.text() == "Not this time"
    following, again = (button for button in sheet.findChildren(QPushButton) if button.text() != "Close")
    assert (following.text(), again.text()) == ("Next puzzle", "Once more")
    press(following)
    assert window.controller is not None and window.puzzles.sheet is None
    assert window.controller.setup.beginning()["scenario"]["title"] == second[0]  # type: ignore[index]
