"""A Grand Melee for tests. Who has which turn marker, going on until something is so, and players who lose."""

from __future__ import annotations

from collections.abc import Callable

from engine.game.events.players import LoseGame
from engine.game.rules.events import leaving
from engine.game.rules.events.happening import happen
from engine.game.rules.turn import turn
from engine.game.state.markers import TurnMarker
from engine.game.state.several_turns import marker_of
from tests.support.boards.table import SEATS, Table


def melee(seats: int = 8) -> Table:
    """A Grand Melee in A's first main phase; of eight players E takes the other turn."""
    return Table(seats, variant="grand_melee")


def holders(table: Table) -> str:
    """Who has the turn markers, by their numbers; in small letters whose turn waits."""
    shown = (SEATS[marker.holder] if marker.taking else SEATS[marker.holder].lower() for marker in table.game.markers)
    return " ".join(shown)


def marker(table: Table, number: int) -> TurnMarker:
    """A turn marker by its number."""
    return next(one for one in table.game.markers if one.number == number)


def until(table: Table, so: Callable[[], bool]) -> Table:
    """Go on, everybody passing, until something is so."""
    for _ in range(3000):
        if so():
            return table
        turn.advance(table.game)
    raise AssertionError(f"that never came; the markers are with {holders(table)}")


def passed_to(table: Table, shown: str) -> Table:
    """Go on until the markers are with some players."""
    return until(table, lambda: holders(table) == shown)


def played(table: Table, who: str, step: str) -> Table:
    """Go on to a step of a player's turn, with that turn being played and a player about to get priority."""
    return until(
        table,
        lambda: marker_of(table.game).holder == table.seat(who) and table.game.turn.step == step
        and table.game.turn.stage == "priority" and not table.game.pending
        and not (table.game.turn.beat and len(table.game.markers) > 1),
    )  # fmt: skip


def next_beat(table: Table) -> Table:
    """Go on until another turn is played."""
    now = marker_of(table.game).number
    return until(table, lambda: marker_of(table.game).number != now)


def lose(table: Table, *who: str) -> Table:
    """Let players lose at once, and leave."""
    happen(table.game, *(LoseGame(table.seat(one), "as the test wants it") for one in who))
    leaving.losers_leave(table.game)
    return table
