"""A Grand Melee at the table: whose turns are under way, where each is, and what is on its stack."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import SCENARIOS, Match, autoplay, load_library, open_match
from gui.storage import Settings
from gui.views.window.table_window import TableWindow

LIBRARY = load_library()


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[TableWindow]:
    made = TableWindow(LIBRARY, Settings(), still=True)
    qtbot.addWidget(made)
    made.resize(1600, 960)
    made.show()
    yield made
    made.leave_match()


def test_the_turn_markers_are_seen_over_the_phases(window: TableWindow) -> None:
    window.show_new_game()
    page = window.new_game
    while len(page.rows) < 8:
        page.add_another()
    for row in page.rows[6:]:
        row.give("Harvest Table")
    page.game.variants.tick("grand_melee")
    page.game.seed.setText("5")
    match = Match.new(page.setup())
    while match.live.turn.number < 6:
        autoplay(match, 1)
    window.play(match)
    QApplication.processEvents()
    window.lift_curtain()
    QApplication.processEvents()
    assert window.table is not None and window.controller is not None and window.controller.view is not None
    bar, view = window.table.variants["grand_melee"], window.controller.view
    assert bar.isVisible() and len(bar.chips) == len(view.markers) == 2
    for chip, marker in zip(bar.chips, view.markers, strict=True):
        name = view.players[marker.holder].name
        assert chip.accessibleName().endswith(f"Turn marker {marker.number}: {name}")
        assert chip.accessibleName().startswith("▶") == marker.played
    shown = [player.designations for player in view.players]
    assert sum(any("turn marker" in note for note in notes) for notes in shown) == 2


def test_planes_are_told_with_their_planar_controllers(window: TableWindow) -> None:
    window.play(open_match(SCENARIOS / "grand_melee.json", LIBRARY))
    QApplication.processEvents()
    window.lift_curtain()
    QApplication.processEvents()
    assert window.table is not None
    names = [chip.accessibleName() for chip in window.table.variants["planechase"].chips]
    assert "A: " in names[0] and "The Sleeping Hill" in names[0] and "E: " in names[1] and "The Toll Bridge" in names[1]
