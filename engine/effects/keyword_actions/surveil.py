"""Surveil (CR 701.42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Deed
from engine.core.record import record
from engine.core.zones import GRAVEYARD, LIBRARY
from engine.effects.keyword_actions.scry import sort_top
from engine.effects.shared.following import carry_out
from engine.events.cards import PlayerDid, ReorderLibrary
from engine.events.zone_changes import ZoneChange
from engine.model.families import Amount, Instruction
from engine.model.node import READS_NOTHING
from engine.terms.players import PlayerReference
from engine.text.templates import phrase
from engine.triggers.players import Does

if TYPE_CHECKING:
    from engine.rules.context import Context

SURVEIL = Deed("surveil", sees_hidden=True)

phrase("surveil[s]", into="player_happening", deed=SURVEIL)(Does)


@phrase("{player!} surveil[s] {amount}")
@record
class Surveil(Instruction):
    """Players look at cards on top of their libraries and put any of them into their graveyards."""

    player: PlayerReference
    amount: Amount
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        number = self.amount.value(ctx)
        if number <= 0:
            return False  # CR 701.42c
        for seat in self.player.seats(ctx):
            top, gone = sort_top(ctx, seat, seat, number, "surveil", GRAVEYARD)
            carry_out(ctx, *(ZoneChange(oid, GRAVEYARD, cause="effect", by=ctx.source) for oid in gone))
            rest = tuple(oid for oid in ctx.game.zone(LIBRARY, seat) if oid not in top)
            carry_out(ctx, ReorderLibrary(seat, (*top, *rest)), PlayerDid(seat, SURVEIL, number))
        return True
