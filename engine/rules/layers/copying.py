"""The copiable values of objects (CR 613.2c, 707.2): what a copy of an object copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from engine.rules.layers.layer import CONTROL
from engine.rules.layers.single import Layers, Passage

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.model.characteristics import Characteristics
    from engine.rules.layers.plan import Plan
    from engine.state.game import Game


def after_copying(game: Game, plan: Plan, oid: ObjectId) -> Characteristics:
    """An object's characteristics after layer 1."""
    obj = game.objects[oid]
    entries = tuple(entry for entry in plan.entries(obj) if entry[1] < CONTROL)
    if not entries or obj.face_down:
        return obj.values
    passage = Passage(obj, entries)
    passage.advance(game, {}, Layers(), CONTROL)
    passage.characteristics.controller = obj.values.controller
    return passage.characteristics


def copiable_values(game: Game, oid: ObjectId) -> Characteristics:
    """The copiable values of an object, now or as it last existed."""
    if oid not in game.objects:
        return game.last_known[oid].object.values
    found = cast(Any, game.projection).copiable(game, oid)
    return cast("Characteristics", found)
