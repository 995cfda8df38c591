"""Turns by turn markers (CR 807.4): who begins when, how markers go on, and which turn is played next.

The turns are played beat by beat in the order of the markers' numbers: whenever all players have passed, so that
something has resolved or a step is over, the next turn goes on. A combat phase is played through. So nobody has
priority for several stacks at the same moment: whoever wants to act on another one (CR 807.5b) waits for its beat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.errors import RulesDefect
from engine.core.record import replace
from engine.game.events.damage import MarkDamage
from engine.game.events.markers import HandOutMarkers, RemoveMarker, SetMarkers, TakeUpTurn
from engine.game.events.turn_structure import SetTurn
from engine.game.rules.events.happening import happen
from engine.game.state.several_turns import (
    aside,
    is_close,
    marker_of,
    marker_to_the_right,
    next_holder,
    priority_order,
)
from engine.game.state.turn import BEGIN, PRIORITY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import Ref, Seat
    from engine.game.state.game import Game
    from engine.game.state.markers import TurnMarker

EACH = 4  # players for whom there is one marker (CR 807.4a)
LEFT, RIGHT = 1, -1


def hand_out(game: Game) -> None:
    """One marker for each full four players, the first for the starting player (CR 807.4a, 807.4b)."""
    order = game.apnap(game.starting)
    happen(game, HandOutMarkers(tuple(order[EACH * number] for number in range(_number_for(len(order))))))


def _number_for(players: int) -> int:
    """How many markers there are for so many players; without the last one nobody would take turns."""
    return max(1, players // EACH)


# -- beats -----------------------------------------------------------------------------------------------------------


def is_over(game: Game, settled: bool) -> bool:
    """Whether the beat of the turn that is played is over, so that another turn may go on."""
    turn = game.turn
    if game.pending or game.combat is not None or turn.passed:
        return False
    if not _can_go_on(game, marker_of(game)):
        return True
    return turn.beat and (turn.stage == BEGIN or (turn.stage == PRIORITY and settled))


def take_up_next(game: Game) -> None:
    """Let the next turn that can go on, in the order of the markers, have its beat."""
    now = marker_of(game)
    later = [marker for marker in game.markers if marker.number > now.number]
    earlier = [marker for marker in game.markers if marker.number < now.number]
    able = next((marker for marker in (*later, *earlier) if _can_go_on(game, marker)), None)
    if able is not None:
        _take_up(game, able)
    elif not _can_go_on(game, now):
        raise RulesDefect("no turn marker can go on")


def _can_go_on(game: Game, marker: TurnMarker) -> bool:
    """Whether a turn is under way, or can begin: no other marker is within three seats to the left (CR 807.4d)."""
    return marker.taking or not is_close(game, marker, LEFT)


def _take_up(game: Game, marker: TurnMarker) -> None:
    happen(game, TakeUpTurn(marker.number))
    if game.turn.stage == PRIORITY:  # who was to have it may have left meanwhile
        happen(game, SetTurn((("priority", priority_order(game)[0]),), quiet=True))


def next_number(game: Game) -> int:
    """The number of the next turn that begins, whoever takes it."""
    return 1 + max(game.turn.number, *(other.turn.number for other in aside(game)), 0)


def damaged_elsewhere(game: Game) -> frozenset[Ref]:
    """What was dealt damage in a turn that is under way elsewhere.

    It wears off in that turn's cleanup step.
    """
    events = (event for other in aside(game) if other.turn.rest for event in other.this_turn)
    return frozenset(event.oid for event in events if isinstance(event, MarkDamage))


# -- turns begin and end ---------------------------------------------------------------------------------------------


def begins(game: Game) -> None:
    """The turn of the marker's holder begins.

    It is an extra turn that waited, or that of the usual order (CR 807.4i).
    """
    _set(game, replace(marker_of(game), taking=True, regular=marker_of(game).regular and game.turn.extra_turn))


def ends(game: Game) -> None:
    """The turn has ended, or was skipped.

    Its marker is removed, kept for another turn, or passed to the left.
    """
    marker = replace(marker_of(game), taking=False)
    happen(game, SetTurn((("beat", True),), quiet=True))
    _set(game, marker)
    if marker.removals:
        go_on_without(game)
    elif not _is_kept(game, marker):
        _set(game, _passed_on(game, marker))


def _is_kept(game: Game, marker: TurnMarker) -> bool:
    """Whether its holder takes another turn at once (CR 807.4i)."""
    if game.players[marker.holder].left:
        return False
    extra = any(turn.player == marker.holder for turn in game.turn.extra)
    return marker.regular or (extra and not is_close(game, marker, RIGHT))


def _passed_on(game: Game, marker: TurnMarker) -> TurnMarker:
    return replace(marker, holder=next_holder(game, marker.holder), regular=True)


def _set(game: Game, *changed: TurnMarker) -> None:
    new = {marker.number: marker for marker in changed}
    happen(game, SetMarkers(tuple(new.get(marker.number, marker) for marker in game.markers)))


# -- players leave ---------------------------------------------------------------------------------------------------


def lost_with(game: Game, leaving: Sequence[Seat]) -> int:
    """By how many the markers are to become fewer if some players leave (CR 807.4e, 807.4f)."""
    staying = sum(seat not in leaving for seat in game.seats())
    there = len(game.markers) - sum(marker.removals for marker in game.markers)
    return max(0, there - _number_for(staying)) if game.markers else 0


def designate(game: Game, leaving: Sequence[Seat]) -> None:
    """Designate for removal the marker immediately to the right of who leaves, the lowest of several.

    See CR 807.4e.
    """
    fewer = lost_with(game, leaving)
    if fewer:
        there = [marker_to_the_right(game, seat) for seat in leaving if seat in game.seats()]
        lowest = min(there, key=lambda marker: marker.number)
        _set(game, replace(lowest, removals=lowest.removals + fewer))


def go_on_without(game: Game) -> None:
    """Markers whose turns have not begun are passed if their holders left, and removed if designated.

    See CR 807.4c, g.
    """
    waiting = True
    while waiting:
        waiting = _one_goes_on_without(game)


def _one_goes_on_without(game: Game) -> bool:
    for marker in game.markers:
        if marker.taking:
            continue
        if marker.removals:
            _remove(game, marker)
            return True
        if game.players[marker.holder].left:
            _set(game, _passed_on(game, marker))
            return True
    return False


def _remove(game: Game, marker: TurnMarker) -> None:
    """Remove a marker; what else it was designated for goes to the one on its right (CR 807.4g)."""
    right = marker_to_the_right(game, marker.holder, but=marker.number)
    _set(game, replace(right, removals=right.removals + max(0, marker.removals - 1)))
    if marker_of(game).number == marker.number:
        _take_up(game, next(other for other in game.markers if other.number == right.number))
    happen(game, RemoveMarker(marker.number, marker.holder))
