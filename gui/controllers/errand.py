"""Something that takes a while, done off the GUI thread: its result, or what went wrong, comes back as a signal."""

from __future__ import annotations

import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, SignalInstance

from engine.api import EngineError


class Errand(QObject):
    """One piece of work. `threaded` False does it at once, for tests and pictures."""

    done = Signal(object)
    failed = Signal(str)

    def __init__(self, work: Callable[[], object], parent: QObject | None = None, *, threaded: bool = True) -> None:
        super().__init__(parent)
        self._work, self._threaded = work, threaded

    def start(self) -> None:
        """Begin, once everything is connected."""
        if self._threaded:
            threading.Thread(target=self._run, name="errand", daemon=True).start()
        else:
            self._run()

    def _run(self) -> None:
        try:
            result = self._work()
        except (EngineError, OSError) as error:
            self._tell(self.failed, str(error))
        else:
            self._tell(self.done, result)

    @staticmethod
    def _tell(signal: SignalInstance, what: object) -> None:
        try:
            signal.emit(what)
        except RuntimeError:  # the window was closed meanwhile
            return
