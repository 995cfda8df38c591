"""A hint at the table: asked for by key, marked on the board, told beside it, and done with a press."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.api import Match, load_library
from gui.views.panels.hint_panel import HintPanel
from gui.views.window.table_window import TableWindow
from tests.support.games.played_by_programs import cards, position

CARDS = """
Plain Bear {1}{G}
Creature — Bear
2/2

Great Ox {4}{G}
Creature — Ox
5/5

Sharp Word {1}{B}
Instant
Destroy target creature.
"""


def window_of(qtbot: QtBot, match: Match) -> TableWindow:
    window = TableWindow(load_library(()), still=True)
    qtbot.addWidget(window)
    window.resize(1500, 900)
    window.show()
    window.play(match, journal=False)
    window.lift_curtain()
    return window


def hinted(qtbot: QtBot, match: Match) -> tuple[TableWindow, HintPanel]:
    window = window_of(qtbot, match)
    assert window.table is not None
    qtbot.keyClick(window.table, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    panel = window.table.hint.panel
    assert panel is not None
    return window, panel


def test_a_hint_is_marked_told_and_done(qtbot: QtBot, tmp_path: Path) -> None:
    match = position(tmp_path, CARDS, {"hand": cards("Sharp Word")}, {"battlefield": cards("Great Ox", "Plain Bear")})
    window, panel = hinted(qtbot, match)
    assert window.table is not None
    assert panel.lines[:2] == ["A casts Sharp Word", "A chooses Great Ox"] and "life" in panel.lines[2]
    marked = {match.live.chars(ref).name for ref in window.table.battlefield.marks.badges}
    assert marked == {"Sharp Word", "Great Ox"}
    qtbot.mouseClick(panel.do, Qt.MouseButton.LeftButton)
    assert match.pending is not None and match.pending.kind == "targets"
    assert not window.table.hint.badges(), "something else is asked now"


def test_who_would_attack_is_shown_by_arrows(qtbot: QtBot, tmp_path: Path) -> None:
    match = position(tmp_path, CARDS, {"battlefield": cards("Great Ox")}, {"life": 5})
    while match.pending is not None and match.pending.kind == "act":
        match.answer(0)
    window, panel = hinted(qtbot, match)
    assert window.table is not None
    assert panel.lines == ["Great Ox → B", "Expected: the game is won."]
    assert [(arrow.kind, arrow.end) for arrow in window.table.hint.arrows()] == [("attack", 1)]
    qtbot.mouseClick(panel.do, Qt.MouseButton.LeftButton)
    assert match.live.combat is not None and len(match.live.combat.attacking) == 1


def test_where_nothing_is_asked_there_is_no_hint(qtbot: QtBot, tmp_path: Path) -> None:
    match = position(tmp_path, CARDS, {}, {})
    window = window_of(qtbot, match)
    assert window.table is not None and window.controller is not None
    window.controller.concede(0)
    qtbot.keyClick(window.table, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert window.table.hint.panel is None and "asked nothing" in window.table.notes.warning
