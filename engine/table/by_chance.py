"""Chance answers what a match asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from engine.agents.random_agent import random_answer
from engine.core.chance import Chance
from engine.core.errors import IllegalAction, IllegalAnswer
from engine.game.decisions.act import Act
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager

    from engine.core.identity import Seat
    from engine.game.decisions.decision import Answer, Decision
    from engine.table.replay import Asked, Checkpoint
    from engine.table.setup import Setup

BUSY = 200  # decisions of programs in one turn, after which they only pass


class Asking(Protocol):
    """A match that asks: what whoever answers for it needs of it."""

    setup: Setup
    answers: list[Any]
    asked: list[Asked]
    pending: Decision | None
    taken_back: int
    at_work: AbstractContextManager[object]

    @property
    def checkpoints(self) -> Sequence[Checkpoint]:
        """How it stood before the pending decision, the last of them nearest to it."""

    def agent_of(self, seat: Seat) -> str:
        """Who sits there."""

    def answer(self, answer: Answer) -> None:
        """Take an answer; raises `IllegalAnswer`, or `IllegalAction` where it takes back what was begun."""


def answer(match: Asking) -> None:
    """Answer the pending decision by chance; the same match gives the same answers."""
    assert match.pending is not None
    chance = Chance(seed_of(match))
    tries = 0
    while True:
        tries += 1
        try:
            given = random_answer(match.pending, chance) if tries < 50 else _safe_answer(match)
            if isinstance(match.pending, Act) and is_busy(match, BUSY):
                given = 0
            match.answer(given)
            return
        except IllegalAnswer:
            if tries > 60:
                raise
        except IllegalAction:
            match.taken_back += 1
            return  # back at the decision before; chance goes on from there with other answers
        finally:
            chance.below(7)


def seed_of(match: Asking) -> int:
    """A seed that follows from where a match stands."""
    return match.setup.seed * 1_000_003 + len(match.answers) * 7919 + match.taken_back * 104_729 + 17


def is_busy(match: Asking, most: int) -> bool:
    """Whether programs have done so much this turn that it has to come to its end."""
    recent = match.asked[-most:]
    return len(recent) == most and all(asked.of_agent and asked.turn == recent[-1].turn for asked in recent)


def _safe_answer(match: Asking) -> Answer:
    pending = match.pending
    if isinstance(pending, DeclareAttackers | DeclareBlockers):
        return [list(pair) for pair in pending.demanded]
    return 0
