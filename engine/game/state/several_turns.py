"""Several turns at the same time (CR 807.4).

Whose they are, who gets priority in them, and which markers are near.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.game.state.influence import within

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game
    from engine.game.state.markers import Aside, TurnMarker

BESIDE = 3  # seats in which no other marker may be (CR 807.4d, 807.4i)


def marker_of(game: Game) -> TurnMarker:
    """The marker whose turn is played now."""
    return next(marker for marker in game.markers if marker.aside is None)


def aside(game: Game) -> tuple[Aside, ...]:
    """The turns that stand aside."""
    return tuple(marker.aside for marker in game.markers if marker.aside is not None)


def under_way(game: Game) -> tuple[Seat, ...]:
    """All players whose turns are under way: the active players of every marker (CR 807.4)."""
    others = (marker.holder for marker in game.markers if marker.taking and marker.aside is not None)
    return tuple(dict.fromkeys((*game.active_players(), *others)))


def is_of_another(game: Game, number: int) -> bool:
    """Whether the turn of a number is under way elsewhere: it does not end with this one."""
    return any(other.turn.number == number for other in aside(game))


def stack_of(game: Game, marker: TurnMarker) -> tuple[ObjectId, ...]:
    """The stack of a marker, from the bottom up."""
    if marker.aside is None:
        return game.stack
    return tuple(oid for oid in marker.aside.stack if oid in game.on_stacks)


def priority_order(game: Game, first: Seat | None = None) -> tuple[Seat, ...]:
    """Who gets priority, in turn order from a player or the active one (CR 117.3, 807.5a).

    With turn markers, only who has this turn's marker within their range of influence, or what is on its stack.
    """
    order = game.apnap(first)
    if not game.markers:
        return order
    about = dict.fromkeys((marker_of(game).holder, *map(game.controller, game.stack)))
    return tuple(seat for seat in order if any(within(game, seat, other) for other in about)) or order


def seats_around(game: Game, seat: Seat, step: int) -> tuple[Seat, ...]:
    """The other seats from a player's left on (`step` 1) or right (-1).

    Of who is in the game, or has a marker.
    """
    number, held = len(game.players), {marker.holder for marker in game.markers}
    ring = ((seat + step * far) % number for far in range(1, number))
    return tuple(other for other in ring if other in held or not game.players[other].left)


def is_close(game: Game, marker: TurnMarker, step: int) -> bool:
    """Whether another marker is within three seats on one side of a marker's holder (CR 807.4d, 807.4i)."""
    holders = {other.holder for other in game.markers}  # their own seat is not around it
    return not holders.isdisjoint(seats_around(game, marker.holder, step)[:BESIDE])


def next_holder(game: Game, seat: Seat) -> Seat:
    """The player in the game to the left of a seat."""
    return next((other for other in seats_around(game, seat, 1) if not game.players[other].left), seat)


def marker_to_the_right(game: Game, seat: Seat, but: int = NOBODY) -> TurnMarker:
    """The marker immediately to a player's right (CR 807.4e); their own only if there is no other."""
    others = [marker for marker in game.markers if marker.number != but]
    ring = (*seats_around(game, seat, -1), seat)
    return min(others, key=lambda marker: ring.index(marker.holder))
