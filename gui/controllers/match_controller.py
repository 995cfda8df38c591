"""The match of this window: commands go to its thread, reports come back as signals."""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue

from PySide6.QtCore import QCoreApplication, QObject, Signal

from engine.api import (
    NOBODY,
    CardLibrary,
    Decision,
    EngineError,
    Match,
    OrderTriggers,
    RulesDefect,
    Setup,
    View,
    Wanted,
    YesNo,
    hints,
    missed_triggers,
    save_to_scenario,
    why_that,
)
from gui import language
from gui.controllers.autopass import Ability, PassRules, Stop, practising
from gui.controllers.failure_report import described, write_report
from gui.controllers.match_runner import MatchRunner, Report, trigger_key
from gui.controllers.patience import Patience, Stopped
from gui.controllers.playback import NONE, Playback

translate = QCoreApplication.translate

Command = Callable[[], object]


class MatchController(QObject):
    """Answers in, views and decisions out.

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
    peeked = Signal(int, int, object)  # an action, a target or NOBODY, and what lies Ahead
    explained = Signal(int, list, list)  # an object, why it can't be used, and why it is as it is
    remembered = Signal(list)  # the triggers that were missed
    looked_back = Signal(object, list)  # a View of an earlier time, and all that had happened by then
    branched = Signal(object)  # a Match of its own, from an earlier time
    recalled = Signal(list, int)  # the recent choices, and where a stretch begins that could be repeated
    foretold = Signal(object)  # what would come of a proposal, Foretold
    reasoned = Signal(int, list)  # an object, and why it can't be used
    mana_offered = Signal(int, list)  # an object, and its mana abilities that can be used now: number, mana, text
    failed = Signal(str)  # why something could not be done
    broke = Signal(bool)  # a defect, of which a report can be saved; whether the same question is asked again
    unsaved_changed = Signal(str)  # why the match is not on the disk as it stands; "" if it is
    hinted = Signal(list, int)  # Hints, the best first, and how many answers there were as they were asked for
    weighed = Signal(object)  # what a program Weighed
    written = Signal(str, list)  # the name of a scenario file, and what of the game it can't say
    busy_changed = Signal(bool)
    _done = Signal()  # a command was carried out, in the thread

    def __init__(
        self, match: Match, *, journal: Path | None = None, threaded: bool = True, speed: str = NONE,
        parent: QObject | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._runner = MatchRunner(match, self.reported.emit, journal=journal, beats=speed != NONE)
        self._runner.waits = threaded
        self.patience = Patience()
        match.at_work = self.patience
        self.playback = Playback(speed, self)
        self.view: View | None = None
        self.decision: Decision | None = None
        self.problem = ""  # the last failure, as a report tells it
        self._waiting = self._count = 0
        self._queue: SimpleQueue[Command | None] = SimpleQueue()
        self.reported.connect(self.playback.take)
        self._done.connect(self._rest)
        self.playback.due.connect(self._take)
        self._thread: threading.Thread | None = None
        if threaded:
            self._thread = threading.Thread(target=self._work, name="match", daemon=True)
            self._thread.start()

    # the thread

    def _work(self) -> None:
        while (command := self._queue.get()) is not None:
            self._do(command)
            self._done.emit()
        self._runner.match.catch_up()

    def _do(self, command: Command) -> None:
        defect = False
        try:
            self._runner.match.catch_up()
            command()
            return
        except Stopped:
            self.failed.emit(translate("MatchController", "Stopped: everything stands as before."))
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

    def _send(self, command: Command) -> None:
        if self._thread is None:
            self._do(command)
            return
        self._waiting += 1
        self.busy_changed.emit(True)
        self._queue.put(command)

    def _rest(self) -> None:
        """Whether or not a command had anything to report, it is not waited for any longer."""
        self._waiting -= 1
        if not self._waiting:
            self.busy_changed.emit(False)

    def close(self) -> bool:
        """End the thread; the journal holds everything. Whether it has ended."""
        self._runner.stopping.set()
        self.blockSignals(True)
        if self._thread is None:
            self._runner.match.catch_up()
            return True
        self._queue.put(None)
        self._thread.join(timeout=5)
        return not self._thread.is_alive()

    def stop(self) -> None:
        """Drop what the rules are working on; the same question is asked again. Any thread may call it."""
        self.patience.stop()

    def how_far(self) -> tuple[int, int, int]:
        """How far the rules are: answers taken in, of how many, and how much has happened."""
        return self._runner.match.how_far()

    # commands

    def begin(self) -> None:
        """Start, once everything is connected."""
        self._send(self._runner.begin)

    def answer(self, answer: object, *, asked: bool = True) -> None:
        """Answer the decision that is shown; a second click before the next report goes nowhere.

        Not `asked`: it follows from what the player did before, and is taken back together with that.
        """
        if self.decision is None:
            return
        self.decision = None
        count = self._count
        self._send(lambda: self._runner.answer(answer, count, asked=asked))

    def announce(self, oid: int, number: int) -> None:
        """The viewer says that an ability of an object triggers, theirs or somebody else's."""
        self._send(lambda: self._runner.announce(oid, number))

    def ask_missed(self) -> None:
        """Ask which triggers were missed; `remembered` tells."""
        self._send(lambda: self.remembered.emit(list(missed_triggers(self._runner.match))))

    def ask_hint(self) -> None:
        """Ask what a program would do in the viewer's place; `hinted` tells."""
        count = self._count
        self._send(lambda: self.hinted.emit(list(hints(self._runner.match)), count))

    def ask_why_that(self, count: int | None = None) -> None:
        """Ask what a program weighed as it acted last, or last before so many answers; `weighed` tells."""
        seat = self._runner.viewer
        if seat != NOBODY:
            self._send(lambda: self.weighed.emit(why_that(self._runner.match, seat, count)))

    def show_again(self) -> None:
        """Tell everything once more, to a new table."""
        self._send(self._runner.show_again)

    def take_seat(self) -> None:
        """The person who is asked looks at the screen now; `missed` tells what they have not seen."""
        self._send(self._runner.take_seat)

    def pass_unseen(self, until: int = NOBODY) -> None:
        """Those who are asked let it resolve without taking the seat.

        `until` one of them responds, and takes it.
        """
        self._send(lambda: self._runner.pass_unseen(until))

    def undo(self, force: bool = False) -> None:
        """Take back; with `force` also what showed something hidden."""
        self.decision = None
        self._send(lambda: self._runner.undo(force))

    def concede(self, seat: int) -> None:
        """A player gives up."""
        self._send(lambda: self._runner.concede(seat))

    def save_report(self, path: Path, problem: str, log: list[str], library: Callable[[], CardLibrary]) -> None:
        """Write a report on a problem, or on the last failure, with the whole game; `written` tells."""
        problem, match = problem or self.problem, self._runner.match

        def write() -> None:
            write_report(path, problem, log, match, library)
            self.written.emit(str(path), [])

        self._send(write)

    def agree_to_draw(self) -> None:
        """All players agree that the game is a draw."""
        self._send(self._runner.agree_to_draw)

    def save(self, path: Path) -> None:
        """Write the game to a file of its own."""
        self._send(lambda: self._runner.match.save(path))

    def save_scenario(self, path: Path, library: Callable[[], CardLibrary]) -> None:
        """Write the position as a scenario; cards that the library lacks are written into it. `written` tells.

        The library is called for in the match's thread.
        """
        self._send(lambda: self.written.emit(
            path.name, list(save_to_scenario(self._runner.match, path, library=library()))))  # fmt: skip

    def peek(self, number: int, aim: int = NOBODY) -> None:
        """Ask what an action would ask next, perhaps after its target; `peeked` tells."""
        self._send(lambda: self.peeked.emit(number, aim, self._runner.peek(number, aim)))

    @property
    def answers(self) -> int:
        """How many answers had been given to the question that is shown."""
        return self._count

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

    def propose(self, wanted: Wanted) -> None:
        """Propose to the others to repeat choices that were recalled (CR 728.2a)."""
        self.decision = None
        count = self._count
        self._send(lambda: self._runner.propose(wanted, count))

    def why_not(self, oid: int) -> None:
        """Ask why something can't be used; `reasoned` tells, or `mana_offered` what mana it could make."""
        seat = self._runner.viewer
        if seat != NOBODY:
            self._send(lambda: self._why_not(seat, oid))

    def _why_not(self, seat: int, oid: int) -> None:
        match = self._runner.match
        if uses := match.mana_uses(seat, oid):
            self.mana_offered.emit(oid, list(uses))
        else:
            self.reasoned.emit(oid, list(match.why_not(seat, oid)))

    def explain(self, oid: int) -> None:
        """Ask why something can't be used, and why it is as it is; `explained` tells."""
        seat, match = self._runner.viewer, self._runner.match
        if seat != NOBODY:
            self._send(lambda: self.explained.emit(oid, list(match.why_not(seat, oid)), list(match.why_so(seat, oid))))

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

    def rules(self, seat: int) -> PassRules:
        """Where a seat stops, and what it need not be asked."""
        return self._runner.rules.get(seat, PassRules())

    def set_rules(self, seat: int, rules: PassRules) -> None:
        """Change where a seat stops, and what it need not be asked."""
        self._runner.set_rules(seat, rules)

    def toggle_stop(self, stop: Stop) -> None:
        """Set a stop of the viewer's, or take it away."""
        if self.view is not None:
            self.set_rules(self.view.viewer, self.rules(self.view.viewer).toggled(stop))

    def toggle_yield(self, ability: Ability) -> None:
        """Always let an ability resolve for the viewer, also the one that is asked about now; or no longer."""
        if self.view is None:
            return
        rules = self.rules(self.view.viewer).yielding(ability)
        self.set_rules(self.view.viewer, rules)
        if self.decision is not None and self.decision.kind == "act" and ability in rules.yields:
            top = self.view.objects[self.view.stack[0]] if self.view.stack else None
            if top is not None and (top.source, top.text) == ability:
                self.answer(0)

    def set_hold(self, hold: bool) -> None:
        """Whether the viewer is asked at every priority."""
        if self.view is not None:
            self.set_rules(self.view.viewer, replace(self.rules(self.view.viewer), hold=hold))

    def set_quiet(self, on: bool) -> None:
        """Whether the viewer is asked nothing until their next turn, but for what they must declare or choose."""
        if self.view is not None:
            self.set_rules(self.view.viewer, replace(self.rules(self.view.viewer), quiet=on))

    def set_only_mine(self, on: bool) -> None:
        """Whether the viewer lets resolve what is not aimed at them or theirs."""
        if self.view is not None:
            self.set_rules(self.view.viewer, replace(self.rules(self.view.viewer), only_mine=on))

    def set_auto_end(self, on: bool) -> None:
        """Whether everybody's turn ends by itself when nothing can be done."""
        for seat in self.people:
            self.set_rules(seat, replace(self.rules(seat), auto_end=on))

    def answer_always(self, answer: bool) -> None:
        """Answer the yes or no that is asked, and always so from now on."""
        asked = self.decision
        if self.view is not None and isinstance(asked, YesNo):
            rules = self.rules(asked.asked_of).answering((asked.source, asked.prompt), answer)
            self.set_rules(asked.asked_of, rules)
            self.answer(answer)

    def ask_again(self, question: Ability) -> None:
        """Ask the viewer a question again that was always answered."""
        if self.view is not None:
            self.set_rules(self.view.viewer, self.rules(self.view.viewer).answering(question, None))

    def be_quiet(self) -> None:
        """Ask the viewer nothing until their next turn, but for what they must declare or choose."""
        if self.decision is not None and self.decision.kind == "act":
            self.set_quiet(True)
            self.answer(0)

    def skip_turn(self, first: int = 0) -> None:
        """Pass for the viewer until the end of the turn; `first` an action of theirs may come before."""
        if self.view is not None and self.decision is not None and self.decision.kind == "act":
            self.set_rules(self.view.viewer, replace(self.rules(self.view.viewer), skip_turn=self.view.turn))
            self.answer(first)

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
