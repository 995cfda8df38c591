"""Turn markers (CR 807.4, 807.5).

Whose turns are under way at the same time, and where each stands meanwhile.

At one table such turns are played beat by beat: the game's own turn, stack and events of this turn are those of one
marker, and what belongs to the others stands aside until their next beat. What happens belongs to the turn in whose
beat it happens. A game without markers has one turn and one stack, and asks nothing of this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.core.identity import ObjectId, Seat
    from engine.game.state.turn import Turn


@record
class Tallies:
    """What is counted in a turn: of players by seat, with the lands that each played, and of objects."""

    players: tuple[tuple[Seat, dict[str, int], int], ...] = ()
    objects: tuple[tuple[ObjectId, dict[str, int]], ...] = ()


@record
class Aside:
    """A turn that stands still while another one is played: its stack, and what has happened in it."""

    turn: Turn
    stack: tuple[ObjectId, ...] = ()
    this_turn: tuple[object, ...] = ()
    last_turn: tuple[object, ...] = ()
    tallies: Tallies = Tallies()


@record
class TurnMarker:
    """A turn marker, and with whom it is."""

    number: int  # CR 807.4b
    holder: Seat
    taking: bool = False  # whether a turn is under way
    regular: bool = True  # whether the holder's turn in the usual order is still to come
    removals: int = 0  # how often it has been designated for removal (CR 807.4e)
    aside: Aside | None = None  # None while its turn is the game's own


def own_stack(markers: Iterable[TurnMarker], on_stacks: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """What of all stacks is on that of the marker whose turn is played (CR 807.5)."""
    others = {oid for marker in markers if marker.aside is not None for oid in marker.aside.stack}
    return tuple(oid for oid in on_stacks if oid not in others) if others else on_stacks
