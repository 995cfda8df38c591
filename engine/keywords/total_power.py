"""Tapping creatures with enough power in all, as crew and saddle ask (CR 702.122b, 702.171b)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.identity import ObjectId
from engine.errors import IllegalAction
from engine.events.cards import PlayerDid
from engine.events.status import Tap
from engine.model.families import Cost
from engine.model.node import READS_BOARD
from engine.rules.questions import refused, verdicts
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase(
    "tap any number of other untapped creatures you control with total power {number:number} or greater", into="cost"
)
@dataclass(frozen=True, slots=True)
class TapTotalPower(Cost):
    """Tapping other untapped creatures; those that came this turn too (CR 302.6)."""

    number: int
    reads = READS_BOARD

    def options(self, ctx: Context) -> tuple[ObjectId, ...]:
        """The creatures that could be tapped for it."""
        return tuple(
            oid for oid in ctx.game.permanents()
            if oid != ctx.source and not ctx.obj(oid).tapped and "creature" in ctx.chars(oid).types
            and ctx.chars(oid).controller == ctx.controller and refused(ctx.game, "may_crew", oid) is None
        )  # fmt: skip

    def power(self, ctx: Context, oid: ObjectId) -> int:
        """What a creature brings to it: its power, or what effects say ("crews as though its power were greater")."""
        own = ctx.chars(oid).power or 0
        return own + int(sum(verdicts(ctx.game, "crew_power", oid)))

    def payable(self, ctx: Context) -> bool:
        return sum(max(0, self.power(ctx, oid)) for oid in self.options(ctx)) >= self.number

    def pay(self, ctx: Context) -> bool:
        options = self.options(ctx)
        prompt = f"Tap creatures with total power {self.number} or greater."
        least = self._fewest(ctx, options)
        chosen = ctx.choose_objects(
            ctx.controller, options, least, len(options), purpose="crew", prompt=prompt, good=False
        )
        if sum(self.power(ctx, oid) for oid in chosen) < self.number:
            raise IllegalAction("the creatures' total power is too low", "702.122a")
        ctx.happen(*(Tap(oid, ctx.source, cause="cost") for oid in chosen))
        ctx.bind("crewed by", chosen)
        ctx.happen(PlayerDid(ctx.controller, "crew", oids=chosen))
        return True

    def _fewest(self, ctx: Context, options: tuple[ObjectId, ...]) -> int:
        """The least number of creatures that could be enough."""
        powers = sorted((self.power(ctx, oid) for oid in options), reverse=True)
        total = count = 0
        for power in powers:
            if total >= self.number:
                break
            total, count = total + power, count + 1
        return count
