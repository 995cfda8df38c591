"""Sagas whose story is told (CR 704.5s, 714.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.events.zone_changes import Sacrifice
from engine.rules.sagas import final_chapter
from engine.rules.state_based import state_based_check

if TYPE_CHECKING:
    from engine.events.event import Event
    from engine.model.characteristics import Characteristics
    from engine.state.game import Game
    from engine.state.objects import GameObject


@state_based_check("704.5s", each="enchantment")
def told(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """A Saga with as many lore counters as its final chapter is sacrificed, unless a chapter still waits."""
    final = final_chapter(chars) if "Saga" in chars.subtypes else 0
    if not final or obj.counters.get("lore", 0) < final:
        return
    waiting = any(trigger.source == obj.id for trigger in game.pending)
    stacked = any((item := game.obj(oid).stack) is not None and item.source == obj.id for oid in game.stack)
    if not waiting and not stacked:
        yield Sacrifice(chars.controller, obj.id)
