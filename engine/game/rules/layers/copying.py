"""The copiable values of objects (CR 613.2c, 707.2): what a copy of an object copies.

And what is face down (707.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from engine.game.events.status import TurnFaceUp, face_up_values
from engine.game.rules.layers.layer import ABILITY_LAYERS, CONTROL
from engine.game.rules.layers.one_object import Layers, Passage
from engine.game.state.merging import turn_up

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.rules.layers.plan import Plan
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics


def after_copying(game: Game, plan: Plan, oid: ObjectId) -> Characteristics:
    """An object's characteristics after layer 1."""
    return _after_copying(game, plan, game.objects[oid])


def as_if_face_up(game: Game, plan: Plan, oid: ObjectId) -> Characteristics:
    """What a face-down permanent would be if it were face up (CR 702.37e, 707.3), for its abilities then."""
    obj = game.objects[oid]
    if any(layer >= CONTROL and layer in ABILITY_LAYERS for _, layer, _ in plan.entries(obj)):
        after = game.clone()
        TurnFaceUp(oid).apply(after)
        return after.chars(oid)
    found = obj.copy()
    turn_up(found, face_up_values(obj))
    return _after_copying(game, plan, found)


def _after_copying(game: Game, plan: Plan, obj: GameObject) -> Characteristics:
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


def values_if_face_up(game: Game, oid: ObjectId) -> Characteristics:
    """What a face-down permanent would be if it were face up (CR 702.37e), for its abilities then."""
    return cast("Characteristics", cast(Any, game.projection).as_if_face_up(game, oid))
