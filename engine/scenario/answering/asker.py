"""Who is asked in a run: what the handlers of all kinds of decisions read, and how they report."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from engine.core.identity import NOBODY
from engine.core.record import replace
from engine.game.decisions.choices import ChooseTargets
from engine.scenario.failures import ScriptFailed
from engine.scenario.format import MISSING_ANSWER, QUEUES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import Ref, Seat
    from engine.game.decisions.decision import Decision
    from engine.scenario.answer_queues import Queues
    from engine.scenario.board import Board
    from engine.scenario.failures import Log
    from engine.scenario.format import Answer, Entry, Reference

Validate = Callable[[Any], None] | None
Handler = Callable[["Asker", Any, Validate], Any]
ForcedHandler = Callable[["Asker", Any, Any], None]
H = TypeVar("H", bound=Handler)
F = TypeVar("F", bound=ForcedHandler)

HANDLERS: dict[type[Decision], Handler] = {}
"""What answers each kind of decision."""

FORCED: dict[type[Decision], ForcedHandler] = {}
"""What uses up the answers that say just what a kind of decision left no choice about."""


def answers(kind: type[Decision]) -> Callable[[H], H]:
    """A decorator: the function that answers a kind of decision."""

    def register(handler: H) -> H:
        HANDLERS[kind] = handler
        return handler

    return register


def notes_forced(kind: type[Decision]) -> Callable[[F], F]:
    """A decorator for the function that notes decisions of a kind that have only one possible answer.

    Such decisions are not asked.
    """

    def register(handler: F) -> F:
        FORCED[kind] = handler
        return handler

    return register


class Announcement:
    """The action that is being taken, with the targets its entry lists.

    A listed target without a mode belongs to the mode of the one before it.
    """

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.targets: list[Reference] = []
        for target in entry.targets:
            before = self.targets[-1].mode if self.targets else 0
            self.targets.append(target if target.mode else replace(target, mode=before))
        self.listed = bool(entry.targets)
        self.modes = sorted({target.mode for target in self.targets if target.mode})
        self.chosen_modes: tuple[int, ...] = ()  # from 0, once they are chosen
        self.slots = 0  # how many target slots have been filled


class Asker:
    """What the handlers of one run share; `answerer.Answerer` finds the handler of a decision."""

    def __init__(self, board: Board, queues: Queues, strict: Callable[[str], bool], log: Log) -> None:
        self.board = board
        self.queues = queues
        self.is_strict = strict
        self.log = log
        self.announcement: Announcement | None = None
        self.declarations: Callable[[str, str], Sequence[Entry]] = lambda letter, deed: ()
        self.declared: Callable[[Entry], None] = lambda entry: None
        self.pays_by_itself: Callable[[str], bool] = lambda letter: True
        self.on_failure: Callable[[ScriptFailed], None] = _raise
        self.division: dict[Ref, int] = {}  # amounts given together with the targets
        self.last_defender: Reference | None = None
        self.decisions = 0
        self.again: tuple[int, Ref, int] = (NOBODY, NOBODY, 0)  # source, what was picked for it, how often still
        self.lent: list[Answer] = []  # used by forced choices, although they stood in the queue that is for others
        self.agreed: dict[tuple[Ref, str, int], int] = {}  # by source, question and turn: how often yes was made up
        self.lent_no: list[Answer] = []  # each a no that was used for what could not be done anyway
        self.empty_slot: Ref = NOBODY  # what the last target slot for which there was nothing to choose was of
        self.copied: dict[int, Ref] = {}  # what something enters as a copy of
        self.ordered: set[Seat] = set()  # whose triggers' order has been asked since the run last looked

    def letter(self, decision: Decision) -> str:
        """The seat whose queues a decision reads."""
        return self.board.letter(decision.seat)

    def strict(self, decision: Decision) -> bool:
        """Whether a question without an answer fails."""
        return self.is_strict(self.letter(decision))

    def question(self, decision: Decision) -> str:
        """A decision in words, for messages."""
        known = decision.source in self.board.game.objects or decision.source in self.board.game.last_known
        source = f" for {self.board.shown(decision.source)}" if known else ""
        words = decision.words if isinstance(decision, ChooseTargets) else decision.purpose
        prompt = decision.prompt.rstrip(".")
        return f"{self.letter(decision)} is asked{source}: {prompt or decision.kind}" + (f" [{words}]" if words else "")

    def used(self, decision: Decision, answer: Answer, what: str) -> None:
        """Log an answer that came from a queue."""
        self.log.note(f"{self.question(decision)} -> {what} (queue: {answer.place})")

    def by_default(self, decision: Decision, what: str) -> None:
        """Log an answer that was made up."""
        self.log.note(f"{self.question(decision)} -> {what} (default)")

    def failed(self, reason: str, decision: Decision, why: str) -> ScriptFailed:
        """A failure at a question; to be raised."""
        return ScriptFailed(reason, f"{self.question(decision)}: {why}", seat=self.letter(decision))

    def missing(self, decision: Decision) -> None:
        """Fail in strict mode, because there is no answer."""
        if self.strict(decision):
            letter = self.letter(decision)
            waiting = [str(answer) for to in QUEUES for answer in self.queues.waiting(letter, to)]
            shown = f"; still queued: {'; '.join(waiting[:3])}" if waiting else ""
            raise self.failed(MISSING_ANSWER, decision, f"there is no answer{shown}")


def _raise(failure: ScriptFailed) -> None:
    raise failure
