"""Sagas (CR 714): lore counters as the precombat main phase begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.counters import PutCounters
from engine.rules.happening import happen

if TYPE_CHECKING:
    from engine.state.game import Game


def add_lore_counters(game: Game) -> None:
    """The active player puts a lore counter on each Saga they control (CR 714.3b, 505.4)."""
    active = game.turn.active
    mine = [
        oid
        for oid in game.permanents()
        if "Saga" in game.chars(oid).subtypes and game.chars(oid).controller == active
    ]
    if mine:
        happen(game, *(PutCounters(oid, "lore", 1, active) for oid in mine))
