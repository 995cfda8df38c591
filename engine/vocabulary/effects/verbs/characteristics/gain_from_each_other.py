"""Two players who each gain control of all that the other controls (CR 608.2e, 613.1b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.meaning.families import Duration, Filter, Instruction
from engine.meaning.node import READS_BOARD
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.statics.players.control import ControlledBySeat
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("you and {other:player} each gain control of all {what:noun#many} the other controls {duration}")
@record
class GainFromEachOther(Instruction):
    """You and another player each gain control of all of a kind that the other controls (CR 608.2e)."""

    other: PlayerReference
    what: Filter
    duration: Duration
    key: str = ""
    reads = READS_BOARD
    takes_control = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What changed hands."""
        return (Antecedent(self.key, "object", True, nouns_of(self.what)),)

    def perform(self, ctx: Context) -> bool:
        found = tuple(matching(ctx, self.what))
        pairs = [(ctx.controller, seat) for seat in self.other.seats(ctx) if seat != ctx.controller]
        mine, theirs = (
            tuple(ref for ref in found for pair in pairs if ctx.controller_of(ref) == pair[side]) for side in (0, 1)
        )
        for seat, refs in ((ctx.controller, theirs), *((pair[1], mine) for pair in pairs)):
            if refs:
                begin(ctx, (ControlledBySeat(seat),), refs, self.duration)
        ctx.bind(self.key, (*mine, *theirs))
        return bool(mine or theirs)
