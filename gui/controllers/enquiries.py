"""What a player asks about the game, which changes nothing in it.

Reasons, hints, earlier times, what would come.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.api import NOBODY, Moment, Wanted, hints, missed_triggers, why_that
from gui.controllers.match_runner import MatchRunner
from gui.controllers.match_thread import MatchThread


class Enquiries(QObject):
    """Each method asks in the thread of the match, and a signal brings the answer."""

    remembered = Signal(list)  # the triggers that were missed
    hinted = Signal(list, int)  # Hints, the best first, and how many answers there were as they were asked for
    weighed = Signal(object)  # what a program Weighed
    peeked = Signal(int, int, object)  # an action, a target or NOBODY, and what lies Ahead
    looked_back = Signal(object, list)  # a View of an earlier time, and all that had happened by then
    branched = Signal(object)  # a Match of its own, from an earlier time
    recalled = Signal(list, int)  # the recent choices, and where a stretch begins that could be repeated
    foretold = Signal(object)  # what would come of a proposal, Foretold
    reasoned = Signal(int, list)  # an object, and why it can't be used
    mana_offered = Signal(int, list)  # an object, and its mana abilities that can be used now: number, mana, text
    explained = Signal(int, list, list)  # an object, why it can't be used, and why it is as it is

    def __init__(self, runner: MatchRunner, thread: MatchThread, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._send = thread.send

    def missed_triggers(self) -> None:
        """Ask which triggers were missed; `remembered` tells."""
        self._send(lambda: self.remembered.emit(list(missed_triggers(self._runner.match))))

    def hint(self, count: int) -> None:
        """Ask what a program would do in the viewer's place after so many answers; `hinted` tells."""
        self._send(lambda: self.hinted.emit(list(hints(self._runner.match)), count))

    def why_that(self, count: int | None = None) -> None:
        """Ask what a program weighed as it acted last, or last before so many answers; `weighed` tells."""
        seat = self._runner.viewer
        if seat != NOBODY:
            self._send(lambda: self.weighed.emit(why_that(self._runner.match, seat, count)))

    def peek(self, number: int, aim: int = NOBODY) -> None:
        """Ask what an action would ask next, perhaps after its target; `peeked` tells."""
        self._send(lambda: self.peeked.emit(number, aim, self._runner.peek(number, aim)))

    def look_back(self, count: int) -> None:
        """Ask how things stood after so many answers; `looked_back` tells."""
        self._send(lambda: self.looked_back.emit(*self._runner.back_then(count)))

    def branch(self, count: int) -> None:
        """Make a game of its own from how things stood after so many answers; `branched` tells."""
        self._send(lambda: self.branched.emit(self._runner.match.fork(count)))

    def recall(self) -> None:
        """Ask what the viewer could repeat; `recalled` tells."""
        self._send(lambda: self.recalled.emit(*self._runner.recall()))

    def foretell(self, wanted: Wanted) -> None:
        """Ask what would come of repeating choices that were recalled; `foretold` tells."""
        self._send(lambda: self.foretold.emit(self._runner.foretell(wanted)))

    def why_not(self, oid: int) -> None:
        """Ask why something can't be used; `reasoned` tells, or `mana_offered` what mana it could make."""
        seat, match = self._runner.viewer, self._runner.match
        if seat != NOBODY:
            self._send(lambda: self._why_not(match.as_it_stands(), seat, oid))

    def _why_not(self, now: Moment, seat: int, oid: int) -> None:
        if uses := now.mana_uses(seat, oid):
            self.mana_offered.emit(oid, list(uses))
        else:
            self.reasoned.emit(oid, list(now.why_not(seat, oid)))

    def explain(self, oid: int) -> None:
        """Ask why something can't be used, and why it is as it is; `explained` tells."""
        seat, match = self._runner.viewer, self._runner.match
        if seat != NOBODY:
            self._send(lambda: self._explain(match.as_it_stands(), seat, oid))

    def _explain(self, now: Moment, seat: int, oid: int) -> None:
        self.explained.emit(oid, list(now.why_not(seat, oid)), list(now.why_so(seat, oid)))
