"""What the window waits for: a match that is set up or loaded, and the rules at work.

All of it can be stopped.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from engine.api import EngineError
from gui.controllers.background_task import BackgroundTask
from gui.controllers.match_controller import MatchController
from gui.views.window.failures import Failures
from gui.views.window.wait_bar import HowFar, WaitBar

T = TypeVar("T")


class Page(Protocol):
    """A page that waits, and tells what went wrong."""

    def say(self, text: str) -> None:
        """Tell something; "" takes it away."""

    def setEnabled(self, arg__1: bool) -> None:
        """Whether it can be used."""


class Waiting(QObject):
    """Work off the GUI thread, with the bar that shows how far it is."""

    def __init__(self, window: QMainWindow, bar: WaitBar, failures: Failures, *, threaded: bool) -> None:
        super().__init__(window)
        self._window, self._bar, self._failures = window, bar, failures
        self._threaded = threaded
        self._stop: Callable[[], None] = lambda: None
        bar.stop_wanted.connect(lambda: self._stop())

    def watch(self, controller: MatchController) -> None:
        """Show when the rules of a match work for long."""

        def changed(busy: bool) -> None:
            if busy:
                self._stop = controller.work.stop
                self._bar.begin(self.tr("The rules are at work"), controller.work.how_far)
            else:
                self._bar.end()

        controller.work.busy_changed.connect(changed)

    def fetch(
        self, page: Page, make: Callable[[], T], then: Callable[[T], None], broken: Callable[[Exception], bool],
        how_far: HowFar | None = None,
    ) -> None:  # fmt: skip
        """Load or begin something off the GUI thread; what goes wrong is told on a page, which waits for it.

        `broken` hears of an error first, and says whether it has dealt with it.
        """
        focus = self._window.focusWidget()
        page.say(self.tr("Setting the table …"))
        page.setEnabled(False)

        def ready() -> None:
            page.setEnabled(True)
            if focus is not None and shiboken6.isValid(focus):
                focus.setFocus()  # what can't be used loses it
            self._bar.end()

        def come(made: T) -> None:
            ready()
            page.say("")
            then(made)

        def fail(error: Exception, text: str) -> None:
            ready()
            if broken(error):
                return
            known = isinstance(error, EngineError | OSError)
            page.say(text if known else "")
            if not known:
                self._failures.tell_not_set_up(error)

        def leave() -> None:
            ready()
            page.say(self.tr("Stopped."))

        task = BackgroundTask(make, threaded=self._threaded)
        task.done.connect(come)
        task.failed.connect(fail)
        task.stopped.connect(leave)
        self._stop = task.stop
        self._bar.begin(self.tr("Setting the table"), how_far)
        task.start()
