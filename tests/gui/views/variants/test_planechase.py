"""A Planechase game at the table. Chosen as one sits down, the plane in sight, the die rolled by a click."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import SCENARIOS, Act, Match, autoplay, load_library
from gui.storage import Settings
from gui.views.variants.bar import Chip, VariantBar
from gui.views.variants.planechase import DIE
from gui.views.window.table_window import TableWindow

LIBRARY = load_library()


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[TableWindow]:
    made = TableWindow(LIBRARY, Settings(), still=True)
    qtbot.addWidget(made)
    made.resize(1280, 760)
    made.show()
    yield made
    made.leave_match()


def sit(window: TableWindow, planes: str) -> VariantBar:
    """Sit down with a planar deck, or none, and go on until somebody may act.

    They may roll the die, or have a main phase.
    """
    window.show_new_game()
    if planes:
        window.new_game.game.variants.tick("planechase")
        window.new_game.game.variants.lists["planes"].setCurrentText(planes)
    window.new_game.game.seed.setText("5")
    match = Match.new(window.new_game.setup())
    while not (isinstance(match.pending, Act) and match.live.turn.step == "main1" and match.live.turn.number > 2):
        autoplay(match, 1)
    window.play(match)
    QApplication.processEvents()
    window.lift_curtain()
    QApplication.processEvents()
    assert window.table is not None
    return window.table.variants["planechase"]


def die_of(bar: VariantBar) -> Chip:
    return next(chip for chip in bar.chips if DIE in chip.accessibleName())


def test_the_plane_is_seen_and_the_die_is_rolled_by_a_click(window: TableWindow) -> None:
    bar = sit(window, "Roads from the Kitchen")
    assert bar.isVisible() and window.table is not None and window.controller is not None
    view = window.controller.view
    assert view is not None
    (up,) = [oid for oid in view.command if "plane" in view.objects[oid].types]
    plane, die = bar.chips
    assert view.objects[up].name in plane.accessibleName() and plane.ref == up == bar.ref_at(bar.anchor(up))
    assert "{0}: Roll the planar die" in die.accessibleName()
    QTest.mouseMove(plane)
    window.table.hover(up)
    assert window.table.preview.seen is not None and window.table.preview.seen.id == up
    QTest.mouseClick(die, Qt.MouseButton.LeftButton)  # its words say what it does: nothing more is asked
    QApplication.processEvents()
    assert QApplication.activePopupWidget() is None
    model = window.table.log.model_
    told = [str(model.index(row).data()) for row in range(model.rowCount())]
    assert any("rolls the planar die" in line for line in told)
    assert window.table.chance.thrown and window.table.chance.thrown[-1].sides == 0


def test_a_usual_game_has_no_plane_bar(window: TableWindow) -> None:
    bar = sit(window, "")
    assert not bar.isVisible() and bar.refs() == []


def test_the_scenario_of_planes_opens_on_a_plane(window: TableWindow) -> None:
    window.open_game(SCENARIOS / "planes.json")
    assert window.table is not None, window.start_page.note.text()
    window.lift_curtain()
    QApplication.processEvents()
    assert "The Sleeping Hill" in window.table.variants["planechase"].chips[0].accessibleName()
