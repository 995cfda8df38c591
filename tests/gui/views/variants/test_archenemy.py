"""Archenemy at the table: ticked on the New game page, schemes on their bar, the scenario under Help."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import SCENARIOS, Act, Match, autoplay, load_library
from gui.storage import Settings
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


def _scheme_is_up(match: Match) -> bool:
    view = match.view(0)
    return any("scheme" in view.objects[oid].types for oid in view.command)


def test_it_is_ticked_and_the_scheme_is_seen_and_read(window: TableWindow) -> None:
    window.show_new_game()
    page = window.new_game
    page.add_seat("Cleo")
    page.game.variants.tick("archenemy")
    assert page.game.variants.together.text() == "1 against 2 and 3"
    assert page.game.variants.lists["schemes"].currentText() == "The Kitchen Alone"
    page.game.seed.setText("5")
    setup = page.setup()
    assert [bool(seat.lists.get("schemes")) for seat in setup.seats] == [True, False, False]
    match = Match.new(setup)
    for _ in range(400):
        if isinstance(match.pending, Act) and _scheme_is_up(match):
            break
        autoplay(match, 1)
    window.play(match)
    window.lift_curtain()
    QApplication.processEvents()
    assert window.table is not None and window.controller is not None and window.controller.view is not None
    bar = window.table.variants["archenemy"]
    view = window.controller.view
    schemes = [view.objects[oid] for oid in view.command if "scheme" in view.objects[oid].types]
    assert bar.isVisible() and bar.refs() == [scheme.id for scheme in schemes]
    up = schemes[-1]
    assert up.name in bar.chips[-1].accessibleName()
    window.table.hover(up.id)
    assert window.table.preview.seen is not None and window.table.preview.seen.id == up.id
    model = window.table.log.model_
    told = [str(model.index(row).data()) for row in range(model.rowCount())]
    assert any(f"Ana sets {up.name} in motion" in line for line in told)


def test_the_scenario_begins_with_an_ongoing_scheme(window: TableWindow) -> None:
    window.open_game(SCENARIOS / "archenemy.json")
    assert window.table is not None, window.start_page.note.text()
    window.lift_curtain()
    QApplication.processEvents()
    assert "My Kitchen, My Rules" in window.table.variants["archenemy"].chips[0].accessibleName()
    assert window.controller is not None and window.controller.view is not None
    assert dict(window.controller.view.players[0].decks) == {"schemes": 6}
