"""Scenarios at the table: opened, played, left and continued, saved, and written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.api import Act, CardLibrary, open_match
from gui import app, storage
from gui.storage import Settings
from gui.views.window.table_window import TableWindow
from gui.widgets.symbol_text import SymbolText
from tests.gui.pointing import click, key
from tests.gui.short_game import button_named, press

CARDS = """
Home Grove
Land
{T}: Add {G}.

Quiet Pup {G}
Creature — Wolf
Haste
1/1
//
Loud Wolf
Color: G
Creature — Wolf
Trample
4/4

Small Chime {1}
Artifact
{T}: You gain 1 life.

Old Guide {3}{G}
Planeswalker — Oda
+1: You gain 2 life.
Loyalty: 4
"""


def written(**changes: object) -> dict[str, object]:
    """A scenario as a file has it."""
    seat = {"life": 20, "library": {"rest": [{"card": "Home Grove", "count": 20}]}}
    ana = {
        **seat, "life": 13, "hand": [{"card": "Quiet Pup"}],
        "battlefield": [{"card": "Home Grove"}, {"card": "Small Chime"}, {"card": "Old Guide", "counters": {"loyalty": 2}}],
    }  # fmt: skip
    bo = {**seat, "battlefield": [{"card": "Loud Wolf", "tapped": True}]}
    data = {"format": "scenario", "version": 1, "players": {"A": ana, "B": bo}, "stop": {"turn": 1, "step": "cleanup"}}
    return {**data, **changes}


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    """A scenario file with its cards beside it."""
    path = tmp_path / "puzzle.json"
    path.write_text(json.dumps(written(), ensure_ascii=False), encoding="utf-8")
    path.with_suffix(".cards").write_text(CARDS, encoding="utf-8")
    return path


@pytest.fixture
def window(qtbot: QtBot) -> TableWindow:
    made = TableWindow(CardLibrary(), Settings(), still=True)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made.activateWindow()
    return made


def seen(window: TableWindow) -> dict[str, object]:
    """What the table shows of the position."""
    assert window.controller is not None and window.controller.view is not None
    view = window.controller.view
    board = sorted(
        (o.name, o.controller, o.tapped, o.counters) for o in map(view.objects.__getitem__, view.battlefield)
    )
    return {"board": board, "lives": [player.life for player in view.players], "step": (view.turn, view.step)}


def cast_the_pup(window: TableWindow) -> None:
    assert window.table is not None and window.controller is not None and window.controller.view is not None
    window.table.curtain.lift()
    pup = next(o.id for o in window.controller.view.objects.values() if o.name == "Quiet Pup")
    click(window.table, pup)
    key(window.table, Qt.Key.Key_Space)


def test_a_scenario_opens_where_its_position_is(window: TableWindow, puzzle: Path) -> None:
    window.open_game(puzzle)
    window.lift_curtain()
    shown = seen(window)
    assert shown["lives"] == [13, 20] and shown["step"] == (1, "main1")
    log = window.table.log.model_.index  # type: ignore[union-attr]
    assert log(0, 0).data().startswith("Turn 1"), "the position is there, it did not happen"
    assert ("Loud Wolf", 1, True, ()) in shown["board"]
    assert ("Old Guide", 0, False, (("loyalty", 6),)) in shown["board"], "counters come on top of those it enters with"


def test_a_scenario_is_left_and_continued(window: TableWindow, puzzle: Path) -> None:
    window.open_game(puzzle)
    cast_the_pup(window)
    before = seen(window)
    window.show_start()
    puzzle.with_suffix(".cards").unlink()  # the game holds its cards
    puzzle.unlink()
    press(button_named(window.start_page, "Continue: A, B"))
    window.lift_curtain()
    assert seen(window) == before


def test_a_copy_of_a_scenario_game_is_opened_from_the_command_line(
    window: TableWindow, puzzle: Path, tmp_path: Path
) -> None:
    window.open_game(puzzle)
    cast_the_pup(window)
    assert window.controller is not None
    window.game_actions.save_game(tmp_path / "copy.match")
    picture = tmp_path / "picture.png"
    assert app.main(["--load", str(tmp_path / "copy.match"), "--screenshot", str(picture)]) == 0 and picture.exists()
    match = open_match(tmp_path / "copy.match", CardLibrary())
    shown, pending = window.controller.decision, match.pending  # what is shown is told in words
    assert isinstance(shown, Act) and isinstance(pending, Act)
    assert [(a.kind, a.oid, a.index) for a in shown.actions] == [(a.kind, a.oid, a.index) for a in pending.actions]
    assert len(shown.actions) > 1 and shown.seat == pending.seat


def test_a_position_is_saved_as_a_scenario_that_needs_no_other_file(
    window: TableWindow, puzzle: Path, tmp_path: Path
) -> None:
    window.open_game(puzzle)
    window.lift_curtain()
    before = seen(window)
    target = tmp_path / "shared.json"
    window.game_actions.save_scenario(target)
    assert window.statusBar().currentMessage() == "shared.json is saved."
    assert {card["name"] for card in json.loads(target.read_text(encoding="utf-8"))["custom_cards"]} >= {
        "Old Guide", "Quiet Pup // Loud Wolf", "Home Grove"}  # fmt: skip
    window.open_game(target)
    window.lift_curtain()
    after = seen(window)
    assert {**after, "board": untapped(after)} == {**before, "board": untapped(before)}


def shown_text(part: QWidget) -> str:
    return "\n".join(label.text for label in part.findChildren(SymbolText) if label.isVisible())


def untapped(shown: dict[str, object]) -> list[object]:
    return [(name, seat, counters) for name, seat, _, counters in shown["board"]]  # type: ignore[attr-defined]


def test_what_a_scenario_can_not_say_is_told_beside_the_board(
    window: TableWindow, puzzle: Path, tmp_path: Path
) -> None:
    window.open_game(puzzle)
    window.lift_curtain()
    assert window.table is not None and window.controller is not None and window.controller.view is not None
    window.table.phases.hold.toggle()
    cast_the_pup(window)
    window.game_actions.save_scenario(tmp_path / "shared.json")

    assert "the stack: Quiet Pup" in shown_text(window.table.side)
    press(button_named(window.table.side, "Go on"))
    window.game_actions.save_scenario(tmp_path / "no folder" / "shared.json")
    assert "can not be written" in window.failure.text.text()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{", "this is no JSON"),
        ("[]", "an object is expected"),
        (json.dumps(written(version=7)), "this program reads version 1"),
        (json.dumps(written(game={"variant": "poker"})), "one of duel, free_for_all"),
        (json.dumps(written(game={"variant": "oathbreaker_free_for_all"})), "oathbreaker_free_for_all"),
        (json.dumps(written(custom_cards=[{"name": "Home Grove", "type_line": "Land", "oracle_text": "Hum a tune."}])),
         "Hum a tune"),
        (json.dumps(written()).replace("Quiet Pup", "Nobody"), "Nobody: there is no such card"),
    ],
)  # fmt: skip
def test_a_file_that_can_not_be_played_is_refused_with_the_reason(
    text: str, expected: str, puzzle: Path, window: TableWindow, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle.write_text(text, encoding="utf-8")
    assert app.main(["--load", str(puzzle)]) == 2
    said = capsys.readouterr().err
    assert "puzzle.json" in said and expected in said
    window.open_game(puzzle)
    assert window.table is None and expected in window.start_page.note.text()
    assert not storage.unfinished_games()


def test_bad_cards_beside_a_scenario_are_named_with_their_line(
    puzzle: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle.with_suffix(".cards").write_text("Odd One {G}\nCretaure\n1/1\n", encoding="utf-8")
    assert app.main(["--load", str(puzzle)]) == 2
    assert "puzzle.cards:2" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert app.main(["--load", str(tmp_path / "gone.json")]) == 2
    assert "gone.json" in capsys.readouterr().err
