"""Madness (CR 702.35)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.keys import Mark
from engine.core.record import record, replace
from engine.core.zones import EXILE, GRAVEYARD, HAND
from engine.game.events.zone_changes import MOVES, ZoneChange
from engine.meaning.abilities import Ability, StaticAbility, TriggeredAbility
from engine.meaning.families import Cost, EventPattern, Replacement
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.zone_change_tracking import FOUND_BEYOND
from engine.vocabulary.keywords.shared.alternative_costs import for_its_mana_cost
from engine.vocabulary.keywords.shared.casting_later import MayCastIt
from engine.vocabulary.keywords.shared.own_mana_cost import PayOwnManaCost
from engine.vocabulary.terms.casting.paid_as_cast import words_of_costs

if TYPE_CHECKING:
    from engine.game.rules.context import Context

MADNESS = Mark("madness")


@record
class DiscardedIntoExile(Replacement):
    """The card is discarded into exile instead of into the graveyard."""

    instance: str  # which of the card's madness abilities it belongs to
    reads = READS_NOTHING
    keys = (MOVES,)

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return (event.oid, event.cause, event.to) == (ctx.source, "discard", GRAVEYARD)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        return (replace(event, to=EXILE, marks=(*event.marks, (MADNESS, self.instance), (FOUND_BEYOND, 1))),)


@record
class WhenExiledThisWay(EventPattern):
    """The card was exiled by the first ability of the same madness (CR 603.11, 607.2)."""

    instance: str
    keys = (MOVES,)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if isinstance(event, ZoneChange) and event.new == ctx.source and (MADNESS, self.instance) in event.marks:
                yield {"event": event}


@keyword("702.35", "Madness", "madness {costs:mana_cost*,}", "madness—^{costs:cost*,^}.")
class Madness:
    """A card cast for its madness cost as it is discarded (CR 702.35a)."""

    costs: tuple[Cost, ...]  # none: its mana cost

    def stands_for(self) -> tuple[Ability, ...]:
        return self.again(0)

    def again(self, number: int) -> tuple[Ability, ...]:
        costs = self.costs or (PayOwnManaCost(),)
        label = f"You may cast this card for {words_of_costs(costs)}; otherwise it goes to the graveyard."
        mine = f"{words_of_costs(costs)} ({number + 1})"
        return (
            StaticAbility((DiscardedIntoExile(mine),), zones=(HAND,)),
            TriggeredAbility(
                WhenExiledThisWay(mine), MayCastIt(MADNESS, costs, otherwise=GRAVEYARD), zones=(EXILE,), label=label
            ),
        )


for_its_mana_cost("madness", Madness, "the")
