"""Counters that annihilate one another (CR 704.5q)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.events.counters import RemoveCounters
from engine.rules.state_based import state_based_check

if TYPE_CHECKING:
    from engine.events.event import Event
    from engine.model.characteristics import Characteristics
    from engine.state.game import Game
    from engine.state.objects import GameObject


@state_based_check("704.5q", each="permanent")
def annihilate(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """As many +1/+1 and -1/-1 counters as there are pairs are removed from a permanent."""
    pairs = min(obj.counters.get("+1/+1", 0), obj.counters.get("-1/-1", 0)) if obj.counters else 0
    if pairs:
        yield RemoveCounters(obj.id, "+1/+1", pairs, cause="state-based")
        yield RemoveCounters(obj.id, "-1/-1", pairs, cause="state-based")
