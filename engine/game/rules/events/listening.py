"""Which triggered abilities hear an event.

As things are after it, or as they were just before (CR 603.2, 603.10).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, Ref, Seat
from engine.core.keys import EventKey
from engine.game.events.zone_changes import ENTERS, MOVES, ZoneChange
from engine.game.rules.hooks import INTRINSIC
from engine.meaning.families import Happening
from engine.meaning.node import cached_by_node, walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from engine.game.events.event import Event
    from engine.game.state.game import Game
    from engine.meaning.abilities import TriggeredAbility
    from engine.meaning.families import EventPattern

Listener = tuple[ObjectId, "TriggeredAbility", Seat]
LookingBack = dict[EventKey, list[Listener]]

STATE = EventKey("state")  # the key under which state triggers wait; no event has it (CR 603.8)


def looks_back(event: Event) -> bool:
    """Whether abilities look back in time to see this event (CR 603.10a)."""
    if event.looks_back or _looks_back(event.keys()):
        return True
    if not isinstance(event, ZoneChange):
        return False
    seen = event.origin in ("battlefield", "stack", "exile", "command")
    return event.origin == "graveyard" or (seen and event.to in ("hand", "library"))


@cache
def _looks_back(keys: tuple[EventKey, ...]) -> bool:
    return any(key.looks_back for key in keys)


@cached_by_node
def never_looks_back(pattern: EventPattern) -> bool:
    """Whether a pattern is about objects coming "from anywhere".

    That is no leaves-the-battlefield trigger (603.6c).

    Its nodes say so with an `origin` that is empty.
    """
    return any(isinstance(node, Happening) and node.from_anywhere for node in walk(pattern))


def listeners_looking_back(game: Game, events: Sequence[Event]) -> LookingBack:
    """The abilities that wait, before the events, for those they look back on (CR 603.10)."""
    looking = [event for event in events if looks_back(event)]
    if not looking:
        return {}
    by_key: dict[EventKey, list[Event]] = {}
    for event in looking:
        for key in event.keys():
            if key != ENTERS:  # what enters from a graveyard is seen as it is then (CR 603.6a)
                by_key.setdefault(key, []).append(event)
    return {key: _listening(game, key, happened) for key, happened in by_key.items()}


def _listening(game: Game, key: EventKey, events: Sequence[Event]) -> list[Listener]:
    """The abilities that wait for events of a key now: those in the index, and those of the events' own objects."""
    subjects = dict.fromkeys(ref for event in events for ref in event.subjects())
    return [*_general(game, key), *_own(game, subjects, key)]


def _general(game: Game, key: EventKey) -> list[Listener]:
    return [(oid, ability, game.controller(oid)) for oid, ability in game.projection.listeners(game, key)]


def _own(game: Game, subjects: Iterable[Ref], key: EventKey) -> Iterator[Listener]:
    """Abilities of the event's own objects that only speak of themselves; the index does not list them."""
    for ref in subjects:
        found = game.objects.get(ref)
        if found is not None:
            zone = found.zone
            values = game.chars(ref)
            abilities = values.abilities.triggered
            for declared in INTRINSIC.all:
                abilities = (*abilities, *declared(key, values))
            for ability in abilities:
                if key in ability.pattern.event_keys() and ability.pattern.only_self() and zone in ability.zones:
                    yield ref, ability, game.controller(ref)


def nobody_hears(game: Game, events: Sequence[Event], watching: LookingBack) -> bool:
    """Whether it is plain that events trigger nothing, nor any state that comes with them (CR 603.8)."""
    listened_to = game.projection.listened_to(game)
    if STATE in listened_to or any(watching.values()):
        return False
    for event in events:
        keys = event.keys()
        for key in keys:
            if key in listened_to and (key not in watching or key == MOVES):
                return False
        if keys and _hears_of_itself(game, event, keys):
            return False
    return True


def _hears_of_itself(game: Game, event: Event, keys: Sequence[EventKey]) -> bool:
    """Whether an object that an event is about could have an ability that speaks only of itself and hears it."""
    for ref in event.subjects():
        if ref in game.objects:
            values = game.chars(ref)
            if not values.abilities.own_keys.isdisjoint(keys):
                return True
            for declared in INTRINSIC.all:
                for key in keys:
                    if declared(key, values):
                        return True
    return False


def hearing(game: Game, key: EventKey, happened: Sequence[Event], watching: LookingBack) -> list[Listener]:
    """The abilities that hear events of a key: as things were before them, or as they are now (CR 603.10)."""
    if key not in watching:
        return _listening(game, key, happened)
    before = watching[key]
    if key != MOVES:
        return before
    now = [listener for listener in _listening(game, key, happened) if never_looks_back(listener[1].pattern)]
    return [*(listener for listener in before if not never_looks_back(listener[1].pattern)), *now]
