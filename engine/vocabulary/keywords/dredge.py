"""Dredge (CR 702.52)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.keys import Purpose
from engine.core.record import record
from engine.core.zones import GRAVEYARD, HAND, LIBRARY
from engine.game.events.cards import CARD_DRAWN, Draw
from engine.game.events.zone_changes import ZoneChange
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Replacement
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_PLAYERS

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_DREDGE = Purpose("dredge", "702.52a")


@record
class MayReturnInstead(Replacement):
    """Instead of drawing, its owner may mill cards and return this one to hand (CR 702.52a, 702.52b)."""

    number: int
    reads = READS_PLAYERS
    keys = (CARD_DRAWN,)

    def applies(self, ctx: Context, event: Draw) -> bool:
        if event.player != ctx.owner_of(ctx.source):
            return False
        return len(ctx.game.zone(LIBRARY, event.player)) >= self.number

    def replace(self, ctx: Context, event: Draw) -> Sequence[object]:
        if not ctx.may(event.player, say("may_dredge", card=NameOf(ctx.source)), purpose=TO_DREDGE):
            return (event,)
        cards = ctx.game.zone(LIBRARY, event.player)[: self.number]
        milled = (ZoneChange(oid, GRAVEYARD, cause="mill", by=ctx.source) for oid in cards)
        return (*milled, ZoneChange(ctx.source, HAND, cause="effect", by=ctx.source))


@keyword("702.52", "Dredge", "dredge {number:number}")
class Dredge:
    """A card that comes back instead of a draw."""

    number: int

    def stands_for(self) -> tuple[Ability, ...]:
        label = f"Mill {self.number} cards and return this card to your hand instead of drawing."
        return (StaticAbility((MayReturnInstead(self.number),), zones=(GRAVEYARD,), label=label),)
