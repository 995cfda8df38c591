"""Defects, on behalf of the window: what happened is told, and a report can be saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from gui import storage
from gui.controllers.failure_report import described, write_report
from gui.views.failure_bar import FailureBar


class Failures(QObject):
    """Tells of defects in a failure bar, and writes reports on them; `report_match` writes one with the game in it."""

    def __init__(self, bar: FailureBar, report_match: Callable[[Path], None], parent: QObject) -> None:
        super().__init__(parent)
        self._bar = bar
        self._report_match = report_match

    def tell_broken(self, problem: str) -> None:
        """A defect in a game: the game goes on, and a report can be saved."""
        said = self.tr("Something went wrong: {problem}. The game is kept and goes on from the last question.")
        self._bar.tell(said.format(problem=problem), lambda: self._report_match(storage.new_report()))

    def tell_failed(self, text: str, error: Exception) -> None:
        """A defect while a game was set up."""
        self._bar.tell(text, lambda: self._report(error))

    def _report(self, error: Exception) -> None:
        """A report on a failure without a game."""
        path = storage.new_report()
        try:
            write_report(path, described(error))
            self._bar.say(self.tr("The report is saved: {file}").format(file=path))
        except OSError as problem:
            why = problem.strerror or problem
            self._bar.say(self.tr("The report can’t be written: {why}").format(why=why))
