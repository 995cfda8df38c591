"""Mana costs that their own words reduce (CR 118.7): "{10}. This cost is reduced by {2} for each …"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.mana import ManaCost as Symbols
from engine.core.record import record
from engine.game.rules.paying.costs import less
from engine.meaning.families import Amount, Cost
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.costs.costs import PayMana

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{mana:mana_symbols}. ^this cost is reduced by {less:mana_symbols} {each:for_each}.", into="mana_cost")
@phrase("pay[s] {mana:mana_symbols}. ^this cost is reduced by {less:mana_symbols} {each:for_each}", into="paying")
@record
class PayReducedMana(Cost):
    """Mana less so much for each of something."""

    mana: Symbols
    less: Symbols
    each: Amount
    reads = READS_NOTHING

    def mana_part(self, ctx: Context) -> Symbols:
        left = self.mana
        for _ in range(max(0, self.each.value(ctx))):
            left = less(left, self.less)
        return left

    def reckoned(self, ctx: Context) -> Cost:
        return PayMana(self.mana_part(ctx))

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        return True
