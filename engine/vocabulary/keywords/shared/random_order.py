"""Putting cards on the bottom of a library in a random order, as cascade and hideaway do (CR 401.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.zones import LIBRARY
from engine.game.events.chance import UseChance
from engine.game.events.zone_changes import ZoneChange

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.rules.context import Context


def put_on_bottom_in_random_order(ctx: Context, oids: tuple[ObjectId, ...]) -> None:
    """Put cards on the bottom of their owners' libraries, in an order that chance decides."""
    if not oids:
        return
    chance = ctx.game.roll()
    shuffled = chance.shuffled(oids)
    ctx.happen(UseChance(chance.state))
    for oid in shuffled:
        ctx.happen(ZoneChange(oid, LIBRARY, cause="effect", by=ctx.source))
