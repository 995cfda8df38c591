"""Buyback (CR 702.27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.record import record, replace
from engine.core.zones import GRAVEYARD, HAND, STACK
from engine.game.events.zone_changes import MOVES, ZoneChange
from engine.game.rules.casting.cast_record import times_paid
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Cost, Replacement
from engine.meaning.node import READS_STATUS
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM, OptionalCost

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class ReturnsAsItResolves(Replacement):
    """If buyback was paid, the spell goes to its owner's hand as it resolves (CR 702.27a)."""

    reads = READS_STATUS
    keys = (MOVES,)

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return (event.oid, event.cause, event.to) == (ctx.source, "resolve", GRAVEYARD) and times_paid(
            ctx, ctx.source, "buyback"
        ) > 0

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        return (replace(event, to=HAND),)


@keyword("702.27", "Buyback", "buyback {costs:mana_cost*,}", "buyback—^{costs:cost*,^}.")
class Buyback:
    """An additional cost for getting the card back (CR 702.27a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((OptionalCost("buyback", self.costs),), zones=WHERE_CAST_FROM),
            StaticAbility((ReturnsAsItResolves(),), zones=(STACK,)),
        )
