"""Rebound (CR 702.88)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import NOBODY
from engine.core.record import record, replace
from engine.core.zones import EXILE, GRAVEYARD, HAND, STACK
from engine.game.events.effects import BeginDelayedTrigger
from engine.game.events.zone_changes import MOVES, ZoneChange
from engine.game.rules.casting.cast_record import cast_record
from engine.game.state.effects import DelayedTrigger
from engine.meaning.abilities import Ability, StaticAbility, TriggeredAbility
from engine.meaning.families import Replacement
from engine.meaning.node import READS_STATUS
from engine.vocabulary.keywords.shared.casting_later import MayCastIt
from engine.vocabulary.terms.players.players import You
from engine.vocabulary.triggers.steps import AtTheNext

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class Rebounds(Replacement):
    """The spell is exiled as it resolves, if it was cast from hand, and may be cast in the next upkeep."""

    reads = READS_STATUS
    keys = (MOVES,)

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        if (event.oid, event.cause, event.to) != (ctx.source, "resolve", GRAVEYARD):
            return False
        record = cast_record(ctx, ctx.source)
        return record is not None and record.cast_from == HAND and not record.is_copy

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        ability = TriggeredAbility(
            AtTheNext("upkeep", "whose next", You()), MayCastIt("rebound", moved=True),
            label="You may cast this card from exile without paying its mana cost.",
        )  # fmt: skip
        later = BeginDelayedTrigger(DelayedTrigger(NOBODY, ability, ctx.source, ctx.controller))
        return (replace(event, to=EXILE), later)


@keyword("702.88", "Rebound")
class Rebound:
    """A spell cast a second time for nothing; several instances are redundant (CR 702.88a, 702.88c)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((Rebounds(),), zones=(STACK,)),)
