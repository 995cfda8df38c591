"""Mana that players lose before a step or phase ends (CR 106.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.effects.shared.following import carry_out
from engine.events.mana import EmptyPool
from engine.model.families import Instruction
from engine.model.node import READS_NOTHING
from engine.terms.players import PlayerReference
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("{player!} lose[s] all unspent mana")
@phrase("empty {player:player's} mana pool", read_only=True)
@record
class LoseUnspentMana(Instruction):
    """Players lose all mana in their mana pools, also such as would stay when a step ends."""

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(carry_out(ctx, *(EmptyPool(seat) for seat in self.player.seats(ctx))))
