"""Programs in seats: who answers what a match asks them, by the names of their levels.

A program keeps nothing between two answers: what it says follows from the match alone, so that a match which is played
again, taken back or forked is answered the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.agents.levels import LEVELS, Level, temperament_of
from engine.agents.lookahead import Lookahead, Position
from engine.core.errors import IllegalAction, IllegalAnswer
from engine.game.decisions.act import Act
from engine.table import by_chance
from engine.table.by_chance import Asking

if TYPE_CHECKING:
    from engine.core.identity import Seat

THOUGHTLESS = Level("at once", answers=1)
BUSY = 60  # decisions of programs in one turn, after which they only pass


def answer(match: Asking, at_once: bool = False) -> None:
    """Answer the pending decision for the program that is asked, `at_once` without a thought.

    Chance answers what it does not know to answer.
    """
    pending = match.pending
    assert pending is not None
    level = LEVELS.get(match.agent_of(pending.asked_of))
    if level is None or (isinstance(pending, Act) and by_chance.is_busy(match, BUSY)):
        by_chance.answer(match)
        return
    player = player_of(match, THOUGHTLESS if at_once else level, pending.asked_of)
    with match.at_work:  # somebody may not want to wait for it
        thought = player.answer(pending, position_of(match))
    try:
        match.answer(thought)
    except IllegalAnswer:
        by_chance.answer(match)
    except IllegalAction:
        match.taken_back += 1  # back at the decision before, where chance chooses something else
        by_chance.answer(match)


def player_of(match: Asking, level: Level, seat: Seat) -> Lookahead:
    """The program that answers what is asked now, as it sits in a seat."""
    return Lookahead(level, by_chance.seed_of(match), temperament_of(match.setup.seed, seat))


def position_of(match: Asking) -> Position:
    """Where the pending decision is asked."""
    last = match.checkpoints[-1]
    return Position(last.game, tuple(match.answers[last.count :]))
