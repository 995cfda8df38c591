"""Phasing in and out by an effect (CR 702.26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.keys import Purpose
from engine.core.record import record
from engine.game.events.event import Event
from engine.game.events.status import PhaseIn, PhaseOut
from engine.meaning.families import Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.affected_objects import affected_objects
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_PHASE_OUT = Purpose("phase out", "702.26b")


@with_infinitive
@phrase("{object:thing} phase[s] out")
@record
class ObjectsPhaseOut(Instruction):
    """Permanents phase out, and what is attached to them with them (CR 702.26g)."""

    object: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, affected_objects(ctx, self.object, TO_PHASE_OUT))
        return bool(carry_out(ctx, *(PhaseOut(oid) for oid in chosen)))


@phrase("{object:thing} phase[s] in")
@record
class ObjectsPhaseIn(Instruction):
    """Permanents phase in."""

    object: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        refs = [ref for ref in self.object.refs(ctx) if ctx.exists(ref)]
        events: list[Event] = [PhaseIn(oid) for oid in refs]
        return bool(carry_out(ctx, *events))
