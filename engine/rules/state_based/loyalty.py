"""Planeswalkers without loyalty (CR 704.5i)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.editions import MODERN
from engine.core.zones import GRAVEYARD
from engine.events.zone_changes import ZoneChange
from engine.rules.state_based import state_based_check

if TYPE_CHECKING:
    from engine.events.event import Event
    from engine.model.characteristics import Characteristics
    from engine.state.game import Game
    from engine.state.objects import GameObject


@state_based_check("704.5i", each="planeswalker", editions=MODERN)
def no_loyalty(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """A planeswalker with loyalty 0 is put into its owner's graveyard."""
    if obj.counters.get("loyalty", 0) <= 0:
        yield ZoneChange(obj.id, GRAVEYARD, cause="state-based")
