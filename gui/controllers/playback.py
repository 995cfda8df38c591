"""What happens is shown in beats: reports wait here until what led to them has been seen.

Knows no widgets.

Nothing is shown early: a view stays in the queue until its beats are over, and with it the log and the next question.
A click or a key hastens what is under way (`hasten`): all that waits is shown at once, and the input counts then.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from engine.api import View
from gui.controllers.match_runner import Report
from gui.models.beats import Beat, beats_of
from gui.models.recap import Scene

NONE = "none"
SPEEDS = {"slow": 1.8, "normal": 1.0, "fast": 0.45, NONE: 0.0}
CROWDED = 12  # reports that wait: from here on each is shown a little faster
FASTEST = 0.25
BREATH_MS = 12  # from a view that is shown to the beat that follows: both at once would hold up a picture of the table


class Playback(QObject):
    """A queue of beats and reports. With speed "none" every report is shown as it comes."""

    due = Signal(object)  # a Report whose time has come
    began = Signal(object, int, object)  # a Beat, for how many milliseconds, and the View that it leads to
    again = Signal(object)  # a View of a scene that is shown once more
    playing_changed = Signal(bool)

    def __init__(self, speed: str = NONE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.factor = SPEEDS.get(speed, 1.0)
        self._queue: deque[Beat | Report | View] = deque()
        self._ahead: deque[View] = deque()  # the views that the queued beats lead to
        self._last: View | None = None  # the view that the queue ends with
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next)
        self.playing = False

    @property
    def waiting(self) -> int:
        """How many reports have not been shown yet."""
        return sum(isinstance(entry, Report) for entry in self._queue)

    def set_speed(self, speed: str) -> None:
        """Another speed, from the next beat on."""
        self.factor = SPEEDS.get(speed, 1.0)
        if not self.factor:
            self.hasten()

    def take(self, report: Report) -> None:
        """Show a report when its time has come."""
        beats: list[Beat] = []
        same = self._last is not None and self._last.viewer == report.view.viewer
        if self.factor and same and not report.anew and not report.hidden:
            beats = beats_of(report.story, self._last, report.view)
        self._put(beats, report, report.view)
        if not self.playing:
            self._next()

    def play_again(self, scenes: Iterable[Scene], back_to: View) -> None:
        """Show scenes once more, and then how things stand."""
        if not self.factor or self.playing:
            return
        last: View | None = None
        for scene in scenes:
            self._put(beats_of(scene.story, last, scene.view) if last is not None else [], scene.view, scene.view)
            last = scene.view
        self._put([], back_to, back_to)
        self._next()

    def _put(self, beats: list[Beat], goal: Report | View, view: View) -> None:
        first = next((at for at, beat in enumerate(beats) if beat.after), len(beats))
        for entry in (*beats[:first], goal, *beats[first:]):
            self._queue.append(entry)
            self._ahead.append(view)
        self._last = view

    def hasten(self) -> bool:
        """Show all that waits at once; whether anything was under way."""
        if not self.playing:
            return False
        self._timer.stop()
        reports = [entry for entry in self._queue if isinstance(entry, Report)]
        views = [entry for entry in self._queue if isinstance(entry, View)]
        self._queue.clear()
        self._ahead.clear()
        self._set_playing(False)
        for report in _merged(reports):
            self.due.emit(report)
        if views:
            self.again.emit(views[-1])
        return True

    def _next(self) -> None:
        while self._queue:
            entry, view = self._queue.popleft(), self._ahead.popleft()
            if isinstance(entry, Beat):
                self._set_playing(True)
                ms = self._lasts(entry)
                self.began.emit(entry, ms, view)
                self._timer.start(ms)
                return
            if isinstance(entry, Report):
                self._set_playing(bool(self._queue))
                self.due.emit(entry)
                if self._queue and isinstance(self._queue[0], Beat):
                    self._timer.start(BREATH_MS)
                    return
            else:
                self.again.emit(entry)
        self._set_playing(False)

    def _lasts(self, beat: Beat) -> int:
        crowd = self.waiting
        hurry = max(FASTEST, CROWDED / crowd) if crowd > CROWDED else 1.0
        return max(1, round(beat.ms * self.factor * hurry))

    def _set_playing(self, playing: bool) -> None:
        if playing != self.playing:
            self.playing = playing
            self.playing_changed.emit(playing)


def _merged(reports: list[Report]) -> list[Report]:
    """Reports shown at once: of those on the way only their stories, told with the one that follows."""
    merged: list[Report] = []
    for report in reports:
        last = merged[-1] if merged else None
        if last is not None and last.between and last.view.viewer == report.view.viewer and not report.hidden:
            if not report.anew:
                report = replace(report, story=(*last.story, *report.story), anew=last.anew)
            merged[-1] = report
        else:
            merged.append(report)
    return merged
