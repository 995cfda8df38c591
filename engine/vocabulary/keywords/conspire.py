"""Conspire (CR 702.78)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.errors import IllegalAction
from engine.core.identity import ObjectId
from engine.core.record import record
from engine.game.decisions.purposes import TO_TAP
from engine.game.events.status import Tap
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD
from engine.vocabulary.keywords.shared.optional_costs import OptionalCost, with_offer

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("tap two untapped creatures you control that each share a color with ~", into="cost")
@record
class TapTwoOfItsColors(Cost):
    """Tapping two untapped creatures that each share a colour with the spell."""

    reads = READS_BOARD

    def options(self, ctx: Context) -> tuple[ObjectId, ...]:
        """The creatures that could be tapped."""
        colors = ctx.chars(ctx.source).colors
        return tuple(
            oid for oid in ctx.game.permanents()
            if not ctx.obj(oid).tapped and "creature" in ctx.chars(oid).types
            and ctx.chars(oid).controller == ctx.controller and any(c in colors for c in ctx.chars(oid).colors)
        )  # fmt: skip

    def payable(self, ctx: Context) -> bool:
        return len(self.options(ctx)) >= 2

    def pay(self, ctx: Context) -> bool:
        options = self.options(ctx)
        if len(options) < 2:
            raise IllegalAction(say("there_are_not_two_such_creatures"), "702.78a")
        chosen = ctx.choose_objects(ctx.controller, options, 2, 2, purpose=TO_TAP, good=False)
        ctx.happen(*(Tap(oid, ctx.source, cause="cost") for oid in chosen))
        return True


@keyword("702.78", "Conspire")
class Conspire:
    """Two creatures tapped for a copy of the spell (CR 702.78a)."""

    definition = (
        "When you cast this spell, if its conspire cost was paid, copy it. You may choose new targets for the copy."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return self.again(0)

    def again(self, number: int) -> tuple[Ability, ...]:
        return with_offer(self, OptionalCost("conspire", (TapTwoOfItsColors(),)), number)
