"""Casting a card while something resolves (CR 608.2g): no timing.

What can't be completed has not happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.errors import IllegalAction
from engine.core.identity import NOBODY, ObjectId, Seat
from engine.core.keys import Purpose
from engine.core.record import replace
from engine.game.rules.casting.announcing import cast_spell
from engine.game.rules.casting.castable import why_not_cast
from engine.game.rules.casting.casting_options import CastWay, permitted_ways, values_as_spell
from engine.game.rules.casting.quick_checks import Prospects
from engine.meaning.message import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.game.rules.context import Context

WHICH_FACE = Purpose("face", "601.2a")

WITHOUT_PAYING = CastWay(name="without paying", costs=())  # CR 118.9


def can_cast_by_effect(ctx: Context, oid: ObjectId, way: CastWay, seat: Seat) -> bool:
    """Whether a player could cast a card in a way now, if an effect allows it."""
    return why_not_cast(Prospects(ctx.game, seat), oid, replace(way, any_time=True)) is None


def cast_by_effect(
    ctx: Context, oid: ObjectId, way: CastWay, seat: Seat, *, most_value: int | None = None,
    fits: Callable[[ObjectId, CastWay], bool] | None = None,
) -> ObjectId:  # fmt: skip
    """Cast a card as an effect tells or allows; the spell, or NOBODY if it could not be cast.

    The player chooses the half, face or other way first if there are several; `most_value` limits the spell's mana
    value, and `fits` says what else it has to be. An announcement that can't be completed is reversed (CR 729.1), and
    the effect goes on.
    """
    chosen = way.face or way.values is not None or way.face_down
    ways = [
        one for one in ((way,) if chosen else permitted_ways(ctx.game, oid, seat, way))
        if _cheap_enough(ctx, oid, one, most_value) and (fits is None or fits(oid, one))
        and can_cast_by_effect(ctx, oid, one, seat)
    ]  # fmt: skip
    if not ways:
        return NOBODY
    way = ways[0] if chosen else _chosen_way(ctx, oid, ways, seat)
    before = ctx.game.clone()
    try:
        return cast_spell(ctx.game, oid, seat, replace(way, any_time=True), by_effect=True)
    except IllegalAction:
        ctx.game.become(before)
        return NOBODY


def _cheap_enough(ctx: Context, oid: ObjectId, way: CastWay, most_value: int | None) -> bool:
    return most_value is None or values_as_spell(ctx.game, oid, way).mana_value <= most_value


def _chosen_way(ctx: Context, oid: ObjectId, ways: list[CastWay], seat: Seat) -> CastWay:
    names = tuple(way.label or say("cast", card=values_as_spell(ctx.game, oid, way).name) for way in ways)
    return ways[names.index(ctx.choose_option(seat, names, purpose=WHICH_FACE, prompt=say("choose_what_to_cast")))]
