"""Players (CR 102, 119, 122)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Mark

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.core.mana import Mana


class Player:
    """One player: what belongs to no zone."""

    __slots__ = (
        "_token",
        "counters",
        "drew_from_empty",
        "lands_played",
        "left",
        "life",
        "lost",
        "marks",
        "name",
        "pool",
        "seat",
        "uses",
        "won",
    )  # fmt: skip

    def __init__(self, seat: Seat, name: str, life: int) -> None:
        self.seat = seat
        self.name = name
        self.life = life
        self.counters: dict[str, int] = {}  # replaced, never changed in place
        self.pool: tuple[Mana, ...] = ()
        self.lands_played = 0  # this turn
        self.lost = ""  # why, with the rule; "" while in the game
        self.left = False  # has left the game (CR 800.4)
        self.won = False
        self.drew_from_empty = False  # since the last state-based check (CR 704.5b)
        self.marks: dict[Mark, object] = {}  # designations: monarch, city's blessing, … ; replaced, never changed
        self.uses: dict[str, int] = {}  # once-each-turn permissions used; emptied as the turn ends
        self._token: object = None

    @property
    def in_game(self) -> bool:
        """Whether the player still plays."""
        return not self.left

    def copy(self) -> Player:
        """A copy that can be written."""
        new = Player.__new__(Player)
        for name in _SLOTS:
            setattr(new, name, getattr(self, name))
        return new


_SLOTS = tuple(name for name in Player.__slots__ if name != "_token")
