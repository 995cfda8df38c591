"""Programs in seats: who answers what a match asks them, by the names of their levels.

A program keeps nothing between two answers: what it says follows from the match alone, so that a match which is played
again, taken back or forked is answered the same.
"""

from __future__ import annotations

from engine.agents.levels import LEVELS
from engine.agents.lookahead import Lookahead, Position
from engine.core.errors import IllegalAction, IllegalAnswer
from engine.game.decisions.act import Act
from engine.table import by_chance
from engine.table.by_chance import Asking

BUSY = 60  # decisions of programs in one turn, after which they only pass


def answer(match: Asking) -> None:
    """Answer the pending decision for the program that is asked. Chance answers what it does not know to answer."""
    pending = match.pending
    assert pending is not None
    level = LEVELS.get(match.agent_of(pending.asked_of))
    if level is None or (isinstance(pending, Act) and by_chance.is_busy(match, BUSY)):
        by_chance.answer(match)
        return
    last = match.checkpoints[-1]
    position = Position(last.game, tuple(match.answers[last.count :]))
    player = Lookahead(level, by_chance.seed_of(match))
    try:
        match.answer(player.answer(pending, position))
    except IllegalAnswer:
        by_chance.answer(match)
    except IllegalAction:
        match.taken_back += 1  # back at the decision before, where chance chooses something else
        by_chance.answer(match)
