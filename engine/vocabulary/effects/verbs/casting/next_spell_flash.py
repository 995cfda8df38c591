"""The next such spell: cast at any time, not countered, with a counter (CR 702.8a, 614.1c).

The counter is on it as it enters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.events.casting import SpellCast
from engine.game.events.effects import BeginEffect
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import Filter, Instruction, Reference
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_TURN
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.statics.casting.spells import CastByYou, NextAsThoughFlash, number_cast
from engine.vocabulary.statics.casting.uncounterable import CannotBeCountered
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.statics.zones.entering import EntersWith
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.grammar.durations import ThisTurn

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("the next {what:filter#one} you cast this turn can be cast as though it had flash. ^that spell can't be "
        "countered. ^that creature enters with a additional {kind:counter_kind} counter on it",
        into="sentence_start")  # fmt: skip
@record
class NextWithFlashAndCounter(Instruction):
    """All of that is so of the next such spell that its controller casts this turn."""

    what: Filter
    kind: str
    reads = READS_TURN
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        after = number_cast(ctx, self.what)
        parts = (NextAsThoughFlash(self.what, after), CastByYou(self.what, after, CannotBeCountered()))
        begin(ctx, parts, None, ThisTurn("this turn"))
        entering = EntersWith(NextSpellCast(self.what, after), self.kind, ONE)
        effect = FloatingEffect(ctx.source, ctx.controller, (entering,), None, ThisTurn("this turn"))
        return bool(carry_out(ctx, BeginEffect(effect)))


@record
class NextSpellCast(Reference):
    """The next such spell after so many that a player cast this turn. No words read it."""

    what: Filter
    after: int
    reads = READS_TURN

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        cast = [e.oid for e in ctx.game.history.this_turn if isinstance(e, SpellCast) and e.player == ctx.controller]
        such = [oid for oid in cast if fits_as_spell(ctx, self.what, oid)]
        return tuple(such[self.after : self.after + 1])
