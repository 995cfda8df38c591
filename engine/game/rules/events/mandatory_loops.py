"""Loops that nobody can end: the game is a draw (CR 104.4b, 104.4f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events.turn_structure import SetTurn
from engine.game.rules.events import leaving
from engine.game.rules.events.happening import happen
from engine.game.state.influence import limited, within
from engine.game.state.turn import Unbroken
from engine.meaning.message import say

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.state.game import Game

LOOP_GUARD = 1000  # what follows upon one another without anyone deciding anything


def goes_on_forever(game: Game, controller: Seat) -> bool:
    """Whether abilities have triggered one another, or a process repeated, for so long that it is a loop.

    The stack gets no smaller, and nobody chooses anything. The game is then a draw (CR 104.4b), or with limited range
    of influence a draw for those who control what goes on, and for those within the range of any of them (104.4f).
    `controller` is the one of what would resolve now.
    """
    size, before = max(1, len(game.stack)), game.turn.unbroken
    if not before.least or size < before.least:
        after = Unbroken(size)
    else:
        involved = {*before.controllers, controller} if before.count >= LOOP_GUARD // 2 else ()
        after = Unbroken(before.least, before.count + 1, tuple(sorted(involved)))
    happen(game, SetTurn((("unbroken", after),), quiet=True))
    if after.count < LOOP_GUARD:
        return False
    if limited(game):
        reached = [seat for seat in game.seats() if any(within(game, one, seat) for one in after.controllers)]
        leaving.draw_within(game, reached, say("endless_loop"))
        happen(game, SetTurn((("unbroken", Unbroken()),), quiet=True))
    else:
        leaving.draw(game, say("endless_loop"))
    return True
