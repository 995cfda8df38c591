"""Costs that are the mana cost of the object itself.

As in "the scavenge cost is equal to its mana cost" (CR 702.1a).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.mana import NO_MANA, ManaCost
from engine.core.record import record
from engine.meaning.families import Cost
from engine.meaning.node import READS_COPIABLE

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("pay ~'s mana cost", into="cost")
@phrase("pay[s] ~'s mana cost", into="paying")
@record
class PayOwnManaCost(Cost):
    """The mana cost of the permanent itself.

    One without a mana cost has none that could be paid (CR 118.6).
    """

    reads = READS_COPIABLE

    def mana_part(self, ctx: Context) -> ManaCost:
        return ctx.chars(ctx.source).mana_cost or NO_MANA

    def payable(self, ctx: Context) -> bool:
        return ctx.chars(ctx.source).mana_cost is not None

    def pay(self, ctx: Context) -> bool:
        return self.payable(ctx)
