"""The match of this window: answers go to its thread, reports come back as signals."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.api import NOBODY, Decision, Match, OrderTriggers, Setup, View, Wanted
from gui import language
from gui.controllers.autopass import practising
from gui.controllers.enquiries import Enquiries
from gui.controllers.match_runner import MatchRunner, Report, trigger_key
from gui.controllers.match_thread import MatchThread
from gui.controllers.pass_settings import PassSettings
from gui.controllers.playback import NONE, Playback
from gui.controllers.saving import Saving


class MatchController(QObject):
    """Answers in, views and decisions out. Its parts have their own methods and signals.

    `threaded` False runs everything at once, for tests and screenshots.
    """

    reported = Signal(object)  # a Report, whole
    view_changed = Signal(object)  # a View
    decision_changed = Signal(object)  # the decision that the viewer is asked, or None
    seat_wanted = Signal(int, object)  # the screen shall change hands; who may answer without it, a tuple of seats
    missed = Signal(list)  # the Scenes that whoever takes the seat has not seen
    refused = Signal(str, str)  # why, rule
    passed = Signal(list)  # notes on passes made for the player
    told = Signal(list, bool)  # what happened; whether from the beginning
    undo_changed = Signal(bool, bool)
    ended = Signal(object)  # the last View
    unsaved_changed = Signal(str)  # why the match is not on the disk as it stands; "" if it is

    def __init__(
        self, match: Match, *, journal: Path | None = None, threaded: bool = True, speed: str = NONE,
        parent: QObject | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._runner = MatchRunner(match, self.reported.emit, journal=journal, beats=speed != NONE)
        self.work = MatchThread(self._runner, threaded, self)
        self.enquiries = Enquiries(self._runner, self.work, self)
        self.saving = Saving(self._runner, self.work, self)
        self.passing = PassSettings(self, self._runner)
        self.playback = Playback(speed, self)
        self.view: View | None = None
        self.decision: Decision | None = None
        self._count = 0
        self.reported.connect(self.playback.take)
        self.playback.due.connect(self._take)

    def close(self) -> bool:
        """Leave the match; its file holds everything. Whether its thread has ended."""
        for part in (self, self.enquiries, self.saving):
            part.blockSignals(True)
        return self.work.close()

    # commands

    def begin(self) -> None:
        """Start, once everything is connected."""
        self.work.send(self._runner.begin)

    def answer(self, answer: object, *, asked: bool = True) -> None:
        """Answer the decision that is shown; a second click before the next report goes nowhere.

        Not `asked`: it follows from what the player did before, and is taken back together with that.
        """
        if self.decision is None:
            return
        self.decision = None
        count = self._count
        self.work.send(lambda: self._runner.answer(answer, count, asked=asked))

    def announce(self, oid: int, number: int) -> None:
        """The viewer says that an ability of an object triggers, theirs or somebody else's."""
        self.work.send(lambda: self._runner.announce(oid, number))

    def show_again(self) -> None:
        """Tell everything once more, to a new table."""
        self.work.send(self._runner.show_again)

    def take_seat(self) -> None:
        """The person who is asked looks at the screen now; `missed` tells what they have not seen."""
        self.work.send(self._runner.take_seat)

    def pass_unseen(self, until: int = NOBODY) -> None:
        """Those who are asked let it resolve without taking the seat.

        `until` one of them responds, and takes it.
        """
        self.work.send(lambda: self._runner.pass_unseen(until))

    def undo(self, force: bool = False) -> None:
        """Take back; with `force` also what showed something hidden."""
        self.decision = None
        self.work.send(lambda: self._runner.undo(force))

    def concede(self, seat: int) -> None:
        """A player gives up."""
        self.work.send(lambda: self._runner.concede(seat))

    def agree_to_draw(self) -> None:
        """All players agree that the game is a draw."""
        self.work.send(self._runner.agree_to_draw)

    @property
    def answers(self) -> int:
        """How many answers had been given to the question that is shown."""
        return self._count

    def propose(self, wanted: Wanted) -> None:
        """Propose to the others to repeat choices that were recalled (CR 728.2a)."""
        self.decision = None
        count = self._count
        self.work.send(lambda: self._runner.propose(wanted, count))

    def speak(self) -> None:
        """What the match tells is told in the language that is spoken now; `show_again` shows it."""
        self._runner.match.language = language.current()

    def remember_order(self, decision: OrderTriggers, answer: list[int]) -> None:
        """Use this order for the very same abilities from now on."""
        self._runner.remembered[trigger_key(decision)] = list(answer)

    # settings

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return self._runner.people

    @property
    def setup(self) -> Setup:
        """How the match was set up."""
        return self._runner.match.setup

    @property
    def practising(self) -> tuple[int, ...]:
        """The seats whose players remember their own triggers."""
        return practising(self._runner.match)

    @property
    def has_program(self) -> bool:
        """Whether a computer player takes part."""
        return len(self.people) < len(self._runner.match.setup.seats)

    def set_curtain(self, on: bool) -> None:
        """Whether the screen is covered when it changes hands."""
        self._runner.curtain = on
        if not on and self.view is not None and self.decision is None:
            self.take_seat()

    def set_speed(self, speed: str) -> None:
        """How fast things are seen to happen."""
        self._runner.beats = speed != NONE
        self.playback.set_speed(speed)

    # reports

    def _take(self, report: Report) -> None:
        """The time has come to show a report."""
        self._runner.ahead = self.playback.waiting
        self.view = report.view
        self.view_changed.emit(report.view)
        self.told.emit(list(report.story), report.anew)
        if report.between:
            self.decision_changed.emit(None)
            return
        self.unsaved_changed.emit(report.unsaved)
        self.undo_changed.emit(report.can_undo, report.can_go_back)
        if report.notes:
            self.passed.emit(list(report.notes))
        self.decision, self._count = report.decision, report.count
        if report.hidden:
            self.seat_wanted.emit(report.asked, report.quick)
        self.decision_changed.emit(report.decision)
        if len(report.missed) > 1:
            self.missed.emit(list(report.missed))
        if report.refused:
            self.refused.emit(report.refused, report.rule)
        if report.over:
            self.ended.emit(report.view)
