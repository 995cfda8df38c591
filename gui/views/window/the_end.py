"""What follows as a game ends: it is told once, and another one may begin."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from engine.api import Decision, View
from gui.controllers.match_controller import MatchController
from gui.models.course import Course
from gui.views.panels.game_over import AGAIN, DECKS, START
from gui.views.table.table import Table


class TheEnd(QObject):
    """Knows whether the game that is played is over.

    A game that goes on because that was taken back is not.
    """

    again_wanted = Signal(object)  # a Setup: the same decks at the same seats, with other chance
    decks_wanted = Signal()
    start_wanted = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.reached = False
        self._told = False
        self._course = Course()
        self._controller: MatchController | None = None
        self._table: Table | None = None

    def watch(self, controller: MatchController, table: Table) -> None:
        """Follow a match on a new table."""
        self._told = False
        if controller is not self._controller:
            self._controller = controller
            self._course = course = Course()
            controller.playback.due.connect(lambda report: course.note(report.view, report.story, anew=report.anew))
            controller.ended.connect(self._tell)
            controller.decision_changed.connect(self._go_on)
        self._table = table
        table.ending.missed_wanted.connect(table.remembering.show)
        table.ending.wanted.connect(self._choose)

    def _tell(self, view: View) -> None:
        self.reached = True
        if self._table is not None and self._controller is not None and not self._told:
            self._told = True
            self._table.tell_end(view, bool(self._controller.practising))
            table, course = self._table, self._course
            QTimer.singleShot(0, table, lambda: table.ending.show_course(course, view))  # when the last blow is noted

    def _go_on(self, decision: Decision | None) -> None:
        view = self._controller.view if self._controller is not None else None
        if decision is not None and view is not None and not view.over:  # it may have been answered meanwhile
            self.reached = self._told = False

    def _choose(self, wanted: str) -> None:
        """What is done after the game."""
        {AGAIN: self._again, DECKS: self.decks_wanted.emit, START: self.start_wanted.emit}[wanted]()

    def _again(self) -> None:
        if self._controller is not None:
            setup = self._controller.setup
            self.again_wanted.emit(replace(setup, seed=setup.seed + 1))
