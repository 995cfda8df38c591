"""Something that takes a while, done off the GUI thread.

Its result, or what went wrong, comes back as a signal.
"""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal
from shiboken6 import isValid

from engine.api import EngineError
from gui.controllers.cancel_scope import CancelScope, Stopped

_RUNNING: set[BackgroundTask] = set()  # kept alive until their threads have ended: a signal needs its sender


class BackgroundTask(QObject):
    """One piece of work. `threaded` False does it at once, for tests and pictures."""

    done = Signal(object)
    stopped = Signal()
    failed = Signal(object, str)  # what was raised, and in words
    _ended = Signal(object, str)
    _dropped = Signal()

    def __init__(self, work: Callable[[], object], *, threaded: bool = True) -> None:
        super().__init__()
        self._work = work
        self._error: Exception | None = None
        self._thread = threading.Thread(target=self._run, name="background", daemon=True) if threaded else None
        self._ended.connect(self._end)
        self._dropped.connect(self._drop)
        self.cancel_scope = CancelScope()

    def tell(self, asker: QObject, told: Callable[[Any], None]) -> None:
        """Tell whoever asked what came of it, if they are still there.

        A window may be closed while it is under way.
        """
        self.done.connect(lambda found: told(found) if isValid(asker) else None)

    def start(self) -> None:
        """Begin, once everything is connected."""
        _RUNNING.add(self)
        if self._thread is not None:
            self._thread.start()
        else:
            self._run()

    def _run(self) -> None:
        try:
            with self.cancel_scope:
                result, problem = self._work(), ""
        except Stopped:
            if isValid(self):
                self._dropped.emit()
            return
        except (EngineError, OSError) as error:
            result, problem = None, str(error) or type(error).__name__
            self._error = error
        except Exception as error:  # a defect: the page must hear of it all the same, or it would wait for ever
            traceback.print_exc()
            result = None
            problem = QCoreApplication.translate(
                "BackgroundTask", "This could not be done: a mistake of this program, not yours."
            )
            self._error = error
        if isValid(self):  # else the application is gone, and nobody is interested
            self._ended.emit(result, problem)

    def stop(self) -> None:
        """Drop the work, which must be such that it can be dropped.

        `stopped` tells, unless it was done by then.
        """
        self.cancel_scope.stop()

    def _drop(self) -> None:
        if self._thread is not None:
            self._thread.join()
        _RUNNING.discard(self)
        self.stopped.emit()

    def _end(self, result: object, problem: str) -> None:
        if self._thread is not None:
            self._thread.join()
        _RUNNING.discard(self)
        if problem:
            self.failed.emit(self._error, problem)
        else:
            self.done.emit(result)
