"""Sagas (CR 714): their final chapter, and lore counters as the precombat main phase begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.editions import spares_sagas_without_chapters
from engine.events.counters import PutCounters
from engine.rules.events.entering import LORE
from engine.rules.events.happening import happen

if TYPE_CHECKING:
    from engine.model.abilities import TriggeredAbility
    from engine.model.characteristics import Characteristics
    from engine.state.game import Game


def is_chapter(ability: TriggeredAbility) -> bool:
    """Whether an ability is a chapter ability (CR 714.2)."""
    return getattr(ability.pattern, "chapters", None) is not None


def final_chapter(chars: Characteristics) -> int:
    """The greatest number among a Saga's chapter abilities (CR 714.2d); 0 if it has none."""
    numbers = [0]
    for ability in chars.abilities.triggered:
        chapters = getattr(ability.pattern, "chapters", None)
        if chapters is not None:
            numbers.extend(chapters)
    return max(numbers)


def add_lore_counters(game: Game) -> None:
    """Each active player puts a lore counter on each Saga they control (CR 714.3b, 505.4)."""
    mine = [
        oid
        for oid in game.permanents()
        if "Saga" in game.chars(oid).subtypes and game.is_active(game.chars(oid).controller)
        and (final_chapter(game.chars(oid)) or not spares_sagas_without_chapters(game.edition))
    ]  # fmt: skip
    if mine:
        happen(game, *(PutCounters(oid, LORE, 1, game.controller(oid)) for oid in mine))
