"""Defects, on behalf of the window: what happened is told, and a report can be saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gui import storage
from gui.controllers.failure_report import described, write_report

if TYPE_CHECKING:
    from gui.views.table_window import TableWindow


class Failures(QObject):
    """Tells of defects in the failure bar of a window, and writes reports on them."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window

    def tell_broken(self, problem: str) -> None:
        """A defect in a game: the game goes on, and a report can be saved."""
        said = self.tr("Something went wrong: {problem}. The game is kept and goes on from the last question.")
        self._window.failure.tell(said.format(problem=problem), self._report_match)

    def tell_failed(self, text: str, error: Exception) -> None:
        """A defect while a game was set up."""
        self._window.failure.tell(text, lambda: self._report(error))

    def _report_match(self) -> None:
        window = self._window
        if window.controller is not None and window.table is not None:
            model = window.table.log.model_
            log = [model.index(row).data() for row in range(model.rowCount())]
            window.controller.save_report(storage.new_report(), log, window.library_of_thread)

    def _report(self, error: Exception) -> None:
        """A report on a failure without a game."""
        path = storage.new_report()
        try:
            write_report(path, described(error))
            self._window.failure.say(self.tr("The report is saved: {file}").format(file=path))
        except OSError as problem:
            why = problem.strerror or problem
            self._window.failure.say(self.tr("The report can’t be written: {why}").format(why=why))
