"""Prepared permanents: a designation while which a copy of the inset spell may be cast.

Once, that is: casting it ends the designation.

The editions of the rules here do not know it; it is as the reminder text says: "While it's prepared, you may cast a
copy of its spell. Doing so unprepares it." The casting is in `rules.ways`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.keys import Purpose
from engine.core.record import record, replace
from engine.game.events.status import SetMark
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.casting.casting_options import PREPARED
from engine.meaning.families import Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.affected_objects import affected_objects
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.statics.zones.entering import Enters
from engine.vocabulary.terms.objects.adjectives import marked, status_word

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_PREPARE = Purpose("prepare", "608.2d")


@phrase("{what:affected} enter[s] prepared", into="static")
@record
class EntersPrepared(Enters):
    """Enters with the designation."""

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        return (replace(event, marks=(*event.marks, (PREPARED, True))),)


@phrase("{what:object} become[s] prepared")
@record
class BecomePrepared(Instruction):
    """Permanents get the designation."""

    what: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        refs = on_battlefield(ctx, affected_objects(ctx, self.what, TO_PREPARE))
        fresh = [oid for oid in refs if not ctx.obj(oid).marks.get(PREPARED)]
        return bool(fresh) and bool(carry_out(ctx, *(SetMark(oid, PREPARED) for oid in fresh)))


status_word("prepared", marked(PREPARED))
