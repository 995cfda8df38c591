"""Cascade (CR 702.85)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId
from engine.core.record import record
from engine.core.zones import EXILE, LIBRARY
from engine.events.zone_changes import ZoneChange
from engine.keywords.shared.random_order import put_on_bottom_in_random_order
from engine.keywords.shared.when_cast import when_cast
from engine.model.abilities import Ability
from engine.model.families import Instruction
from engine.model.message import NameOf, say
from engine.model.node import READS_BOARD
from engine.rules.casting.casting_by_effect import WITHOUT_PAYING, can_cast_by_effect, cast_by_effect
from engine.rules.casting.ways import CastWay
from engine.rules.questions.values import mana_value
from engine.text.keywords import keyword

if TYPE_CHECKING:
    from engine.rules.context import Context


@record
class CascadeOnce(Instruction):
    """Cards are exiled until a cheaper nonland card appears; it may be cast for nothing."""

    reads = READS_BOARD

    def perform(self, ctx: Context) -> bool:
        limit = mana_value(ctx.game, ctx.source)
        exiled: list[ObjectId] = []
        found = NOBODY
        while found == NOBODY and ctx.game.zone(LIBRARY, ctx.controller):
            card = self._exile_top(ctx)
            if card == NOBODY:
                break
            exiled.append(card)
            if "land" not in ctx.chars(card).types and mana_value(ctx.game, card) < limit:
                found = card
        way = replace(WITHOUT_PAYING, zone=EXILE)
        if found != NOBODY and self._may_cast(ctx, found, way):
            cast_by_effect(ctx, found, way, ctx.controller, most_value=limit - 1)
        left = tuple(oid for oid in exiled if oid in ctx.game.objects)
        put_on_bottom_in_random_order(ctx, left)
        return True

    def _may_cast(self, ctx: Context, card: ObjectId, way: CastWay) -> bool:
        prompt = say("cast_for_nothing", card=NameOf(card))
        return can_cast_by_effect(ctx, card, way, ctx.controller) and ctx.may(ctx.controller, prompt)

    def _exile_top(self, ctx: Context) -> ObjectId:
        top = ctx.game.zone(LIBRARY, ctx.controller)[0]
        done = ctx.happen(ZoneChange(top, EXILE, cause="effect", by=ctx.source))
        return next((event.new for event in done if isinstance(event, ZoneChange) and event.to == EXILE), NOBODY)


@keyword("702.85", "Cascade")
class Cascade:
    """A cheaper spell for nothing; each instance triggers separately (CR 702.85c)."""

    reminder = (
        "When you cast this spell, exile cards from the top of your library until you exile a nonland card that costs "
        "less. You may cast it without paying its mana cost. Put the exiled cards on the bottom in a random order."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return (when_cast(CascadeOnce(), self.reminder),)
