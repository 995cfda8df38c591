"""Repeat… at the table: a stretch of what was chosen lately is proposed to be repeated (CR 728.2)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.api import Act, Foretold, RecentChoice, Wanted
from gui.controllers.match_controller import MatchController
from gui.views.panels.repeat_panel import RepeatPanel
from gui.views.table.regions import TableRegions


class Repeat(QObject):
    """Asks the match what could be repeated, and what would come of it, for the panel that lists it.

    `warn` tells the viewer something.
    """

    def __init__(self, table: TableRegions, controller: MatchController, warn: Callable[[str], None]) -> None:
        super().__init__(table)
        self._table, self._controller, self._warn = table, controller, warn
        self.panel: RepeatPanel | None = None
        controller.enquiries.recalled.connect(self._show)
        controller.enquiries.foretold.connect(self._tell)
        controller.decision_changed.connect(self._go_on)

    def _acting(self) -> bool:
        """Whether the viewer has priority, and is asked what to do with it."""
        return isinstance(self._controller.decision, Act) and not self._table.curtain.isVisible()

    def begin(self) -> None:
        """List what could be repeated, if the viewer has priority."""
        if self._acting():
            self._controller.enquiries.recall()
        else:
            self._warn(self.tr("A shortcut can be proposed while you have priority (rule 728.2a)."))

    def _show(self, choices: list[RecentChoice], suggested: int) -> None:
        if not self._acting():
            return
        self.panel = RepeatPanel(choices, suggested)
        self.panel.foretell_wanted.connect(self._controller.enquiries.foretell)
        self.panel.propose_wanted.connect(self._propose)
        self.panel.destroyed.connect(self._closed)
        self._table.side.show_sheet(self.panel)
        self.panel.times.setFocus()

    def _go_on(self, decision: object) -> None:
        """Another question is asked: what was looked at is of yesterday."""
        if self.panel is not None and not isinstance(decision, Act):
            self._table.side.close_browser()

    def _closed(self) -> None:
        self.panel = None

    def _tell(self, told: Foretold) -> None:
        if self.panel is not None:
            self.panel.foretold(told)

    def _propose(self, wanted: Wanted) -> None:
        self._table.side.close_browser()
        self._table.setFocus()
        self._controller.propose(wanted)
