"""Mana and life paid together (CR 118.3, 119.4): "pay {1} and 2 life"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.mana import ManaCost as Symbols
from engine.core.record import record
from engine.meaning.families import Amount, Cost
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.costs.costs import PayLife

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("pay[s] {mana:mana_symbols} and {amount} life", into="paying")
@record
class PayManaAndLife(Cost):
    """Mana and life at once (CR 118.3, 119.4)."""

    mana: Symbols
    amount: Amount
    reads = READS_NOTHING

    def mana_part(self, ctx: Context) -> Symbols:
        return self.mana

    def reckoned(self, ctx: Context) -> Cost:
        life = PayLife(self.amount).reckoned(ctx)
        return PayManaAndLife(self.mana, life.amount) if isinstance(life, PayLife) else self

    def payable(self, ctx: Context) -> bool:
        return PayLife(self.amount).payable(ctx)

    def pay(self, ctx: Context) -> bool:
        return PayLife(self.amount).pay(ctx)
