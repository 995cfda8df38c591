"""Puzzles: positions in which something is to be reached, and whether it has been.

A file says so with `"puzzle"` and a kind. The first seat of the letters solves it; the others may be programs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from engine.core.record import record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import Seat
    from engine.scenario.format import Scenario

WIN = "win"  # this turn, whatever others block
SURVIVE, BLOCK, HOLD, HOLD_BACK = "survive", "block", "hold", "hold_back"  # to one's next turn, whatever others do
PUZZLE_KINDS = (WIN, SURVIVE, BLOCK, HOLD, HOLD_BACK)
SOLVER = "A"
SOLVED, MISSED = "solved", "missed"


class Standing(Protocol):
    """How a player stands: a player of a game or of a view."""

    @property
    def lost(self) -> str:
        """Why they have lost; "" if they have not."""

    @property
    def won(self) -> bool:
        """Whether they have won."""


@record
class Puzzle:
    """What a seat is to reach, and the number of the turn to whose end."""

    kind: str
    seat: Seat
    last: int

    def outcome(self, turn: int, players: Sequence[Standing], over: bool) -> str:
        """`SOLVED` or `MISSED` as soon as it is decided, else ""; `players` in the order of their seats."""
        me, others = players[self.seat], [player for player in players if player is not players[self.seat]]
        if me.lost:
            return MISSED
        if me.won or all(player.lost for player in others):
            return SOLVED
        if self.kind == WIN:
            return MISSED if turn > self.last or over else ""
        return SOLVED if turn > self.last else ""


def puzzle_in(scenario: Scenario) -> Puzzle | None:
    """What is to be reached in a scenario's position; None if it is no puzzle."""
    if not scenario.puzzle:
        return None
    seat = scenario.turn_order.index(SOLVER)
    turns = 1 if scenario.puzzle == WIN else seat or len(scenario.turn_order)
    return Puzzle(scenario.puzzle, seat, turns)
