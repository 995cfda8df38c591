"""Playing again what was answered: where a match's game gets its answers.

Where they end, an exception unwinds the rules to the match.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from engine.core.record import record
from engine.game.decisions.decision import Decision
from engine.game.rules.questions.seeing import shows_hidden

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.core.identity import Seat
    from engine.game.state.game import Game

CONCEDE = "concede"
ANNOUNCE = "announce"  # of a triggered ability: who speaks of it, an object, and the number of its ability
AGREED_DRAW = "agreed draw"


class Unanswered(Exception):
    """A decision without an answer yet; unwinds the rules to the match."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(decision.prompt)
        self.decision = decision


@record
class Asked:
    """How things stood when a decision was asked: whether of a program, turn, chance, history."""

    of_agent: bool
    turn: int
    chance: int
    events: int


class Answered(Protocol):
    """What replaying needs of a match."""

    answers: list[Any]

    def reached(self, number: int, seat: Seat, game: Game) -> None:
        """Note how things stand as a decision is asked after so many answers."""


class Replay:
    """Gives the answers so far, in order, and raises `Unanswered` where they end."""

    def __init__(self, match: Answered, game: Game, used: int) -> None:
        self.match = match
        self.game = game
        self.used = used

    def __call__(self, decision: Decision, validate: Callable[[Any], None] | None) -> Any:
        match, number = self.match, self.used
        match.reached(number, decision.asked_of, self.game)
        if number >= len(match.answers):
            raise Unanswered(decision)
        answer = match.answers[number]
        if isinstance(answer, dict) and CONCEDE in answer:
            raise Conceded(answer[CONCEDE])
        if answer == {AGREED_DRAW: True}:
            raise Drawn
        if isinstance(answer, dict) and ANNOUNCE in answer:
            raise Announced(answer[ANNOUNCE])
        checked = decision.check(answer)
        if validate is not None:
            validate(checked)
        self.used += 1
        return checked


class Conceded(Exception):
    """A player gave up instead of answering; unwinds the rules to the match."""

    def __init__(self, seat: Any) -> None:
        super().__init__("a player conceded")
        self.seat = seat


class Drawn(Exception):
    """The players agreed to a draw instead of answering; unwinds the rules to the match."""


class Announced(Exception):
    """Somebody speaks of a triggered ability instead of answering; unwinds the rules to the match."""

    def __init__(self, said: Any) -> None:
        super().__init__("somebody speaks of a triggered ability")
        self.said = said


@dataclass(slots=True)
class Checkpoint:
    """The state after a piece of the game, and how many answers led there."""

    game: Game
    count: int


def reveals(before: Asked, after: Game) -> bool:
    """Whether chance was used or hidden cards were seen since a decision was asked."""
    return before.chance != after.chance or any(map(shows_hidden, after.history.since(before.events)))
