"""Sagas whose story is told (CR 704.5s, 714.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.editions import MODERN, spares_sagas_without_chapters
from engine.events.zone_changes import Sacrifice
from engine.rules.events.entering import LORE
from engine.rules.events.triggers import abilities_of
from engine.rules.special_cards.sagas import final_chapter, is_chapter
from engine.rules.state_based import state_based_check

if TYPE_CHECKING:
    from engine.events.event import Event
    from engine.model.characteristics import Characteristics
    from engine.state.game import Game
    from engine.state.objects import GameObject


@state_based_check("704.5s", each="enchantment", editions=MODERN)
def told(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """A Saga with as many lore counters as its final chapter is sacrificed, unless a chapter still waits."""
    if "Saga" not in chars.subtypes:
        return
    final = final_chapter(chars)
    if obj.counters.get(LORE, 0) < final or (not final and spares_sagas_without_chapters(game.edition)):
        return
    if not any(is_chapter(ability) for ability in abilities_of(game, obj.id)):
        yield Sacrifice(chars.controller, obj.id)
