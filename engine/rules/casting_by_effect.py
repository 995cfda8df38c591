"""Casting a card while something resolves (CR 608.2g): no timing; what can't be completed has not happened."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Seat
from engine.errors import IllegalAction
from engine.rules.announcing import cast_spell
from engine.rules.legal import Budget, why_not_cast
from engine.rules.ways import CastWay, castable_faces

if TYPE_CHECKING:
    from engine.rules.context import Context

WITHOUT_PAYING = CastWay(name="without paying", costs=())  # CR 118.9


def can_cast_by_effect(ctx: Context, oid: ObjectId, way: CastWay, seat: Seat) -> bool:
    """Whether a player could cast a card in a way now, if an effect allows it."""
    return why_not_cast(Budget(ctx.game, seat), oid, replace(way, any_time=True)) is None


def cast_by_effect(ctx: Context, oid: ObjectId, way: CastWay, seat: Seat) -> ObjectId:
    """Cast a card as an effect tells or allows; the spell, or NOBODY if it could not be cast.

    The player chooses the half or face first if there are several. An announcement that can't be completed is
    reversed (CR 729.1), and the effect goes on.
    """
    faces = [face for face in castable_faces(ctx.game, oid) if _possible(ctx, oid, replace(way, face=face), seat)]
    if way.face or way.values is not None or way.face_down:
        faces = [way.face] if _possible(ctx, oid, way, seat) else []
    if not faces:
        return NOBODY
    face = faces[0] if len(faces) == 1 else _chosen_face(ctx, oid, faces, seat)
    before = ctx.game.clone()
    try:
        return cast_spell(ctx.game, oid, seat, replace(way, face=face), by_effect=True)
    except IllegalAction:
        ctx.game.become(before)
        return NOBODY


def _possible(ctx: Context, oid: ObjectId, way: CastWay, seat: Seat) -> bool:
    return can_cast_by_effect(ctx, oid, way, seat)


def _chosen_face(ctx: Context, oid: ObjectId, faces: list[int], seat: Seat) -> int:
    definition = ctx.obj(oid).definition
    assert definition is not None
    names = tuple(definition.faces[face].name for face in faces)
    return faces[names.index(ctx.choose_option(seat, names, purpose="face", prompt="Choose what to cast."))]
