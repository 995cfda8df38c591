"""What there is to see and to try in the position that a match began with.

Told once, and again when asked for.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.api import Setup
from gui.controllers.match_controller import MatchController
from gui.dialogs.card_panel import Panel
from gui.views.table.regions import TableRegions

SCENARIO = "scenario"  # the part of a setup that says with which position a match began


def position_of(setup: Setup) -> dict[str, object]:
    """The scenario with which a match began; nothing if it began with decks."""
    found = setup.beginning().get(SCENARIO, {})
    return found if isinstance(found, dict) else {}


def title_of(setup: Setup) -> str | None:
    """The title of the position that a match began with; None if it began with decks."""
    position = position_of(setup)
    return str(position.get("title", "")) if position else None


class ScenarioNotes(QObject):
    """The title and the notes of a position, in a sheet beside the board that can be closed."""

    def __init__(self, table: TableRegions, controller: MatchController, warn: Callable[[str], None]) -> None:
        super().__init__(table)
        self._table, self._controller, self._warn = table, controller, warn
        self.sheet: Panel | None = None  # the one that was shown last
        self._told = False  # a connection cut while the other thread reports would fail
        controller.reported.connect(self._begin)

    def _begin(self) -> None:
        """Tell once what there is to try."""
        if not self._told and position_of(self._controller.setup).get("notes"):
            self.show()
        self._told = True

    def show(self) -> None:
        """Show the notes, also after they were closed."""
        position = position_of(self._controller.setup)
        title, notes = str(position.get("title", "")), str(position.get("notes", ""))
        if not (title or notes):
            self._warn(self.tr("Nothing is noted about this game: it began with decks, or its position has no notes."))
            return
        self.sheet = Panel(title, notes, closable=True)
        self.sheet.body.addStretch(1)
        self._table.side.show_sheet(self.sheet)
