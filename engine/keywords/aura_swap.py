"""Aura swap (CR 702.65)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, Ref
from engine.core.record import record
from engine.core.zones import BATTLEFIELD, HAND
from engine.effects.shared.following import carry_out
from engine.events.zone_changes import ZoneChange
from engine.model.families import Cost, Instruction
from engine.model.message import say
from engine.model.node import READS_BOARD
from engine.rules.questions.attaching import why_not_attached
from engine.text.keywords import keyword
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("exchange ~ with a Aura card in your hand")
@record
class ExchangeAuras(Instruction):
    """The Aura goes to hand and another takes its place, or neither does (CR 702.65b, 701.12)."""

    reads = READS_BOARD

    def _options(self, ctx: Context) -> tuple[Ref, ...]:
        """The Auras in hand that could be exchanged with it: those that can be attached where it is."""
        seat, aura = ctx.controller, ctx.source
        if not ctx.on_battlefield(aura) or (ctx.owner_of(aura), ctx.controller_of(aura)) != (seat, seat):
            return ()
        host = ctx.obj(aura).attached_to
        return tuple(
            oid for oid in ctx.game.zone(HAND, seat)
            if host != NOBODY and "Aura" in ctx.chars(oid).subtypes and why_not_attached(ctx.game, oid, host) is None
        )  # fmt: skip

    def possible(self, ctx: Context) -> bool:
        return bool(self._options(ctx))

    def perform(self, ctx: Context) -> bool:
        options = self._options(ctx)
        if not options:
            return False
        (chosen,) = ctx.choose_objects(ctx.controller, options, 1, 1, purpose="exchange", prompt=say("with_which_aura"))
        host = ctx.obj(ctx.source).attached_to
        enters = ZoneChange(
            chosen, BATTLEFIELD, controller=ctx.controller, cause="effect", by=ctx.source, attach_to=host
        )
        return bool(carry_out(ctx, ZoneChange(ctx.source, HAND, cause="effect", by=ctx.source), enters))


@keyword("702.65", "Aura swap", "aura swap {costs:mana_cost*,}", "aura swap—^{costs:cost*,^}.")
class AuraSwap:
    """An Aura that gives its place to another (CR 702.65a)."""

    costs: tuple[Cost, ...]

    definition = "[costs:cost*,^]: You may exchange ~ with an Aura card in your hand."
