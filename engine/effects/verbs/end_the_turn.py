"""Ending turns and combat phases (CR 721)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.model.families import Instruction
from engine.model.node import READS_NOTHING
from engine.rules.turn.ending import end_combat_phase, end_turn
from engine.terms.players import PlayerReference
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("{player!} end[s] the turn")
@record
class EndTheTurn(Instruction):
    """The turn ends, whoever ends it (CR 721.1)."""

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        if not self.player.seats(ctx):
            return False
        end_turn(ctx.game)
        return True


@phrase("{player!} end[s] the combat phase")
@record
class EndTheCombatPhase(Instruction):
    """The combat phase ends, if it is one (CR 721.2)."""

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return end_combat_phase(ctx.game)
