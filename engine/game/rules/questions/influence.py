"""The limited range of influence option (CR 801).

When ranges are determined, and what players are seen to do.

`state.influence.within` is the question whether something is in range. Words ask it through `Context.reaches`; nothing
is asked, and nothing is slower, in games without the option.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.identity import Ref, Seat
from engine.core.zones import BATTLEFIELD
from engine.game.events.damage import Damage
from engine.game.events.event import Event
from engine.game.events.players import SetRanges
from engine.game.events.zone_changes import ZoneChange
from engine.game.state.influence import RANGES, limited, within

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engine.game.rules.context import Context
    from engine.game.state.game import Game
    from engine.meaning.families import Replacement

OPTION = "range of influence"  # the game's option: a number of seats, or one for each player (801.2a)


def determined(game: Game) -> Iterator[SetRanges]:
    """The event that determines who is within each player's range, as a turn begins (CR 801.2c)."""
    option = game.options.get(OPTION)
    if not option:
        return
    distances: Any = option if isinstance(option, (tuple, list)) else [option] * len(game.players)
    ranges = tuple(_around(game, seat, distances[seat]) for seat in range(len(game.players)))
    if game.marks.get(RANGES) != ranges:
        yield SetRanges(ranges)


def _around(game: Game, seat: Seat, distance: int) -> tuple[Seat, ...]:
    """A player and those so many seats to the left and right; seats of those who left do not count."""
    around = game.apnap(seat)
    if seat not in around:
        return around
    return tuple(dict.fromkeys((*around[: distance + 1], *around[-distance:])))


def happens_within(game: Game, seat: Seat, event: object, bindings: Mapping[str, object]) -> bool:
    """Whether an event, with all that a trigger condition says of it, happens within a player's range.

    See CR 801.7.
    """
    return not limited(game) or all(within(game, seat, ref) for ref in _taking_part(event, bindings))


def _taking_part(event: object, bindings: Mapping[str, object]) -> Iterator[Ref]:
    subjects = event.subjects() if isinstance(event, Event) else ()
    named = [ref for value in bindings.values() if isinstance(value, tuple) for ref in value if isinstance(ref, int)]
    for ref in dict.fromkeys((*subjects[:1], *named)):
        yield _seen_as(event, ref)


def _seen_as(event: object, ref: Ref) -> Ref:
    """What changes zones is looked at as it was before, but as it is now if it has entered (CR 801.7a)."""
    if isinstance(event, ZoneChange) and ref in (event.oid, event.new):
        return event.new if event.to == BATTLEFIELD else event.oid
    return ref


def sees(ctx: Context, effect: Replacement, event: Event) -> bool:
    """Whether a replacement or prevention effect watches for an event in range (CR 801.11, 801.13b).

    What prevents damage looks at the source or the recipient if its words name that, and at both if they name neither.
    """
    if not limited(ctx.game):
        return True
    subjects = event.subjects()
    if not isinstance(event, Damage):
        return all(map(ctx.reaches, subjects[:1]))
    named = effect.watched(event) or subjects
    return all(map(ctx.reaches, named))
