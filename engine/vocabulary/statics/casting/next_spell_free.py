"""The next spell that may be cast without paying its mana cost (CR 118.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.meaning.families import Continuous, Filter, Instruction, StaticEffect
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.statics.casting.spells import number_cast
from engine.vocabulary.statics.costs.casting_costs import OtherCost
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell, of_spells
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.grammar.durations import ThisTurn

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("the next {what:filter#one} you cast this turn can be cast without paying its mana cost", into="sentence_start")
@record
class NextIsFree(Instruction):
    """The next such spell that its controller casts this turn may cost no mana."""

    what: Filter
    reads = READS_NOTHING
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """Of spells."""
        return of_spells(self.what)

    def perform(self, ctx: Context) -> bool:
        begin(ctx, (NextMayBeFree(self.what, number_cast(ctx, self.what)),), None, ThisTurn("this turn"))
        return True


@record
class NextMayBeFree(Continuous):
    """The next such spell after so many that its player cast this turn."""

    what: Filter
    after: int
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return fits_as_spell(ctx, self.what, ref) and number_cast(ctx, self.what) == self.after

    def parts(self) -> tuple[StaticEffect, ...]:
        return (OtherCost(()),)
