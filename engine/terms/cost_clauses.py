"""Clauses about mana costs and mana values: "with {X} in its mana cost", "with even mana values" (CR 202)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref, is_object
from engine.core.record import record, wording
from engine.model.families import Filter
from engine.model.node import READS_COPIABLE, READS_STATUS
from engine.terms.clauses import stat_of
from engine.text.templates import lexicon, phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("with {{X}} in (its|their#) mana (cost|costs#)", into="clause")
@record
class WithXInCost(Filter):
    """An object with {X} in its mana cost (CR 107.3)."""

    reads = READS_COPIABLE

    def matches(self, ctx: Context, ref: Ref) -> bool:
        cost = ctx.chars(ref).mana_cost if is_object(ref) else None
        return cost is not None and cost.x_count > 0


lexicon("parity", {"even": "even", "odd": "odd"})


@phrase("with {parity:parity} mana values", into="clause", many=True)
@phrase("with a {parity:parity} mana value", into="clause")
@record
class WithParity(Filter):
    """An object with an even or an odd mana value; zero is even."""

    parity: str
    many: bool = wording(default=False)
    reads = READS_COPIABLE | READS_STATUS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and (stat_of(ctx, ref, "mana value") % 2 == 0) == (self.parity == "even")
