"""A draft played by people and programs: asking, answering, views, going back, and its file."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core.errors import DamagedSave, RefusedError, SaveError, StaleAnswer
from engine.core.identity import Seat
from engine.meaning.message import say
from engine.table.drafting import draft_file
from engine.table.drafting.games import setup_of
from engine.table.drafting.procedure import whole
from engine.table.drafting.programs import answer_of
from engine.table.drafting.table import Table
from engine.table.drafting.view import DraftView, view_for
from engine.telling.teller import ENGLISH, Telling

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game.decisions.decision import Answer, Decision
    from engine.game.rules.questions.drafting import Steps
    from engine.table.drafting.setup import DraftSetup
    from engine.table.setup import Setup


class Progress:
    """How many turns to draft have begun, and the decks that are built."""

    def __init__(self) -> None:
        self.turns = 0
        self.decks: dict[Seat, dict[str, Any]] = {}

    def begins(self) -> None:
        """A player's turn to draft begins."""
        self.turns += 1


class Draft:
    """A draft under way."""

    def __init__(self, setup: DraftSetup, answers: tuple[Answer, ...] = ()) -> None:
        setup.check()
        self.setup = setup
        self.language = ENGLISH
        self.answers: list[Answer] = []
        self.pending: Decision | None = None
        self.journal: draft_file.DraftJournal | None = None
        self._begin()
        self._take(answers)

    def _begin(self) -> None:
        self.table, self.progress = Table(self.setup), Progress()
        self._marks: list[tuple[int, int, Seat]] = []  # of each answer: its turn, how much was seen before it, whose
        self.answers.clear()
        self._steps: Steps = whole(self.table, self.progress)
        self.pending = next(self._steps, None)

    def _take(self, answers: tuple[Answer, ...] | list[Answer]) -> None:
        for answer in answers:
            self._give(answer)

    # -- answering

    @property
    def over(self) -> bool:
        """Whether all decks are built."""
        return self.pending is None

    def agent_of(self, seat: Seat) -> str:
        """Who sits there: "" for a person."""
        return self.setup.seats[seat].agent

    def answer(self, answer: Answer, number: int | None = None) -> None:
        """Answer the pending decision; an illegal answer raises and changes nothing."""
        if self.pending is None:
            raise StaleAnswer(say("draft_is_over"))
        if number is not None and number != len(self.answers):
            raise StaleAnswer(say("that_question_is_no_longer_asked"))
        with self._refusing_in_words():
            self._give(answer)
        if self.journal is not None:
            self.journal.answered(answer)

    def _give(self, answer: Answer) -> None:
        if self.pending is None:
            raise StaleAnswer(say("draft_is_over"))
        self.pending.check(answer)
        before = list(self.answers)
        mark = (self.progress.turns, self.table.hidden_seen, self.pending.asked_of)
        try:
            pending = self._steps.send(answer)
        except StopIteration:
            pending = None
        except RefusedError:
            self._begin()
            self._take(before)
            raise
        self.answers.append(answer)
        self._marks.append(mark)
        self.pending = pending

    @contextmanager
    def _refusing_in_words(self) -> Iterator[None]:
        try:
            yield
        except RefusedError as error:
            error.why = Telling(self.language, self.table.name_of).tell(error.why)
            raise

    def answer_by_program(self) -> None:
        """Let a program answer the pending decision, with what its seat may know."""
        assert self.pending is not None
        seat = self.pending.asked_of
        self.answer(answer_of(self.setup, self.view(seat), self.pending, len(self.answers)))

    def run_programs(self) -> None:
        """Let programs answer until a person is asked or the draft is over."""
        while self.pending is not None and self.agent_of(self.pending.asked_of):
            self.answer_by_program()

    # -- seeing

    def view(self, seat: Seat) -> DraftView:
        """The draft as a seat sees it now."""
        return view_for(self.table, seat, self.pending, self.language)

    # -- going back

    def may_undo(self, seat: Seat) -> bool:
        """Whether a player may take back their last answer.

        They may within their pick, and until anybody else has answered, if nothing hidden was seen since.
        """
        if not self._marks:
            return False
        turn, seen, whose = self._marks[-1]
        return whose == seat and turn >= self.progress.turns - 1 and seen == self.table.hidden_seen

    def undo(self, seat: Seat) -> bool:
        """Take back a player's last answer, if they may."""
        if not self.may_undo(seat):
            return False
        self._go_back(len(self.answers) - 1)
        return True

    def _go_back(self, count: int) -> None:
        answers = self.answers[:count]
        self._begin()
        self._take(answers)
        if self.journal is not None:
            self.journal.went_back(count)

    # -- the match

    def match_setup(self) -> Setup:
        """The match that follows, once all decks are built."""
        return setup_of(self.setup, self.table, self.progress.decks)

    # -- keeping

    def journal_to(self, path: Path | str) -> None:
        """Keep a file up to date with every answer from now on."""
        self.journal = draft_file.DraftJournal(Path(path), self.setup, self.answers)

    @property
    def unsaved(self) -> str:
        """Why the draft is not on the disk as it stands; "" if it is."""
        return self.journal.problem if self.journal is not None else ""

    @classmethod
    def load(cls, path: Path | str, *, rescue: bool = False) -> Draft:
        """A draft from a file, at the very decision at which it was left.

        Raises `SaveError`, or `DamagedSave` for one that is damaged after some answers: `rescue` gives it as it stood.
        """
        kept = draft_file.read(Path(path))
        try:
            draft = cls(kept.setup)
        except Exception as error:  # cards and setups from outside can be anything
            raise SaveError(f"{path}: line 1: this can not be set up: {error or type(error).__name__}") from error
        why = kept.damage
        for number, answer in enumerate(kept.answers, start=1):
            try:
                draft._give(answer)
            except Exception as error:  # answers from outside can be anything
                why = f"answer {number} of {len(kept.answers)} does not fit: {error or type(error).__name__}"
                break
        if why and not rescue:
            raise DamagedSave(str(path), why, len(draft.answers))
        return draft
