"""Mana that players lose before a step or phase ends (CR 106.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.mana import EmptyPool
from engine.meaning.families import Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player!} lose[s] all unspent mana")
@phrase("empty {player:player's} mana pool", read_only=True)
@record
class LoseUnspentMana(Instruction):
    """Players lose all mana in their mana pools, also such as would stay when a step ends."""

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(carry_out(ctx, *(EmptyPool(seat) for seat in self.player.seats(ctx))))
