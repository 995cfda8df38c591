"""Cumulative upkeep (CR 702.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.events.counters import PutCounters
from engine.events.table_limits import MOST
from engine.events.zone_changes import Sacrifice
from engine.model.families import Cost, Instruction
from engine.model.message import say
from engine.model.node import READS_STATUS
from engine.terms.casting import as_stated, costs_as_written
from engine.terms.payments import pay_costs
from engine.text.keywords import keyword
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("pay cumulative upkeep of {costs:cost*,}", into="instruction")
@phrase("pay cumulative upkeep of {costs:cost*or2}", into="instruction", one=True)
@record
class PayForAge(Instruction):
    """An age counter is put on the permanent; it is sacrificed unless its controller pays for each of them."""

    costs: tuple[Cost, ...]
    one: bool = False  # for each counter one of the costs
    reads = READS_STATUS

    def perform(self, ctx: Context) -> bool:
        if not ctx.on_battlefield(ctx.source):
            return False
        ctx.happen(PutCounters(ctx.source, "age", 1, ctx.controller, ctx.source))
        age = min(MOST, ctx.obj(ctx.source).counters.get("age", 0))
        costs = self._for(ctx, age)
        if pay_costs(ctx, ctx.controller, costs, say("may_pay_the_cost", cost=costs_as_written(costs))):
            return True
        ctx.happen(Sacrifice(ctx.controller, ctx.source, ctx.source))
        return False

    def _for(self, ctx: Context, age: int) -> tuple[Cost, ...]:
        if not self.one:
            return self.costs * age
        words = tuple(as_stated("cost", cost) for cost in self.costs)
        chosen = (ctx.choose_option(ctx.controller, words, purpose="cumulative upkeep") for _ in range(age))
        return tuple(self.costs[words.index(word)] for word in chosen)


@phrase("cumulative upkeep {costs:mana_cost*or2}", into="keyword", one=True)
@keyword("702.24", "Cumulative upkeep", "cumulative upkeep {costs:mana_cost*,}", "cumulative upkeep—^{costs:cost*,^}.")
class CumulativeUpkeep:
    """A permanent whose upkeep grows (CR 702.24a)."""

    costs: tuple[Cost, ...]
    one: bool = False

    @property
    def definition(self) -> str:
        """At the beginning of its controller's upkeep."""
        costs = "[costs:cost*or2]" if self.one else "[costs:cost*,]"
        return f"At the beginning of your upkeep, if ~ is on the battlefield, pay cumulative upkeep of {costs}."

    @property
    def reminder(self) -> str:
        """What print says."""
        return (
            "At the beginning of your upkeep, put an age counter on this permanent, then sacrifice it unless you pay "
            "its upkeep cost for each age counter on it."
        )
