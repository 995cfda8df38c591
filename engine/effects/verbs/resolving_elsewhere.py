"""Where the card of a spell goes as it resolves (CR 608.2n, 614.1a): to the hand instead of to the graveyard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.record import record
from engine.core.zones import EXILE, GRAVEYARD, HAND
from engine.events.casting import SpellCast
from engine.events.zone_changes import MOVES, ZoneChange
from engine.model.families import Filter, Instruction, Replacement
from engine.model.families.instructions import UNSEEN
from engine.model.node import READS_NOTHING, READS_TURN
from engine.rules.casting.cast_record import cast_record
from engine.statics.cost_changes import fits_as_spell
from engine.terms.continuous import begin
from engine.terms.durations import ThisTurn
from engine.text.templates import label, lexicon, phrase

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.rules.context import Context

lexicon("put_as_it_resolves", {
    HAND: "put that card into your hand instead of into your graveyard as it resolves",
    EXILE: "exile that card instead of putting it into your graveyard as it resolves",
})  # fmt: skip


@phrase("the next time you cast a {what:filter#one} from your hand this turn, {to:put_as_it_resolves}",
        into="sentence_start")  # fmt: skip
@record
class NextResolvesElsewhere(Instruction):
    """The next such spell that a player casts from hand this turn goes elsewhere as it resolves."""

    what: Filter
    to: str
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        number = len(_cast(ctx, self.what))
        begin(ctx, (ResolvesElsewhere(self.what, self.to, number),), None, ThisTurn("this turn"))
        return True


@record
class ResolvesElsewhere(Replacement):
    """The card of the first such spell after so many goes elsewhere as it resolves; a copy has no card."""

    what: Filter
    to: str
    number: int
    reads = READS_TURN
    keys = (MOVES,)

    def applies(self, ctx: Context, event: object) -> bool:
        if not isinstance(event, ZoneChange) or (event.cause, event.to) != ("resolve", GRAVEYARD):
            return False
        return _cast(ctx, self.what)[self.number : self.number + 1] == [event.oid]

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        assert isinstance(event, ZoneChange)
        return (replace(event, to=self.to, index=None),)


def _cast(ctx: Context, what: Filter) -> list[ObjectId]:
    """The spells of a description that the effect's controller has cast from hand this turn, in order."""
    cast = (event for event in ctx.game.history.this_turn if isinstance(event, SpellCast))
    mine = (event.oid for event in cast if event.player == ctx.controller and fits_as_spell(ctx, what, event.oid))
    records = ((oid, cast_record(ctx, oid)) for oid in mine)
    return [oid for oid, item in records if item is not None and item.cast_from == HAND]


label("put_as_it_resolves", "where its card goes as it resolves")
