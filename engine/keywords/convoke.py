"""Convoke (CR 702.51)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.identity import ObjectId
from engine.core.record import record
from engine.events.status import Tap
from engine.keywords.shared.always import always
from engine.keywords.shared.optional_costs import WHERE_CAST_FROM
from engine.model.abilities import Ability
from engine.rules.paying.substitutes import GENERIC, PAYS_MANA_BY, Substitute
from engine.text.keywords import keyword

if TYPE_CHECKING:
    from engine.rules.context import Context


@record
class TappingConvoke(Substitute):
    """Untapped creatures that the player controls; summoning sickness does not matter (CR 302.6)."""

    def offers(self, ctx: Context) -> Iterator[tuple[ObjectId, tuple[str, ...]]]:
        for oid in ctx.game.permanents():
            chars = ctx.chars(oid)
            if chars.controller == ctx.controller and "creature" in chars.types and not ctx.obj(oid).tapped:
                yield oid, tuple(chars.colors) or (GENERIC,)

    def use(self, ctx: Context, oid: ObjectId) -> None:
        ctx.happen(Tap(oid, ctx.source, cause="cost"))
        ctx.bind("convoke", (*ctx.bound("convoke"), oid))


@keyword("702.51", "Convoke")
class Convoke:
    """Creatures tapped while casting a spell pay for {1} or one mana of their colour each (CR 702.51a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(TappingConvoke(), PAYS_MANA_BY, zones=WHERE_CAST_FROM)
