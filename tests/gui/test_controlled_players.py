"""A player controlled by another at the table (CR 720): who is called to the screen, what is asked and shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import Act, Match
from gui.storage import Settings
from gui.views.table_window import TableWindow
from tests.gui.pointing import click
from tests.play.test_restarted_and_controlled import act, begin, keep
from tests.rulebook import rule


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[TableWindow]:
    match = in_the_controlled_turn()
    made = TableWindow(match.setup.cards, Settings(), still=True)
    qtbot.addWidget(made)
    made.resize(1280, 760)
    made.show()
    made.play(match)
    yield made
    made.leave_match()


def in_the_controlled_turn() -> Match:
    """Ben's first main phase, in which Ana makes his choices; he could play a land."""
    match = begin()
    act(match, "activate", "control target opponent")
    while match.turn == 1:
        keep(match)
    while not (isinstance(match.pending, Act) and any(action.kind == "play" for action in match.pending.actions)):
        keep(match)
    return match


@rule("720.4", "720.5")
def test_who_controls_another_is_called_and_decides_for_them(window: TableWindow) -> None:
    assert window.table is not None and window.controller is not None
    assert window.table.curtain.title.text() == "Pass the screen to Ana"
    window.lift_curtain()
    QApplication.processEvents()
    table, view = window.table, window.controller.view
    assert view is not None and view.viewer == 0 and view.active == 1
    assert table.bar.prompt.text.startswith("For Ben: ")
    assert all(view.objects[oid].known for oid in view.players[1].hand)
    before = len(view.players[1].hand)
    theirs = next(oid for oid in view.players[1].hand if any(a.oid == oid for a in view.decision.actions))  # type: ignore[union-attr]
    click(table, theirs)
    QApplication.processEvents()
    shown = window.controller.view
    assert shown is not None and len(shown.players[1].hand) == before - 1
    assert [shown.objects[oid].controller for oid in shown.battlefield].count(1) == 1
