"""Defects, on behalf of the window: what happened is told, and a report can be saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from gui import storage
from gui.controllers.failure_report import described, write_report
from gui.views.window.failure_bar import FailureBar


class Failures(QObject):
    """Tells of defects in a failure bar, and writes reports on them.

    `report_match` writes one with the game in it, on a problem or the last one of the game, if there is a game.
    `lay_anew` shows the table anew, from the match.
    """

    def __init__(
        self, bar: FailureBar, report_match: Callable[[Path, str], bool], lay_anew: Callable[[], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bar = bar
        self._report_match = report_match
        self._lay_anew = lay_anew

    def tell_broken(self, goes_on: bool) -> None:
        """A defect in a game: what happened, what is kept, and what to do; what was raised is in the report."""
        said = self.tr(
            "That could not be carried out: a mistake of this program, not yours. The game is kept, and the same"
            " question is asked again. Choose something else, or undo, and save a report for whoever mends it."
        )
        if not goes_on:
            said = self.tr(
                "The game can’t go on from here: a mistake of this program, not yours. All that was played is kept."
                " Undo, or leave the table and continue another time, and save a report for whoever mends it."
            )
        self._bar.tell(said, lambda: self._report(""))

    def tell_unforeseen(self, problem: str) -> None:
        """A defect that no question or page waited for: in what is shown, while the match itself goes on."""
        said = self.tr(
            "Something went wrong with what is shown: a mistake of this program, not yours. The match stands where it"
            " stood. Go on, and the table is laid anew; save a report for whoever mends it."
        )
        self._bar.tell(said, lambda: self._report(problem), self._lay_anew)

    def tell_not_set_up(self, error: Exception) -> None:
        """A defect while a game was set up or loaded."""
        said = self.tr(
            "The table could not be set: a mistake of this program, not yours. What you chose is still there. Choose"
            " something else and try again, and save a report for whoever mends it."
        )
        self._bar.tell(said, lambda: self._write(storage.new_report(), described(error)))

    def _report(self, problem: str) -> None:
        """A report with the game, if there is one."""
        path = storage.new_report()
        if not self._report_match(path, problem):
            self._write(path, problem)

    def _write(self, path: Path, problem: str) -> None:
        """A report on a failure without a game."""
        try:
            write_report(path, problem)
            self._bar.say(self.tr("The report is saved: {file}").format(file=path))
        except OSError as problem:
            why = problem.strerror or problem
            self._bar.say(self.tr("The report can’t be written: {why}").format(why=why))
