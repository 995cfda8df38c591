"""Numbers that are done one by one, as far as a table has room (CR 728.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events.table_limits import MOST, TableIsFull, room_for
from engine.game.rules.events.happening import happen

if TYPE_CHECKING:
    from engine.game.state.game import Game


def at_most(game: Game, number: int) -> int:
    """As many of a number as are done one by one; it is told if that is fewer."""
    return _told(game, number, min(number, MOST))


def as_many_as_fit(game: Game, number: int) -> int:
    """As many of so many new objects as the table has room for; it is told if that is fewer."""
    return _told(game, number, room_for(game, number))


def _told(game: Game, number: int, room: int) -> int:
    if room < number:
        happen(game, TableIsFull(number, room))
    return room
