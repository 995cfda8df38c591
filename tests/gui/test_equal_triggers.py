"""Triggers that come out alike in any order are put on the stack without a question. Others are asked about."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.api import OrderTriggers
from gui.views.window.table_window import TableWindow
from tests.gui.pointing import click, key
from tests.gui.positions import at_a_table
from tests.gui.walker import press

CARDS = """
Home Grove
Land
{T}: Add {G}.

Bell Keeper {G}
Creature — Human
Whenever another creature you control enters, you gain 1 life.
1/1

Drum Keeper {1}{G}
Creature — Elf
Whenever another creature you control enters, you gain 1 life.
2/2

Door Warden {G}
Creature — Human
Whenever another creature you control enters, draw a card.
1/1

Quiet Pup {G}
Creature — Wolf
1/1
"""


def sit_down(qtbot: QtBot, folder: Path, *board: str) -> TableWindow:
    """A player with some creatures, about to cast another."""
    rest = {"rest": [{"card": "Home Grove", "count": 30}]}
    ana = {
        "life": 20, "hand": [{"card": "Quiet Pup"}], "library": rest,
        "battlefield": [{"card": "Home Grove"}, *({"card": name} for name in board)],
    }  # fmt: skip
    return at_a_table(qtbot, folder, CARDS, {"A": ana, "B": {"life": 20, "library": rest}})


def cast_the_pup(window: TableWindow) -> list[str]:
    """Cast it with a click, and go on until everything has resolved. The kinds of questions that were asked."""
    assert window.table is not None and window.controller is not None and window.controller.view is not None
    pup = next(oid for oid, seen in window.table.known.items() if seen.name == "Quiet Pup")
    click(window.table, pup)
    key(window.table, Qt.Key.Key_Space)
    asked = []
    for _ in range(10):
        decision = window.controller.decision
        if decision is None or (decision.kind == "act" and not window.controller.view.stack):
            break
        if isinstance(decision, OrderTriggers):
            asked.append([window.controller.view.name_of(trigger.source) for trigger in decision.triggers])
        press(window.table)
    return asked  # type: ignore[return-value]


@pytest.mark.parametrize("board", [("Bell Keeper", "Bell Keeper"), ("Bell Keeper", "Drum Keeper")])
def test_word_for_word_equal_triggers_are_not_asked_for(qtbot: QtBot, tmp_path: Path, board: tuple[str, str]) -> None:
    window = sit_down(qtbot, tmp_path, *board)
    assert cast_the_pup(window) == []
    assert window.controller is not None and window.controller.view is not None
    assert window.controller.view.players[0].life == 22, "both have resolved"


def test_triggers_that_do_different_things_are_asked_for(qtbot: QtBot, tmp_path: Path) -> None:
    window = sit_down(qtbot, tmp_path, "Bell Keeper", "Door Warden")
    assert [sorted(names) for names in cast_the_pup(window)] == [["Bell Keeper", "Door Warden"]]
    assert window.controller is not None and window.controller.view is not None
    assert window.controller.view.players[0].life == 21 and len(window.controller.view.players[0].hand) == 1
