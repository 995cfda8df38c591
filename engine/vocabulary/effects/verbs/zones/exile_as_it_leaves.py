"""Exiling a permanent if it would leave the battlefield in any way (CR 614.1a), as unearth does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record, replace
from engine.core.zones import EXILE
from engine.game.events.effects import BeginEffect
from engine.game.events.zone_changes import LEAVES, ZoneChange
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import Instruction, Reference, Replacement
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.zone_change_tracking import on_battlefield
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context

LEAVING = "exiled as they leave"


@record
class ExiledInstead(Replacement):
    """Certain permanents are exiled instead of going anywhere else."""

    reads = READS_NOTHING
    keys = (LEAVES,)

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return event.to != EXILE and event.oid in ctx.bound(LEAVING)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        return (replace(event, to=EXILE, index=None),)


@phrase("if {object} would leave the battlefield, exile it instead of putting it anywhere else", into="ending")
@record
class ExileIfItWouldLeave(Instruction):
    """From now on, certain permanents are exiled when they would leave the battlefield."""

    object: Reference
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        refs = on_battlefield(ctx, self.object.refs(ctx))
        if not refs:
            return False
        effect = FloatingEffect(
            ctx.source, ctx.controller, (ExiledInstead(),), refs, None, ((LEAVING, refs),),
            text="If it would leave the battlefield, exile it instead of putting it anywhere else.",
        )  # fmt: skip
        return bool(ctx.happen(BeginEffect(effect)))


@phrase("if {this:object} would leave the battlefield, exile it instead of putting it anywhere else", into="static")
@record
class ExiledAsItLeaves(Replacement):
    """The permanent that has this is exiled instead of going anywhere else (CR 614.1a)."""

    this: Reference
    reads = READS_NOTHING
    keys = (LEAVES,)

    def well_formed(self) -> bool:
        """Of itself."""
        return isinstance(self.this, This)

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return event.to != EXILE and event.oid == ctx.source

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        return (replace(event, to=EXILE, index=None),)
