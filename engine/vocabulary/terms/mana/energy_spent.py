"""How much energy a player has paid or lost (CR 107.14, 608.2i).

As in "if you've paid or lost two or more {E} this turn".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.counters import COUNTERS_REMOVED, RemoveCounters
from engine.meaning.node import READS_TURN
from engine.vocabulary.terms.turns.past import CountedDeed, events_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("paid or lost {number:quota} {{E}}", into="counted_deed", deed=COUNTERS_REMOVED)
@record
class EnergySpent(CountedDeed):
    """So much energy that a player paid, or lost otherwise."""

    reads = READS_TURN

    def count(self, ctx: Context, seat: int, turn: str) -> int:
        """How much of it a player paid or lost."""
        gone = (event for event in events_of(ctx, turn) if isinstance(event, RemoveCounters) and event.ref == seat)
        return sum(event.number for event in gone if event.kind == "energy")
