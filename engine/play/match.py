"""A match: a checkpoint plus the answers since (architecture 2.1).

The rules are synchronous code. A checkpoint is kept after every piece of the game (`rules.turn.advance`). When an
answer comes, the piece runs again from the checkpoint with the answers so far; where one is missing it is asked for,
which unwinds to here. So undo, fork, save, load, crash recovery and the reversal of illegal actions are one mechanism.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.agents.random_agent import random_answer
from engine.core.chance import Chance
from engine.decisions.decision import CANCEL, Answer, Decision
from engine.errors import EngineError, IllegalAction, IllegalAnswer, SaveError, StaleAnswer
from engine.events.cards import Draw, PlayerDid, Reveal, ShuffleLibrary
from engine.events.chance import UseChance
from engine.events.zone_changes import ZoneChange
from engine.play import journal, narration, seeing
from engine.play.setup import Setup
from engine.rules.events import leaving
from engine.rules.turn import turn

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.cards.library import CardLibrary
    from engine.core.identity import ObjectId, Seat
    from engine.play.view import Happening, View
    from engine.state.game import Game

CONCEDE = "concede"


class Unanswered(Exception):
    """A decision without an answer yet; unwinds the rules to the match."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(decision.prompt)
        self.decision = decision


class Replay:
    """Gives the answers so far, in order, and raises `Unanswered` where they end."""

    def __init__(self, answers: Sequence[Answer]) -> None:
        self.answers = answers
        self.used = 0

    def __call__(self, decision: Decision, validate: Callable[[Any], None] | None) -> Any:
        if self.used >= len(self.answers):
            raise Unanswered(decision)
        checked = decision.check(self.answers[self.used])
        if validate is not None:
            validate(checked)
        self.used += 1
        return checked


@dataclass(slots=True)
class Checkpoint:
    """The state after a piece of the game, and how many answers led there."""

    game: Game
    count: int


class Moment:
    """A match as it stood: what a seat could see and know then. No state is written to once an answer is taken in."""

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def told(self) -> int:
        """How many events had happened."""
        return self._game.history.total

    def view(self, seat: Seat) -> View:
        """The game as a seat saw it."""
        return seeing.view_for(self._game, seat, None)

    def happenings(self, seat: Seat, since: int = 0) -> list[Happening]:
        """What had happened from an event number on, in words the seat could know."""
        return narration.narrate(self._game, seat, since)


class Match:
    """A game that people play: it asks, takes answers, shows views, goes back, and is kept in a file."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.answers: list[Answer] = []
        self.revealing: list[bool] = []  # for each answer, whether it used chance or showed something hidden
        self.by_agent: list[bool] = []  # for each answer, whether a program gave it
        self.checkpoints: list[Checkpoint] = [Checkpoint(setup.first_state(), 0)]
        self.live: Game = self.checkpoints[0].game  # what views show: also what an unfinished action has done so far
        self.pending: Decision | None = None
        self.journal: journal.Journal | None = None
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
        return self.live.over

    def answer(self, answer: Answer, number: int | None = None) -> None:
        """Answer the pending decision. An illegal answer raises and changes nothing; "cancel" takes an action back.

        `number` guards against answering a question that is no longer asked: the count of answers it was shown at.
        """
        if self.pending is None:
            raise StaleAnswer("the game is over")
        if number is not None and number != len(self.answers):
            raise StaleAnswer("that question is no longer asked")
        if answer == CANCEL:
            self._cancel()
            return
        self.pending.check(answer)
        before = (self.live, self.pending, list(self.checkpoints))
        self.answers.append(answer)
        self.revealing.append(False)
        self.by_agent.append(bool(self.agent_of(self.pending.seat)))
        try:
            self._advance()
        except IllegalAction:
            self._back_to_checkpoint()
            self._write_journal()
            raise
        except (IllegalAnswer, EngineError):
            self.answers.pop()
            self.revealing.pop()
            self.by_agent.pop()
            self.live, self.pending, self.checkpoints = before
            raise
        self.revealing[-1] = _reveals(before[0], self.live)
        if self.journal is not None:
            self.journal.answered(answer)

    def _cancel(self) -> None:
        assert self.pending is not None
        if not self.pending.cancellable:
            raise IllegalAnswer("this can't be taken back", "729.1")
        self._back_to_checkpoint()
        self._write_journal()

    def _back_to_checkpoint(self) -> None:
        count = self.checkpoints[-1].count
        del self.answers[count:], self.revealing[count:], self.by_agent[count:]
        self._advance()

    def _advance(self) -> None:
        """Run from the last checkpoint with the answers since, until one is missing or the game is over."""
        while True:
            base = self.checkpoints[-1]
            game = base.game.clone()
            replay = Replay(self.answers[base.count :])
            game.ask = replay
            if game.over:
                self.live, self.pending = game, None
                return
            try:
                turn.advance(game)
            except Unanswered as unanswered:
                self.live, self.pending = game, unanswered.decision
                return
            self._keep(Checkpoint(game, base.count + replay.used))

    def _keep(self, new: Checkpoint) -> None:
        """Keep a checkpoint; one with the same answers replaces the last, and old ones are thinned out."""
        if self.checkpoints[-1].count == new.count and len(self.checkpoints) > 1:
            self.checkpoints[-1] = new
        else:
            self.checkpoints.append(new)
        if len(self.checkpoints) > 200:
            self.checkpoints = [*self.checkpoints[:100:4], *self.checkpoints[100:]]

    def concede(self, seat: Seat) -> None:
        """A player concedes, whatever is being asked (CR 104.3a)."""
        game = self.checkpoints[-1].game.clone()
        if game.players[seat].left or game.over:
            return
        self._back_to_checkpoint()
        game.ask = Replay(())
        leaving.concede(game, seat)
        self.answers.append({CONCEDE: seat})
        self.revealing.append(True)
        self.by_agent.append(False)
        self.checkpoints.append(Checkpoint(game, len(self.answers)))
        self._write_journal()
        self._advance()

    # -- programs in seats ---------------------------------------------------------------------------------------

    def agent_of(self, seat: Seat) -> str:
        """Who sits there: "" for a person."""
        return self.setup.seats[seat].agent

    def play_agents(self, most: int = 1000) -> int:
        """Let programs answer until a person is asked; give how many decisions they took."""
        taken = 0
        while self.pending is not None and self.agent_of(self.pending.seat) and taken < most:
            self.answer_by_chance()
            taken += 1
        return taken

    def answer_by_chance(self) -> None:
        """Answer the pending decision by chance; the same match gives the same answers."""
        assert self.pending is not None
        chance = Chance(self.setup.seed * 1_000_003 + len(self.answers) * 7919 + self.taken_back * 104_729 + 17)
        tries = 0
        while True:
            tries += 1
            try:
                answer = random_answer(self.pending, chance) if tries < 50 else self._safe_answer()
                self.answer(answer)
                return
            except IllegalAnswer:
                if tries > 60:
                    raise
            except IllegalAction:
                self.taken_back += 1
                return  # back at the decision before; chance goes on from there with other answers
            finally:
                chance.below(7)

    def _safe_answer(self) -> Answer:
        demanded = getattr(self.pending, "demanded", None)
        return [list(pair) for pair in demanded] if demanded is not None else 0

    # -- seeing --------------------------------------------------------------------------------------------------

    def view(self, seat: Seat) -> View:
        """The game as a seat sees it now."""
        return seeing.view_for(self.live, seat, self.pending)

    def happenings(self, seat: Seat, since: int = 0) -> list[Happening]:
        """What happened from an event number on, in words the seat may know."""
        return narration.narrate(self.live, seat, since)

    def as_it_stands(self) -> Moment:
        """How the match stands now, for looking back later."""
        return Moment(self.live)

    def why_not(self, seat: Seat, oid: ObjectId) -> tuple[str, ...]:
        """Why a seat can't use a card or permanent now, with rule numbers; empty if it can."""
        return seeing.why_not(self.live, seat, oid)

    # -- going back ----------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the last answer of a person can be taken back freely: no chance used, nothing hidden shown."""
        target = self._undo_target()
        return target is not None and not any(self.revealing[target:])

    def _undo_target(self) -> int | None:
        """How many answers would be left after an undo: up to before the last answer of a person."""
        count = len(self.answers)
        while count > 0:
            count -= 1
            if not self.by_agent[count]:
                return count
        return None

    def undo(self, force: bool = False) -> None:
        """Go back to the last decision of a person; with `force` also past what was seen or thrown."""
        target = self._undo_target()
        if target is None:
            raise IllegalAction("there is nothing to take back")
        if not force and any(self.revealing[target:]):
            raise IllegalAction("something hidden was seen or chance was used since")
        self.rewind(target)

    def rewind(self, count: int) -> None:
        """Go back to when so many answers had been given."""
        while self.checkpoints[-1].count > count:
            self.checkpoints.pop()
        del self.answers[count:], self.revealing[count:], self.by_agent[count:]
        self._advance()
        self._write_journal()

    def fork(self) -> Match:
        """A match of its own that stands where this one stands."""
        new = Match.__new__(Match)
        new.setup = self.setup
        new.answers = list(self.answers)
        new.revealing = list(self.revealing)
        new.by_agent = list(self.by_agent)
        new.checkpoints = [Checkpoint(self.checkpoints[-1].game.clone(), self.checkpoints[-1].count)]
        new.live, new.pending, new.journal = self.live, self.pending, None
        new.taken_back = self.taken_back
        new._advance()
        return new

    # -- keeping -------------------------------------------------------------------------------------------------

    def save(self, path: Path | str) -> None:
        """Write the whole match to a file, all or nothing."""
        journal.write(Path(path), self.setup, self.answers)

    def journal_to(self, path: Path | str) -> None:
        """Keep a file up to date with every answer from now on, so that nothing is lost if the process dies."""
        self.journal = journal.Journal(Path(path), self.setup, self.answers)

    def _write_journal(self) -> None:
        if self.journal is not None:
            self.journal.rewritten(self.answers)

    @classmethod
    def load(cls, path: Path | str, library: CardLibrary | None = None) -> Match:
        """A match from a file; it stands at the very decision at which it was left."""
        setup, answers = journal.read(Path(path), library)
        match = cls(setup)
        for number, answer in enumerate(answers):
            try:
                if isinstance(answer, dict) and CONCEDE in answer:
                    match.concede(answer[CONCEDE])
                else:
                    match.answer(answer)
            except EngineError as error:
                raise SaveError(f"{path}: answer {number + 1} of {len(answers)} does not fit: {error}") from error
        return match

    @classmethod
    def resume(cls, path: Path | str, library: CardLibrary | None = None) -> Match:
        """A match from a file that is kept up to date further."""
        match = cls.load(path, library)
        match.journal_to(path)
        return match


def _reveals(before: Game, after: Game) -> bool:
    """Whether chance was used or hidden cards were seen between two states of one game."""
    if before.chance != after.chance:
        return True
    for event in after.history.since(before.history.total):
        if isinstance(event, (Draw, Reveal, ShuffleLibrary, UseChance)):
            return True
        if isinstance(event, PlayerDid) and event.deed in ("scry", "surveil", "search", "look"):
            return True
        if isinstance(event, ZoneChange) and event.origin == "library":
            return True
    return False
