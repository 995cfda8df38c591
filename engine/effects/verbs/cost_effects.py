"""Spells that cost more or less for the rest of the turn (CR 601.2f, 611.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.mana import ManaCost
from engine.core.record import record
from engine.model.families import Filter, Instruction
from engine.model.families.instructions import RULES
from engine.model.node import READS_NOTHING
from engine.statics.cost_changes import SpellsCost
from engine.terms.continuous import begin
from engine.terms.durations import ThisTurn
from engine.terms.players import PlayerReference
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("{what:filter#many} {caster:player} cast this turn cost {mana:mana_symbols} {how:more_or_less} to cast")
@record
class SpellsCostThisTurn(Instruction):
    """Spells that a player casts this turn cost more or less."""

    what: Filter
    caster: PlayerReference
    mana: ManaCost
    how: str
    reads = READS_NOTHING
    first_matters = RULES

    def well_formed(self) -> bool:
        """Whether it speaks of spells, and of no X."""
        return self._change().well_formed()

    def perform(self, ctx: Context) -> bool:
        begin(ctx, (self._change(),), None, ThisTurn("this turn"))
        return True

    def _change(self) -> SpellsCost:
        return SpellsCost(self.what, self.mana, self.how, self.caster)
