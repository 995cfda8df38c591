"""Planeswalkers without loyalty (CR 704.5i)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.editions import MODERN
from engine.core.zones import GRAVEYARD
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.state_based import state_based_check

if TYPE_CHECKING:
    from engine.game.events.event import Event
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics


@state_based_check("704.5i", each="planeswalker", editions=MODERN)
def no_loyalty(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """A planeswalker with loyalty 0 is put into its owner's graveyard."""
    if obj.counters.get("loyalty", 0) <= 0:
        yield ZoneChange(obj.id, GRAVEYARD, cause="state-based")
