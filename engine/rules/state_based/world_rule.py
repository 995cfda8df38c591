"""The world rule (CR 704.5k)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.zones import GRAVEYARD
from engine.events.zone_changes import ZoneChange
from engine.rules.state_based import state_based_check

if TYPE_CHECKING:
    from engine.state.game import Game


@state_based_check("704.5k")
def world_rule(game: Game) -> Iterator[ZoneChange]:
    """All world permanents but the newest go to the graveyard; in a tie for newest, all do."""
    worlds = [oid for oid in game.permanents() if "world" in game.chars(oid).supertypes]
    if len(worlds) > 1:
        newest = max(game.obj(oid).entered_at for oid in worlds)
        newcomers = [oid for oid in worlds if game.obj(oid).entered_at == newest]
        spared = newcomers[0] if len(newcomers) == 1 else None
        yield from (ZoneChange(oid, GRAVEYARD, cause="state-based") for oid in worlds if oid != spared)
