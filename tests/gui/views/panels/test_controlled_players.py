"""A player controlled by another at the table (CR 720). Who is called to the screen, what is asked and shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import SCENARIOS, Act, Match, load_library
from gui.storage import Settings
from gui.views.window.table_window import TableWindow
from tests.gui.pointing import click
from tests.rulebook import rule
from tests.table.test_restarted_and_controlled import act, begin, keep


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


@rule("720.1", "720.5")
def test_the_scenario_lets_one_control_the_other(qtbot: QtBot) -> None:
    made = TableWindow(load_library(), Settings(), still=True)
    qtbot.addWidget(made)
    made.resize(1280, 760)
    made.show()
    made.open_game(SCENARIOS / "another_will.json")
    assert made.table is not None, made.start_page.note.text()
    made.lift_curtain()
    QApplication.processEvents()
    view = made.controller.view if made.controller is not None else None
    assert view is not None
    cabinet = next(oid for oid in view.battlefield if view.objects[oid].name == "Puppet Cabinet")
    assert made.table.editor is not None and cabinet in set(made.table.editor.lit())
    click(made.table, cabinet)
    QApplication.processEvents()
    assert made.controller is not None and made.controller.view is not None
    assert "Puppet Cabinet" in {view.name_of(made.controller.view.objects[oid].source) for oid in made.controller.view.stack}
    made.leave_match()
