"""A whole game by keys: four players at every speed lose no input."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.api import (
    TURN_WAITS,
    CardLibrary,
    Match,
    SeatSetup,
    Setup,
    cards_of_file,
)
from gui.controllers.playback import SPEEDS
from gui.storage import Settings
from gui.views.window.table_window import TableWindow
from tests.gui.short_game import CARDS
from tests.gui.walker import press

DECK = ((6, "Bell Keeper"), (4, "Quiet Pup"), (10, "Home Grove"))
TURNS = 4


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_game_of_four_loses_no_input(qtbot: QtBot, tmp_path: Path, speed: str) -> None:
    """Every press hastens what is under way, or answers what is asked."""
    path = tmp_path / "short.cards"
    path.write_text(CARDS, encoding="utf-8")
    library = CardLibrary(cards_of_file(path))
    names = zip(("Ana", "Bo", "Cleo", "Dev"), ("", "random", "random", ""), strict=True)
    seats = tuple(SeatSetup(name, DECK, agent=agent) for name, agent in names)
    window = TableWindow(library, Settings(speed=speed))
    qtbot.addWidget(window)
    window.resize(1280, 760)
    window.show()
    window.activateWindow()
    window.play(Match.new(Setup(seats, library, 3, options=((TURN_WAITS, True),))), journal=False)
    table, controller = window.table, window.controller
    assert table is not None and controller is not None
    presses: Counter[str] = Counter()

    def standing() -> tuple[object, ...]:
        return (table.happenings.playing, table.curtain.isVisible(), table.editor, controller.view and controller.view.over)

    def ready() -> bool:
        return any(standing())

    for _ in range(400):
        qtbot.waitUntil(ready, timeout=20_000)
        assert controller.view is not None
        if controller.view.turn >= TURNS or controller.view.over:
            break
        before, kind = standing(), press(table)
        presses[kind] += 1
        if kind not in ("pick", "menu"):  # there the next press answers
            qtbot.waitUntil(lambda before=before: standing() != before, timeout=20_000)
    assert controller.view is not None and (controller.view.turn >= TURNS or controller.view.over), presses
    assert presses["act"] >= 1 and presses["curtain"] >= 2 and not window.failure.isVisible()
    assert (presses["hasten"] > 0) is (speed != "none"), presses
    window.leave_match()
