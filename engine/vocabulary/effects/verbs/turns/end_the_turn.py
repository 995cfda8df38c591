"""Ending turns and combat phases (CR 721)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.rules.turn.ending import end_combat_phase, end_turn
from engine.meaning.families import Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


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
