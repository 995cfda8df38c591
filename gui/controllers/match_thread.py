"""The thread of a match: commands are carried out one after the other, and what fails is told."""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable
from queue import SimpleQueue

from PySide6.QtCore import QCoreApplication, QObject, Signal

from engine.api import EngineError, RulesDefect
from gui import language
from gui.controllers.cancel_scope import CancelScope, Stopped
from gui.controllers.failure_report import described
from gui.controllers.match_runner import MatchRunner

translate = QCoreApplication.translate

Command = Callable[[], object]


class MatchThread(QObject):
    """A queue of commands for a match.

    Without a thread each is carried out at once, for tests and screenshots.
    """

    failed = Signal(str)  # why something could not be done
    broke = Signal(bool)  # a defect, of which a report can be saved; whether the same question is asked again
    busy_changed = Signal(bool)
    _done = Signal()  # a command was carried out, in the thread

    def __init__(self, runner: MatchRunner, threaded: bool, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        runner.waits = threaded
        self.cancel_scope = CancelScope()
        runner.match.at_work = self.cancel_scope
        self.problem = ""  # the last failure, as a report tells it
        self.waiting = 0  # commands that have not been carried out yet
        self._queue: SimpleQueue[Command | None] = SimpleQueue()
        self._done.connect(self._rest)
        self._thread: threading.Thread | None = None
        if threaded:
            self._thread = threading.Thread(target=self._work, name="match", daemon=True)
            self._thread.start()

    def send(self, command: Command) -> None:
        """Have a command carried out when those before it have been."""
        if self._thread is None:
            self._do(command)
            return
        self.waiting += 1
        self.busy_changed.emit(True)
        self._queue.put(command)

    def stop(self) -> None:
        """Drop what the rules are working on; the same question is asked again. Any thread may call it."""
        self.cancel_scope.stop()

    def how_far(self) -> tuple[int, int, int]:
        """How far the rules are: answers taken in, of how many, and how much has happened."""
        return self._runner.match.how_far()

    def close(self) -> bool:
        """End the thread; the journal holds everything. Whether it has ended."""
        self._runner.stopping.set()
        self.blockSignals(True)
        if self._thread is None:
            self._runner.match.file.catch_up()
            return True
        self._queue.put(None)
        self._thread.join(timeout=5)
        return not self._thread.is_alive()

    def _rest(self) -> None:
        """Whether or not a command had anything to report, it is not waited for any longer."""
        self.waiting -= 1
        if not self.waiting:
            self.busy_changed.emit(False)

    # in the thread

    def _work(self) -> None:
        while (command := self._queue.get()) is not None:
            self._do(command)
            self._done.emit()
        self._runner.match.file.catch_up()

    def _do(self, command: Command) -> None:
        defect = False
        try:
            self._runner.match.file.catch_up()
            command()
            return
        except Stopped:
            self.failed.emit(translate("MatchThread", "Stopped: everything stands as before."))
            self._runner.program_passes = True
        except Exception as error:  # the game goes on with the question that was asked
            defect = isinstance(error, RulesDefect) or not isinstance(error, EngineError)
            self.problem = described(error)
            if defect:
                traceback.print_exc()
            else:
                self.failed.emit(language.sentence(str(error)))
        goes_on = self._asks_again()
        if defect or not goes_on:
            self.broke.emit(goes_on)

    def _asks_again(self) -> bool:
        """Ask what was asked before something failed; whether that could be done."""
        answered = len(self._runner.match.answers)
        try:
            self._runner.recover()
        except Stopped:
            if len(self._runner.match.answers) > answered:  # what a program did next took too long as well
                self._runner.program_passes = True
                return self._asks_again()
            self._runner.show_again()
        except Exception as error:
            traceback.print_exc()
            self.problem += described(error)
            return False
        return True
