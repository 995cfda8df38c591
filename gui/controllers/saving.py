"""Files of the game that is played: a copy, a scenario, a report on a failure.

Written in the thread of the match.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.api import CardLibrary, save_to_scenario
from gui.controllers.failure_report import write_report
from gui.controllers.match_runner import MatchRunner
from gui.controllers.match_thread import MatchThread


class Saving(QObject):
    """Writes the game to files that a player names."""

    written = Signal(str, list)  # the name of a file, and what of the game a scenario can't say

    def __init__(self, runner: MatchRunner, thread: MatchThread, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._thread = thread

    def save(self, path: Path) -> None:
        """Write the game to a file of its own."""
        self._thread.send(lambda: self._runner.match.file.save(path))

    def save_scenario(self, path: Path, library: Callable[[], CardLibrary]) -> None:
        """Write the position as a scenario; cards that the library lacks are written into it. `written` tells.

        The library is called for in the match's thread.
        """
        match = self._runner.match
        self._thread.send(lambda: self.written.emit(path.name, list(save_to_scenario(match, path, library=library()))))

    def save_report(self, path: Path, problem: str, log: list[str], library: Callable[[], CardLibrary]) -> None:
        """Write a report on a problem, or on the last failure, with the whole game; `written` tells."""
        problem, match = problem or self._thread.problem, self._runner.match

        def write() -> None:
            write_report(path, problem, log, match, library)
            self.written.emit(str(path), [])

        self._thread.send(write)
