"""Permanents that enter only if something else is done.

"If ~ would enter, … instead. If you do, …" (CR 614.1a).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.core.zones import GRAVEYARD
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.meaning.families import Instruction, Replacement
from engine.meaning.node import READS_NOTHING

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("if ~ would enter, {effect:chain} instead. ^if you do, put ~ onto the battlefield. ^if you don't, put it into "
        "its owner's graveyard", into="static")  # fmt: skip
@record
class EntersIfDone(Replacement):
    """What is done as it would enter; if it is done it enters, otherwise it goes to the graveyard."""

    effect: Instruction
    reads = READS_NOTHING
    keys = (ENTERS,)
    entering = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return event.oid == ctx.source and not event.face_down

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        if self.effect.perform(ctx.within()):
            return (event,)
        return (ZoneChange(event.oid, GRAVEYARD, cause="effect", by=ctx.source),)
