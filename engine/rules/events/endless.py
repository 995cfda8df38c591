"""Loops that nobody can end: the game is a draw (CR 104.4b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.turn_structure import SetTurn
from engine.model.message import say
from engine.rules.events import leaving
from engine.rules.events.happening import happen

if TYPE_CHECKING:
    from engine.state.game import Game

LOOP_GUARD = 1000  # what follows upon one another without anyone deciding anything


def goes_on_forever(game: Game) -> bool:
    """Whether abilities have triggered one another, or a process has repeated itself, for so long that it is a loop:
    the game is then a draw (CR 104.4b).

    The stack gets no smaller, and nobody chooses anything.
    """
    size = max(1, len(game.stack))
    least, count = game.turn.unbroken
    after = (size, 0) if not least or size < least else (least, count + 1)
    happen(game, SetTurn((("unbroken", after),), quiet=True))
    if after[1] < LOOP_GUARD:
        return False
    leaving.draw(game, say("endless_loop"))
    return True
