"""Costs of moving cards out of exile or out of graveyards (CR 118.3).

Those are neither discarded nor sacrificed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.core.zones import GRAVEYARD, HAND
from engine.game.decisions.purposes import TO_PUT_INTO_GRAVEYARD, TO_RETURN
from engine.game.events.event import Event
from engine.game.events.zone_changes import ZoneChange
from engine.meaning.families import Reference
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.costs.choice_costs import ChoiceCost
from engine.vocabulary.terms.objects.filters import zone_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("graveyard_of_card", {"its owner's": "its owner's", "that player's": "that player's"})


@phrase("put[s] {what:some} into {whose:graveyard_of_card} graveyard")
@record
class PutIntoGraveyardCost(ChoiceCost):
    """Putting cards from exile into their owners' graveyards."""

    what: Reference
    whose: str = wording()  # always the owner's (CR 400.3)
    key: str = ""
    reads = READS_NOTHING
    purpose = TO_PUT_INTO_GRAVEYARD
    done = "put"

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        return tuple(ref for ref in self.meant(ctx) if ctx.exists(ref))

    def event(self, ctx: Context, ref: Ref) -> Event:
        return ZoneChange(ref, GRAVEYARD, cause="cost", by=ctx.source)


@phrase("return[s] {what:some} to your hand")
@record
class ReturnFromGraveyardCost(ChoiceCost):
    """Returning cards from your graveyard to your hand, as the description says."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING
    purpose = TO_RETURN
    done = "returned"

    def well_formed(self) -> bool:
        """Whether the description says that they are there."""
        return self.what.description is not None and zone_of(self.what.description) == GRAVEYARD

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        return tuple(ref for ref in self.meant(ctx) if ctx.exists(ref) and ctx.owner_of(ref) == ctx.controller)

    def event(self, ctx: Context, ref: Ref) -> Event:
        return ZoneChange(ref, HAND, cause="cost", by=ctx.source)
