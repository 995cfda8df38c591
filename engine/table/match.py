"""A match: a checkpoint plus the answers since.

The rules are synchronous code. A checkpoint is kept after every piece of the game (`rules.turn.advance`). When an
answer comes, the piece runs again from the checkpoint with the answers so far; where one is missing it is asked for,
which unwinds to here. So undo, fork, save, load, crash recovery and the reversal of illegal actions are one mechanism.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core.errors import DamagedSave, IllegalAction, IllegalAnswer, RefusedError, SaveError, StaleAnswer
from engine.core.identity import NOBODY
from engine.game.decisions.decision import CANCEL, Answer, Decision
from engine.game.events.missed_triggers import CountAnswers
from engine.game.rules.events import leaving
from engine.meaning.message import say
from engine.table import by_chance, game_log, journal, missed_triggers, programs, seat_views
from engine.table.match_file import MatchFile
from engine.table.moments import Moment
from engine.table.replay import (
    AGREED_DRAW,
    CONCEDE,
    Asked,
    Checkpoint,
    Conceded,
    Drawn,
    Replay,
    Unanswered,
    reveals,
)
from engine.table.setup import Setup
from engine.telling.teller import ENGLISH, GameTelling

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game
    from engine.table.view import Happening, View

IDLE_TURNS = 500  # in which nobody can decide anything: then the game is a loop (CR 104.4b)


class Match:
    """A game that people play: it asks, takes answers, shows views, goes back, and is kept in a file."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.language = ENGLISH  # in which it is shown; no part of the game, of saves and journals
        self.answers: list[Answer] = []
        self.revealing: list[bool] = []  # for each answer, whether it used chance or showed something hidden
        self.asked: list[Asked] = []  # of the decision that each answer was given to, and of the pending one
        self.checkpoints: list[Checkpoint] = [Checkpoint(setup.first_state(), 0)]
        self.live: Game = self.checkpoints[0].game  # what views show: also what an unfinished action has done so far
        self.pending: Decision | None = None
        self.at_work: AbstractContextManager[object] = nullcontext()  # around the work of the rules: it can be dropped
        self._under_way: tuple[Replay, Game] | None = None
        self.file = MatchFile(self)
        self.keeps_moments = False  # whether what is passed through on the way to the next question is kept
        self._passed: list[Game] = []
        self.taken_back = 0  # actions by chance that could not be completed: the next try must be another one
        self._advance()

    @classmethod
    def new(cls, setup: Setup) -> Match:
        """A match about to begin."""
        return cls(setup)

    # -- answering -----------------------------------------------------------------------------------------------

    @property
    def over(self) -> str:
        """Why the game ended; "" while it goes on."""
        return GameTelling(self.live, NOBODY, self.language).tell(self.live.over) if self.live.ended else ""

    @property
    def turn(self) -> int:
        """The number of the present turn."""
        return self.live.turn.number

    def answer(self, answer: Answer, number: int | None = None) -> None:
        """Answer the pending decision.

        An illegal answer raises and changes nothing; "cancel" takes an action back.

        `number` guards against answering a question that is no longer asked: the count of answers it was shown at.
        """
        with self._refusing_in_words():
            self._answer(answer, number)

    def _answer(self, answer: Answer, number: int | None) -> None:
        if self.pending is None:
            raise StaleAnswer(say("the_game_is_over"))
        if number is not None and number != len(self.answers):
            raise StaleAnswer(say("that_question_is_no_longer_asked"))
        if answer == CANCEL:
            self._cancel()
            return
        self.pending.check(answer)
        standing = self._standing()
        self.answers.append(answer)
        self._passed = []
        try:
            self._advance()
        except IllegalAction:
            self._back_to(self.checkpoints[-1].count)
            raise
        except BaseException:
            self._restore(standing)
            raise
        self.file.answered(answer)

    @contextmanager
    def _refusing_in_words(self) -> Iterator[None]:
        """What a player may not do is told in their language."""
        seat = self.pending.asked_of if self.pending is not None else NOBODY
        try:
            yield
        except RefusedError as error:
            error.why = GameTelling(self.live, seat, self.language).tell(error.why)
            raise

    def _cancel(self) -> None:
        assert self.pending is not None
        if not self.pending.cancellable:
            raise IllegalAnswer(say("this_cant_be_taken_back"), "729.1")
        self._back_to(self.checkpoints[-1].count)

    def _standing(self) -> tuple[Any, ...]:
        lists = (list(self.answers), list(self.revealing), list(self.asked), list(self.checkpoints))
        return self.live, self.pending, *lists

    def _restore(self, standing: tuple[Any, ...]) -> None:
        """Be again as it was: whatever went wrong, nothing of it stays."""
        self.live, self.pending, self.answers, self.revealing, self.asked, self.checkpoints = standing
        self._passed = []

    def _back_to(self, count: int) -> None:
        """Go back to when so many answers had been given, in memory and on the disk."""
        standing = self._standing()
        try:
            self._truncate(count)
            self._advance()
        except BaseException:
            self._restore(standing)
            raise
        self.file.went_back(count)

    def _truncate(self, count: int) -> None:
        while self.checkpoints[-1].count > count:
            self.checkpoints.pop()
        del self.answers[count:], self.revealing[count:], self.asked[count:]

    def reached(self, number: int, seat: Seat, game: Game) -> None:
        """Note how things stand as a decision is asked after so many answers, unless that is known."""
        self._note_reveals(number, game)
        CountAnswers(number).apply(game)
        if number == len(self.asked):
            turn_number, of_agent = game.turn.number, bool(self.agent_of(seat))
            self.asked.append(Asked(of_agent, turn_number, game.chance, game.history.total))

    def _note_reveals(self, number: int, game: Game) -> None:
        if number > len(self.revealing):
            self.revealing.append(reveals(self.asked[number - 1], game))

    def how_far(self) -> tuple[int, int, int]:
        """How far the rules are, told to other threads: answers taken in, of how many, and events."""
        under_way = self._under_way
        if under_way is None:
            return 0, 0, 0
        return under_way[0].used, len(self.answers), under_way[1].history.total

    def _advance(self) -> None:
        """Run from the last checkpoint with the answers since, until one is missing or the game is over."""
        with self.at_work:
            self._run()

    def _run(self) -> None:
        asked_in = self.checkpoints[-1].game.turn.number
        while True:
            base = self.checkpoints[-1]
            game = base.game.clone()
            replay = Replay(self, game, base.count)
            game.ask = replay
            self._under_way = replay, game
            if game.ended:
                self._note_reveals(base.count, game)
                self.live, self.pending = game, None
                return
            try:
                missed_triggers.advance(game, base, replay)
            except Unanswered as unanswered:
                self.live, self.pending = game, unanswered.decision
                return
            except Conceded as conceded:
                self._add_checkpoint(self._after_conceding(base, replay.used, conceded.seat))
                continue
            except Drawn:
                self._add_checkpoint(
                    self._ended_instead(base, replay.used, lambda game: leaving.draw(game, say("players_agreed")))
                )
                continue
            if replay.used > base.count:
                asked_in = game.turn.number
            elif game.turn.number - asked_in > IDLE_TURNS:
                leaving.draw(game, say("endless_loop"))
            self._add_checkpoint(Checkpoint(game, replay.used))
            if self.keeps_moments and game.history.total > base.game.history.total:
                self._passed.append(game)

    def _after_conceding(self, base: Checkpoint, count: int, seat: Any) -> Checkpoint:
        """The state after a player conceded instead of the action that was under way (CR 104.3a)."""
        players = base.game.players
        if count != base.count or type(seat) is not int or not 0 <= seat < len(players) or players[seat].left:
            raise IllegalAnswer(say("that_player_cant_concede_now"), "104.3a")
        return self._ended_instead(base, count, lambda game: leaving.concede(game, seat))

    def _ended_instead(self, base: Checkpoint, count: int, deed: Callable[[Game], None]) -> Checkpoint:
        """The state after somebody got up instead of the action that was under way."""
        game = base.game.clone()
        game.ask = Replay(self, game, len(self.answers))
        deed(game)
        self.asked[count:] = [Asked(False, game.turn.number, game.chance, game.history.total)]
        self.revealing[count:] = [True]
        return Checkpoint(game, count + 1)

    def _add_checkpoint(self, new: Checkpoint) -> None:
        """Keep a checkpoint; one with the same answers replaces the last, and old ones are thinned out."""
        if self.checkpoints[-1].count == new.count and len(self.checkpoints) > 1:
            self.checkpoints[-1] = new
        else:
            self.checkpoints.append(new)
        if len(self.checkpoints) > 200:
            self.checkpoints = [*self.checkpoints[:100:4], *self.checkpoints[100:]]

    def concede(self, seat: Seat) -> None:
        """A player concedes, whatever is being asked (CR 104.3a)."""
        game, count = self.checkpoints[-1].game, self.checkpoints[-1].count
        if game.players[seat].left or game.over:
            return
        self._answer_out_of_turn(count, {CONCEDE: seat})

    def announce(self, seat: Seat, oid: ObjectId, number: int) -> None:
        """Somebody speaks of a triggered ability, whatever is being asked; see `play.remembering`."""
        with self._refusing_in_words():
            self._answer_out_of_turn(*missed_triggers.instead(self, seat, oid, number))

    def agree_to_draw(self) -> None:
        """All players agree to a draw, whatever is being asked."""
        if not self.over:
            self._answer_out_of_turn(self.checkpoints[-1].count, {AGREED_DRAW: True})

    def _answer_out_of_turn(self, count: int, instead: Answer) -> None:
        """Go on from the last checkpoint with what is no answer to what is asked."""
        standing = self._standing()
        try:
            self._truncate(count)
            self.answers.append(instead)
            self._advance()
        except BaseException:
            self._restore(standing)
            raise
        self.file.answered_out_of_turn(count, instead)

    # -- programs in seats ---------------------------------------------------------------------------------------

    def agent_of(self, seat: Seat) -> str:
        """Who sits there: "" for a person."""
        return self.setup.seats[seat].agent

    def answer_by_chance(self) -> None:
        """Answer the pending decision by chance; the same match gives the same answers."""
        by_chance.answer(self)

    def answer_by_program(self, at_once: bool = False) -> None:
        """Answer as the program that is asked does, or `at_once`; the same match gives the same answers."""
        programs.answer(self, at_once)

    # -- seeing --------------------------------------------------------------------------------------------------

    def view(self, seat: Seat) -> View:
        """The game as a seat sees it now."""
        return seat_views.view_for(self.live, seat, self.pending, self.language)

    def happenings(self, seat: Seat, since: int = 0) -> list[Happening]:
        """What happened from an event number on, in words the seat may know."""
        return game_log.narrate(self.live, seat, since, self.language)

    def on_the_way(self) -> list[Moment]:
        """How the match stood between the last answer and now, where `keeps_moments` is set."""
        return [Moment(game, self.language) for game in self._passed]

    def as_it_stands(self) -> Moment:
        """How the match stands now, for looking back later."""
        return Moment(self.live, self.language)

    # -- going back ----------------------------------------------------------------------------------------------

    def is_free(self, count: int) -> bool:
        """Whether going back to so many answers takes back no chance, and nothing hidden that was seen."""
        return not any(self.revealing[count:])

    def rewind(self, count: int) -> None:
        """Go back to when so many answers had been given."""
        self._back_to(count)

    def fork(self, count: int | None = None) -> Match:
        """A match of its own that stands where this one stands, or where it stood after so many answers."""
        at = len(self.answers) if count is None else count
        base = next(checkpoint for checkpoint in reversed(self.checkpoints) if checkpoint.count <= at)
        new = Match.__new__(Match)
        new.setup = self.setup
        new.language = self.language
        new.answers = self.answers[:at]
        new.revealing = self.revealing[:at]
        new.asked = self.asked[:at]
        new.checkpoints = [Checkpoint(base.game.clone(), base.count)]
        new.live, new.pending, new.file = self.live, self.pending, MatchFile(new)
        new.taken_back = self.taken_back
        new.keeps_moments, new._passed = False, []
        new.at_work, new._under_way = self.at_work, None
        new._advance()
        return new

    # -- loading ------------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, path: Path | str, *, rescue: bool = False) -> Match:
        """A match from a file; it stands at the very decision at which it was left.

        Raises `SaveError` for what is no match, and `DamagedSave` for one that is damaged after some answers; `rescue`
        gives it as it stood then.
        """
        kept = journal.read(Path(path))
        try:
            match = cls(kept.setup)
            why = match._take_in(kept) or kept.damage
        except Exception as error:  # cards and setups from outside can be anything
            raise SaveError(f"{path}: line 1: this can not be set up: {error or type(error).__name__}") from error
        if why and not rescue:
            raise DamagedSave(str(path), why, len(match.answers))
        return match

    def _take_in(self, kept: journal.SavedMatch) -> str:
        """Take the answers of a file, from the last snapshot on if it fits to them; what is wrong, or ""."""
        beginning = self._standing()
        found = self.file.recall(kept)
        if found is not None and found.taken:
            self.checkpoints = [self.checkpoints[0], *found.taken]
            self.asked, self.revealing = list(found.asked), list(found.revealing)
            if not self._replay(kept.answers):
                return ""
            self.file.disbelieve()
            self._restore(beginning)
        return self._replay(kept.answers)

    def _replay(self, answers: list[Answer]) -> str:
        """Take all the answers of a file, or as many as fit; what is wrong with the next one, or ""."""
        self.answers = list(answers)
        try:
            self._advance()
            used = len(self.revealing)
            why = "the game was over" if used < len(answers) else ""
        except Exception as error:  # answers from outside can be anything
            used = len(self.asked) - 1
            why = str(error) or type(error).__name__
        if why:
            self._truncate(used)
            self._advance()
            why = f"answer {used + 1} of {len(answers)} does not fit: {why}"
        return why
