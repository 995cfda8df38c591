"""Cards counted in all graveyards: "for each card named … in each graveyard" (CR 404.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase, production
from engine.core.record import record, replace
from engine.core.zones import GRAVEYARD
from engine.meaning.families import Amount, Filter
from engine.meaning.node import READS_PLAYERS
from engine.vocabulary.terms.amounts.amounts import NumberOf
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.filters import Described
from engine.vocabulary.terms.zones.zones import InZone, ZoneWords

if TYPE_CHECKING:
    from engine.game.rules.context import Context

EACH = "each"


def _in_each(what: Filter, zone: str) -> NumberOf | None:
    if not isinstance(what, Described):
        return None
    return NumberOf(replace(what, after=(*what.after, InZone(ZoneWords(zone, article=EACH)))))


def _read_in_each(node: NumberOf) -> dict[str, Any] | None:
    what = node.what
    last = what.after[-1] if isinstance(what, Described) and what.after else None
    if not isinstance(what, Described) or not isinstance(last, InZone) or last.place.article != EACH:
        return None
    return {"what": replace(what, after=what.after[:-1]), "zone": last.place.zone}


production(
    "for_each", "for each {what:filter#one} in each {zone:owned_zone#one}", NumberOf, _in_each, _read_in_each,
)  # fmt: skip


@phrase("for each graveyard with {number:quota} cards in it", into="for_each")
@record
class GraveyardsHolding(Amount):
    """How many players have so many cards in their graveyard (CR 404.1)."""

    number: Comparison
    reads = READS_PLAYERS

    def value(self, ctx: Context) -> int:
        return sum(self.number.holds(ctx, len(ctx.game.zone(GRAVEYARD, seat))) for seat in ctx.game.apnap())
