"""What a table can hold (CR 728.1).

Numbers have no bound, but no more than so many things lie on any table.

An effect that makes more makes as many as there is room for, and says so: players can agree on what the rest would do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.core.zones import BATTLEFIELD, STACK
from engine.game.events.event import Event

if TYPE_CHECKING:
    from engine.game.state.game import Game

MOST = 10_000  # permanents and objects on the stack together, dice, coins, turns
MOST_PAID = 1_000  # times that one additional cost is paid


@record
class TableIsFull(Event):
    """There is room for only some of what would be made, rolled, flipped or added."""

    number: int
    room: int

    def apply(self, game: Game) -> TableIsFull:
        return self


def room_for(game: Game, number: int) -> int:
    """How many of so many new objects the table has room for."""
    taken = len(game.zone(BATTLEFIELD)) + len(game.zone(STACK))
    return min(number, max(0, MOST - taken))
