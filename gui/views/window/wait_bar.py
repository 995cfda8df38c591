"""What takes long, at the lower edge: what goes on, for how long already, and a way out."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from gui import theme
from gui.widgets.label import Label

UNNOTICED_MS = 700  # as long as nobody wonders
TICK_MS = 200


HowFar = Callable[[], tuple[int, int, int]]


class WaitBar(QWidget):
    """Comes up when something takes long, and goes when it is done.

    `how_far` tells so many of so many, and a count of what has happened so far; 0 where that is not known.
    """

    stop_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.SPACE, 6, theme.SPACE, 6)
        self.text = Label()
        self.progress = QProgressBar()
        self.progress.setFixedWidth(220)
        self.stop = QPushButton(self.tr("Stop"))
        self.stop.setToolTip(self.tr("Leave it: everything stands as it was before"))
        self.stop.clicked.connect(self._stop)
        row.addWidget(self.text, 1)
        row.addWidget(self.progress)
        row.addWidget(self.stop)
        self._what = ""
        self._since = 0.0
        self._how_far: HowFar = lambda: (0, 0, 0)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self.hide()

    def begin(self, what: str, how_far: HowFar | None = None) -> None:
        """Something begins; it shows if it takes long."""
        if self._clock.isActive():
            return
        self._what, self._since = what, time.monotonic()
        self._how_far = how_far or (lambda: (0, 0, 0))
        self.stop.setEnabled(True)
        self.stop.setText(self.tr("Stop"))
        self._clock.start(UNNOTICED_MS)

    def end(self) -> None:
        """It is done."""
        self._clock.stop()
        self.hide()

    def _tick(self) -> None:
        done, whole, happened = self._how_far()
        seconds = int(time.monotonic() - self._since)
        text = self.tr("{what} · {seconds} s").format(what=self._what, seconds=seconds)
        if whole:
            text += " · " + self.tr("answer {done:,} of {whole:,}").format(done=done, whole=whole)
        if happened:
            text += " · " + self.tr("{happened:,} things have happened").format(happened=happened)
        self.text.setText(text)
        self.setAccessibleName(text)
        self.progress.setRange(0, whole)
        self.progress.setValue(done)
        self._clock.setInterval(TICK_MS)
        self.show()

    def _stop(self) -> None:
        self.stop.setEnabled(False)
        self.stop.setText(self.tr("Stopping …"))
        self.stop_wanted.emit()
