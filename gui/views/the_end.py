"""What the window does as a game ends: it is told once, and another one may begin."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.api import Decision, Match, View
from gui.controllers.match_controller import MatchController
from gui.views.game_over import AGAIN, DECKS, START
from gui.views.table import Table

if TYPE_CHECKING:
    from gui.views.table_window import TableWindow


class TheEnd(QObject):
    """Knows whether the game that is played is over; a game that goes on because that was taken back is not."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window
        self.reached = False
        self._told = False
        self._controller: MatchController | None = None

    def watch(self, controller: MatchController, table: Table) -> None:
        """Follow a match on a new table."""
        self._told = False
        if controller is not self._controller:
            self._controller = controller
            controller.ended.connect(self._tell)
            controller.decision_changed.connect(self._go_on)
        table.ending.missed_wanted.connect(table.remembering.show)
        table.ending.wanted.connect(self._choose)

    def _tell(self, view: View) -> None:
        window, self.reached = self._window, True
        if window.table is not None and not self._told:
            self._told = True
            window.table.tell_end(view, bool(window.controller and window.controller.practising))

    def _go_on(self, decision: Decision | None) -> None:
        view = self._controller.view if self._controller is not None else None
        if decision is not None and view is not None and not view.over:  # it may have been answered meanwhile
            self.reached = self._told = False

    def _choose(self, wanted: str) -> None:
        """What is done after the game."""
        {AGAIN: self._again, DECKS: self._window.show_new_game, START: self._window.show_start}[wanted]()

    def _again(self) -> None:
        """The same decks at the same seats, with other chance."""
        window = self._window
        if window.controller is not None:
            old = window.controller.setup
            setup = replace(old, seed=old.seed + 1)
            window.show_start()
            window.fetch(lambda: Match.new(setup), window.play)
