"""Mayhem (CR 702.187 of the edition of 2026)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.record import record
from engine.core.zones import GRAVEYARD
from engine.game.events.zone_changes import ZoneChange
from engine.meaning.abilities import Ability
from engine.meaning.families import Condition, Cost
from engine.meaning.node import READS_TURN
from engine.vocabulary.keywords.shared.alternative_costs import cast_for

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class DiscardedThisTurn(Condition):
    """The card was discarded this turn."""

    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return any(
            isinstance(event, ZoneChange) and event.new == ctx.source and event.cause == "discard"
            for event in ctx.game.history.this_turn
        )


@keyword("702.187", "Mayhem", "mayhem {costs:mana_cost*,}")
class Mayhem:
    """A card cast from the graveyard in the turn in which it was discarded (CR 702.187b)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("mayhem", self.costs, GRAVEYARD, condition=DiscardedThisTurn()),)
