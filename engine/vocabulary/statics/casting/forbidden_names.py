"""Spells and lands of certain names that nobody can cast or play for a while (CR 101.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.core.zones import STACK
from engine.meaning.families import Duration, Filter, Instruction
from engine.meaning.families.instructions import RULES
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import nouns_of
from engine.vocabulary.statics.casting.spells import CannotCast, CannotPlaySuch
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.players.players import PlayerFilter, PlayerNoun, Players

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{duration}, {spells:filter#many} can't be cast and {lands:filter#many} can't be played")
@record
class ForbidPlaying(Instruction):
    """For a while nobody can cast certain spells or play certain lands (CR 101.2, 611.2)."""

    spells: Filter
    lands: Filter
    duration: Duration
    reads = READS_NOTHING
    first_matters = RULES

    def well_formed(self) -> bool:
        """Spells, and lands."""
        return self.spells.zone == STACK and "land" in nouns_of(self.lands)

    def perform(self, ctx: Context) -> bool:
        every = Players(PlayerFilter(PlayerNoun("player")))
        begin(ctx, (CannotCast(None, self.spells), CannotPlaySuch(every, self.lands)), None, self.duration)
        return True
