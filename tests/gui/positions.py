"""Positions for tests of the window. Cards and players as a scenario file has them, on the table of an open window."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot

from engine.api import CardLibrary, open_match
from gui.storage import Settings
from gui.views.window.table_window import TableWindow


def at_a_table(qtbot: QtBot, folder: Path, cards: str, players: Mapping[str, Any]) -> TableWindow:
    """An open window without curtain, in the first main phase of A.

    The players have these things.
    """
    path = folder / "position.json"
    data = {"format": "scenario", "version": 1, "players": players, "stop": {"turn": 1, "step": "main1"}}
    path.write_text(json.dumps(data), encoding="utf-8")
    path.with_suffix(".cards").write_text(cards, encoding="utf-8")
    window = TableWindow(CardLibrary(), Settings(curtain=False), still=True)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    window.play(open_match(path, window.library), journal=False)
    return window
