"""Queues of answers: for each seat three, first in, first out (scenario format, section 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from engine.core.record import replace
from engine.scenario.format import CHOICE, PICK, QUEUES, STOP, YES

if TYPE_CHECKING:
    from engine.scenario.format import Answer

SavedQueues = dict[tuple[str, str], tuple["Answer", ...]]


class Queues:
    """The answers that have not been used yet."""

    def __init__(self, letters: Iterable[str], strict: Callable[[str], bool]) -> None:
        self._waiting: dict[tuple[str, str], list[Answer]] = {(s, to): [] for s in letters for to in QUEUES}
        self._strict = strict
        self._before: dict[tuple[str, str], Answer] = {}  # by seat and place: the answer given directly before

    def add(self, answers: Iterable[Answer]) -> None:
        """Queue answers behind those that wait."""
        last: dict[str, Answer] = {}
        for answer in answers:
            self._waiting[answer.seat, answer.to].append(answer)
            if answer.seat in last and last[answer.seat].place != answer.place:
                self._before[answer.seat, answer.place] = last[answer.seat]
            last[answer.seat] = answer

    def waiting(self, seat: str, to: str) -> tuple[Answer, ...]:
        """The answers of a queue, the front first."""
        return tuple(self._waiting[seat, to])

    def before(self, answer: Answer) -> Answer | None:
        """The answer directly before another one of the same seat, in any queue; None if it is used up."""
        found = self._before.get((answer.seat, answer.place))
        return found if found is not None and found in self._waiting[found.seat, found.to] else None

    def front(self, seat: str, to: str, kinds: Sequence[str]) -> Answer | None:
        """The front of a queue if it is of one of these kinds.

        In strict mode the first answer of these kinds counts as the front of the choice queue, so that it does not
        matter in which order questions of different kinds are asked (scenario format, section 8.2).
        """
        queue = self._waiting[seat, to]
        if to == CHOICE and self._strict(seat):
            return next((answer for answer in queue if answer.kind in kinds), None)
        return queue[0] if queue and queue[0].kind in kinds else None

    def use(self, answer: Answer, picks: int = 0) -> None:
        """Take an answer out of its queue; of a pick only so many of its entries, if it has more."""
        queue = self._waiting[answer.seat, answer.to]
        place = queue.index(answer)
        if answer.kind == PICK and 0 < picks < len(answer.picks):
            queue[place] = replace(answer, picks=answer.picks[picks:])
        else:
            del queue[place]

    def unused(self, seat: str, to: str) -> tuple[Answer, ...]:
        """The answers left over, but for a `stop` or a no: what was not even asked was not done either."""
        return tuple(
            answer
            for answer in self._waiting[seat, to]
            if answer.kind != STOP and not (answer.kind == YES and not answer.value)
        )

    def keep(self) -> SavedQueues:
        """The queues as they are now, for `go_back`."""
        return {key: tuple(queue) for key, queue in self._waiting.items()}

    def go_back(self, kept: SavedQueues) -> None:
        """Put answers back that an action used which was taken back."""
        self._waiting = {key: list(queue) for key, queue in kept.items()}
