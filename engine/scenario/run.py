"""A run of a scenario: the game is played through, the script acts, the queues answer.

Scenario format, sections 6 to 11.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, Seat
from engine.game.events.counters import PutCounters
from engine.game.rules.events import leaving
from engine.game.rules.events.happening import happen
from engine.game.rules.layers.projection import BoardProjection
from engine.game.rules.turn import priority, turn
from engine.game.state.game import Game
from engine.game.state.turn import BEGIN, PRIORITY
from engine.scenario import format as f
from engine.scenario import position
from engine.scenario.answer_queues import Queues
from engine.scenario.answering import orders
from engine.scenario.answering.answerer import Answerer
from engine.scenario.board import Board
from engine.scenario.card_index import CardIndex, ScenarioCards
from engine.scenario.expectations import Moment, verify
from engine.scenario.failures import Log, PlayedOn, ScriptFailed
from engine.scenario.format import Entry, Scenario, Segment
from engine.scenario.script import Script, holds
from engine.scenario.taking_actions import Actor, illegal

if TYPE_CHECKING:
    from engine.cards.library import CardLibrary

SEED = 1
MOST_IDLE_STEPS = 20_000  # pieces of the game in a row without any action of the script


class Frozen(Exception):
    """The failure that must occur has occurred; the game is frozen there (scenario format, section 11)."""


class Run:
    """One run of one scenario. `play` raises what went wrong; nothing is raised if the scenario passes."""

    def __init__(self, scenario: Scenario, library: CardLibrary | CardIndex, tick: Callable[[], None] | None = None):
        self.scenario = scenario
        self.index = library if isinstance(library, CardIndex) else CardIndex(library)
        self.tick = tick
        letters = scenario.turn_order
        self.log = Log()
        edition = scenario.edition or position.EDITION
        game = Game(list(letters), SEED, BoardProjection(), edition, teams=position.teams(scenario))
        self.board = Board(game, letters)
        self.queues = Queues(letters, self.is_strict)
        self.script = Script(letters)
        self.asker = Answerer(self.board, self.queues, self.is_strict, self.log)
        self.asker.declarations = lambda letter, deed: self.script.declarations(letter, deed, self.game.turn.number)
        self.asker.declared = self._declared
        self.asker.pays_by_itself = self._pays_by_itself
        self.asker.on_failure = self.fail
        self.actor = Actor(self.board, self.queues, self.script, self.asker, self.log, self.fail)
        game.ask, game.falls = self.asker, self.asker.die
        self.sick: tuple[ObjectId, ...] = ()  # permanents of the position that are summoning sick in the first turn
        self.turn_starts: dict[int, Game] = {}
        self.failures = 0  # of those that must occur
        self.idle = 0

    @property
    def game(self) -> Game:
        """The game."""
        return self.board.game

    def is_strict(self, letter: str) -> bool:
        """Whether a seat's questions without an answer fail."""
        return self.scenario.strict.get(letter, True)

    def _pays_by_itself(self, letter: str) -> bool:
        return next((seat.auto_pay for seat in self.scenario.seats if seat.letter == letter), True)

    def _declared(self, entry: Entry) -> None:
        self.idle = 0
        self.script.drop(entry)

    # -- the whole ------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play all segments and check what is expected of each."""
        position.refuse_what_is_missing(self.scenario)
        try:
            for number, segment in enumerate(self.scenario.segments):
                self.script.add(segment.entries)
                self.queues.add(segment.answers)
                if number == 0:
                    self.set_up()
                self._play_to(segment)
                if segment is self.scenario.segments[-1]:
                    self._check_leftovers(segment)
                    self._check_failures()
                self._verify(segment)
        except Frozen:
            self._verify(segment)
        except ScriptFailed as failure:
            self._fail_for_good(failure)
            self._verify(segment)

    def _check_failures(self) -> None:
        """What must fail has failed, as often as it must."""
        wanted = self.scenario.must_fail
        if wanted is not None and not self.failures:
            raise ScriptFailed(wanted.reason, f"the script must fail ({wanted.reason} {wanted.action}), but it did not")
        if wanted is not None and wanted.count is not None and self.failures != wanted.count:
            detail = f"the script must fail {wanted.count} times in this way, but did so {self.failures} times"
            raise ScriptFailed(wanted.reason, detail)

    def set_up(self) -> None:
        """Put the position together; raises `Declined` for cards that can't be played."""
        cards = ScenarioCards(self.scenario, self.index)
        cards.check(self.scenario)
        self.log.where = "setup:"
        self.sick = position.set_up(self.board, self.scenario, cards)

    def _fail_for_good(self, failure: ScriptFailed) -> None:
        """Take a failure in the middle of a procedure, where nothing can go on: it is raised unless it must occur."""
        with contextlib.suppress(Frozen):
            self.fail(failure)

    def fail(self, failure: ScriptFailed) -> None:
        """Note a failure: it is raised unless it must occur; then the game is frozen or goes on."""
        wanted = self.scenario.must_fail
        if wanted is None or not failure.is_meant_by(wanted):
            raise failure
        self.log.note(f"fails as it must: {failure}")
        self.failures += 1
        if not wanted.goes_on:
            raise Frozen

    def _check_leftovers(self, segment: Segment) -> None:
        """Nothing may be left over (scenario format, section 6.2), but for what an expectation asks the number of."""
        checks = [expectation.check for expectation in segment.expect]
        for letter in self.scenario.turn_order:
            for entry in () if "unused_script" in checks else self.script.left(letter):
                detail = f"was never carried out: {entry}"
                self.fail(ScriptFailed(f.ILLEGAL_ACTION, detail, action=entry.action_label(), seat=letter,
                                        name=str(entry.card or "")))  # fmt: skip
            for to in (f.CHOICE, f.TARGET):
                unused = self.queues.unused(letter, to)
                if unused and "unused_answers" not in checks:
                    detail = "was never used: " + "; ".join(map(str, unused))
                    self.fail(ScriptFailed(f.ILLEGAL_ANSWER, detail, seat=letter))

    def _verify(self, segment: Segment) -> None:
        where = "the game is over" if self.game.over else f"turn {self.game.turn.number} {self.game.turn.step}"
        verify(Moment(self.board, self.queues, self.script), segment.expect, f"at the stop ({where})")

    # -- the game goes on -----------------------------------------------------------------------------------------

    def _play_to(self, segment: Segment) -> None:
        while not self.game.over:
            if self.tick is not None:
                self.tick()
            self.idle += 1
            if self.idle > MOST_IDLE_STEPS:
                raise PlayedOn(f"nothing was done for {self.idle} pieces of the game (turn {self.game.turn.number})")
            if self.piece(segment.stop):
                return

    def piece(self, stop: tuple[int, str]) -> bool:
        """Do the next piece of the game; whether the stop has been reached."""
        game = self.game
        before = game.turn
        if before.stage == PRIORITY and priority.settled(game) and self._scripted(before.priority):
            return False
        stack = game.stack
        self.asker.ordered.clear()
        turn.advance(game)
        orders.note_unasked(self.asker, [oid for oid in game.stack if oid not in stack])
        self.log.where = f"[{game.turn.number} {game.turn.step}]"
        after = game.turn
        if after.number != before.number:
            position.begin_sick(game, self.sick)
            self.sick = ()
            self.turn_starts[after.number] = game.clone()
            return after.number >= stop[0] and stop[1] == "untap"
        if after.stage != BEGIN or after.number < stop[0]:
            return False
        if before.stage != BEGIN:
            return after.step == stop[1]  # it has ended
        return before.rest[:1] == (stop[1],) and after.rest[:1] != before.rest[:1]  # it was skipped

    def _scripted(self, seat: Seat) -> bool:
        """Let the script act for the player with priority; False if they pass."""
        game = self.game
        if game.players[seat].left or (game.players[game.turn.active].left and not game.stack):
            return False
        letter = self.board.letter(seat)
        entry = self.script.due(letter, game.turn.number, game.turn.step)
        if entry is None or not holds(self.board, entry.when, seat):
            return False
        if entry.do == f.WAIT:
            return self._wait(entry)
        self.idle = 0
        if entry.do == f.CHECK:
            self.script.drop(entry)
            place = f"{entry.place} {entry.label}".strip() + f" (turn {game.turn.number} {game.turn.step})"
            verify(Moment(self.board, self.queues, self.script), entry.expect, place)
        elif entry.do == f.CONCEDE:
            self.script.drop(entry)
            self.log.note(f"{letter} concedes")
            leaving.concede(game, seat)
        elif entry.do == f.ADD_COUNTERS:
            self._add_counters(entry, seat)
        elif entry.do == f.ROLLBACK:
            self._roll_back(entry)
        else:
            self.actor.act(entry, seat)
        return True

    def _wait(self, entry: Entry) -> bool:
        """Wait: over at once with an empty stack; otherwise the player passes."""
        if not self.game.stack:
            self.script.drop(entry)
            return True
        if entry.until == f.ONE_RESOLVED:
            self.script.drop(entry)
        return False

    def _add_counters(self, entry: Entry, seat: Seat) -> None:
        assert entry.permanent is not None
        self.script.drop(entry)
        found = self.board.find(entry.permanent, self.game.permanents(), seat)
        if found is None:
            self.fail(illegal(entry, f"there is no {entry.permanent}"))
            return
        self.log.note(f"{entry.count} {entry.counter} counters on {self.board.shown(found)}")
        happen(self.game, PutCounters(found, entry.counter, entry.count, seat))

    def _roll_back(self, entry: Entry) -> None:
        """Go back to the start of a turn; what was used stays used."""
        self.script.drop(entry)
        number = self.game.turn.number - entry.turns
        if number not in self.turn_starts:
            self.fail(illegal(entry, f"there is no start of turn {number} to go back to"))
            return
        self.log.note(f"back to the start of turn {number}")
        self.game.become(self.turn_starts[number].clone())
        self.script.add(entry.then, in_front=True)
        self.queues.add(entry.answers)
