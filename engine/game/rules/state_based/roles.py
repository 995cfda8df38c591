"""Roles, of which one of each player can be attached to a permanent (CR 704.5y, 303.7a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.editions import MODERN
from engine.core.identity import NOBODY
from engine.core.zones import GRAVEYARD
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.state_based import ATTACHED, state_based_check

if TYPE_CHECKING:
    from engine.game.events.event import Event
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics


@state_based_check("704.5y", each="enchantment", showing=ATTACHED, editions=MODERN)
def older_roles(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """A Role goes to the graveyard if its controller has a newer one attached to the same permanent."""
    if "Role" not in chars.subtypes or obj.attached_to == NOBODY:
        return
    for oid in game.permanents():
        other = game.objects[oid]
        if other.attached_to != obj.attached_to or other.timestamp <= obj.timestamp:
            continue
        values = game.chars(oid)
        if "Role" in values.subtypes and values.controller == chars.controller:
            yield ZoneChange(obj.id, GRAVEYARD, cause="state-based")
            return
