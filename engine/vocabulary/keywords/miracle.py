"""Miracle (CR 702.94)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.keys import Mark
from engine.core.record import record, replace
from engine.core.zones import HAND, LIBRARY
from engine.game.decisions.purposes import TO_REVEAL
from engine.game.events.cards import Reveal
from engine.game.events.zone_changes import MOVES, ZoneChange
from engine.meaning.abilities import Ability, StaticAbility, TriggeredAbility
from engine.meaning.families import Cost, EventPattern, Replacement
from engine.meaning.message import say
from engine.meaning.node import READS_TURN
from engine.vocabulary.keywords.shared.casting_later import MayCastIt
from engine.vocabulary.terms.casting.paid_as_cast import words_of_costs

if TYPE_CHECKING:
    from engine.game.rules.context import Context

MIRACLE = Mark("miracle")


@record
class MayReveal(Replacement):
    """The card may be revealed as it is drawn, if it is the first card its owner draws this turn."""

    reads = READS_TURN
    keys = (MOVES,)

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        if (event.oid, event.cause) != (ctx.source, "draw"):
            return False
        return not ctx.game.players[ctx.controller].uses.get("cards drawn")

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        seat = ctx.controller
        if not ctx.may(seat, say("may_reveal_for_miracle", card=ctx.chars(ctx.source).name), purpose=TO_REVEAL):
            return (event,)
        return (Reveal(seat, (ctx.source,)), replace(event, marks=(*event.marks, (MIRACLE, True))))


@record
class WhenRevealedThisWay(EventPattern):
    """The card was revealed as it was drawn (CR 603.11)."""

    keys = (MOVES,)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if isinstance(event, ZoneChange) and event.new == ctx.source and (MIRACLE, True) in event.marks:
                yield {"event": event}


@keyword("702.94", "Miracle", "miracle {costs:mana_cost*,}", "miracle—^{costs:cost*,^}.")
class Miracle:
    """A card cast for its miracle cost as it is drawn first in a turn (CR 702.94a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        label = f"You may cast this card for {words_of_costs(self.costs)}."
        return (
            StaticAbility((MayReveal(),), zones=(LIBRARY,)),
            TriggeredAbility(WhenRevealedThisWay(), MayCastIt(MIRACLE, self.costs, HAND), zones=(HAND,), label=label),
        )
