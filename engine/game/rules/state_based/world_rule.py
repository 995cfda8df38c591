"""The world rule (CR 704.5k)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.core.zones import GRAVEYARD
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.state_based import state_based_check
from engine.game.state.influence import within

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.state.game import Game


@state_based_check("704.5k", supertype="world")
def world_rule(game: Game, worlds: Sequence[ObjectId]) -> Iterator[ZoneChange]:
    """All world permanents but the newest go to the graveyard; in a tie for newest, all do.

    For each of them only those within its controller's range of influence count (CR 801.12).
    """
    for world in worlds if len(worlds) > 1 else ():
        entered = [game.obj(oid).entered_at for oid in worlds if within(game, game.controller(world), oid)]
        own = game.obj(world).entered_at
        if own < max(entered) or entered.count(own) > 1:
            yield ZoneChange(world, GRAVEYARD, cause="state-based")
