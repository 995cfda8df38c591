"""What happened in a game (CR 608.2i): this turn, the turn before, and everything before that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Chain = tuple[Any, tuple[object, ...]]  # the chain of earlier turns and one turn's events, newest first


class History:
    """What happened this turn, and the chain of all happenings for logs and views (CR 608.2i)."""

    __slots__ = ("count", "earlier", "last_turn", "recalled", "this_turn")

    def __init__(self) -> None:
        self.this_turn: list[object] = []
        self.last_turn: tuple[object, ...] = ()
        self.earlier: Chain | None = None
        self.count = 0  # of all events before this turn
        self.recalled = (
            0  # how many events of this turn are among those before: something came between (CR 725.5, 807.4)
        )

    def clone(self) -> History:
        """A copy; what is past is shared."""
        new = History.__new__(History)
        new.this_turn = self.this_turn.copy()
        new.last_turn = self.last_turn
        new.earlier = self.earlier
        new.count = self.count
        new.recalled = self.recalled
        return new

    def anew(self) -> History:
        """What follows in another game.

        All of this is told before it, but is no part of its turns (CR 725.1b).
        """
        new = self.clone()
        new.new_turn()
        new.last_turn = ()
        return new

    def back_in(self, this_turn: Sequence[object], last_turn: tuple[object, ...]) -> History:
        """What follows in a turn that goes on as it was.

        It is a turn of the main game of a subgame, or of another turn marker.
        """
        new = self.anew()
        new.this_turn = list(this_turn)
        new.last_turn = last_turn
        new.recalled = len(new.this_turn)
        return new

    def new_turn(self) -> None:
        """Begin the next turn's record."""
        self.last_turn = tuple(self.this_turn)
        new = self.last_turn[self.recalled :]
        self.earlier = (self.earlier, new)
        self.count += len(new)
        self.this_turn = []
        self.recalled = 0

    def since(self, number: int) -> list[object]:
        """All events from the one of a number on, oldest first."""
        result: list[object] = self.this_turn[self.recalled :]
        chain: Chain | None = self.earlier
        count = self.count
        while chain is not None and count > number:
            earlier, events = chain
            result[:0] = events
            count -= len(events)
            chain = earlier
        return result[max(0, number - count) :]

    @property
    def total(self) -> int:
        """How many events there were in the whole game."""
        return self.count + len(self.this_turn) - self.recalled
