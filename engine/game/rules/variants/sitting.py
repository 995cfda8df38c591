"""What players sit down with (CR 100.2, 103.2).

These are their decks and lists, and the variants and options of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any

from engine.core.record import record

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.meaning.cards import CardDefinition

    Cards = tuple[CardDefinition, ...]


@record
class SeatCards:
    """The cards of one player: each as often as it is listed."""

    name: str
    deck: Cards
    sideboard: Cards = ()
    lists: Mapping[str, Cards] = field(default_factory=dict)  # by the kind of the list
    noted: tuple[tuple[str, str, int | str], ...] = ()  # as cards were drafted (CR 905.2b)


@record
class Sitting:
    """What all of them sit down with, in turn order; `lists` are those that they have together."""

    seats: tuple[SeatCards, ...]
    lists: Mapping[str, Cards] = field(default_factory=dict)
    variants: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)

    def of(self, kind: str, seat: Seat) -> Cards:
        """A player's own list of a kind."""
        return self.seats[seat].lists.get(kind, ())

    def together(self, kind: str) -> Cards:
        """The list of a kind that all players have together."""
        return self.lists.get(kind, ())

    def uses(self, kind: str) -> bool:
        """Whether anybody has a list of a kind."""
        return bool(self.together(kind)) or any(seat.lists.get(kind) for seat in self.seats)
