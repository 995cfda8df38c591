"""What keywords share whose permanents go again at the beginning of the next end step: dash, warp."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.core.keys import Mark
from engine.core.record import record
from engine.core.zones import BATTLEFIELD, GRAVEYARD
from engine.game.events.effects import BeginDelayedTrigger
from engine.game.events.zone_changes import ENTERS, Sacrifice, ZoneChange
from engine.game.state.effects import DelayedTrigger
from engine.meaning.abilities import Ability, StaticAbility, TriggeredAbility
from engine.meaning.families import Instruction, Replacement
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.vocabulary.terms.casting.paid_as_cast import was_paid
from engine.vocabulary.triggers.steps import AtTheNext

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class MoveWhatItBecame(Instruction):
    """The permanent that the spell became goes to a zone, if it still is that.

    To the graveyard, it is sacrificed.
    """

    to: str
    mark: Mark | None = None  # noted on it there, with the number of the turn
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        oid = ctx.game.moved.get(ctx.source, NOBODY)
        if oid not in ctx.game.objects or ctx.obj(oid).zone != BATTLEFIELD:
            return False
        if self.to == GRAVEYARD:
            return bool(ctx.happen(Sacrifice(ctx.controller, oid, oid)))
        marks = ((self.mark, ctx.game.turn.number),) if self.mark is not None else ()
        return bool(ctx.happen(ZoneChange(oid, self.to, cause="effect", by=oid, marks=marks)))


@record
class GoesAtEndStep(Replacement):
    """As the spell resolves, if it was cast in a way, a delayed trigger begins to wait for the end step."""

    way: str
    to: str
    label: str
    mark: Mark | None = None
    reads = READS_STATUS
    keys = (ENTERS,)
    entering = True
    order_free = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return was_paid(ctx, event.oid, self.way)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        ability = TriggeredAbility(
            AtTheNext("end step", "next"), MoveWhatItBecame(self.to, self.mark), label=self.label
        )
        return (event, BeginDelayedTrigger(DelayedTrigger(NOBODY, ability, event.oid, ctx.controller)))


def goes_at_end_step(way: str, to: str, label: str, mark: Mark | None = None) -> Ability:
    """The static ability of a permanent that goes again if it was cast in a way."""
    return StaticAbility((GoesAtEndStep(way, to, label, mark),))
