"""The order of a graveyard (CR 404.2): "in your graveyard with a creature card directly above it"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import GRAVEYARD
from engine.meaning.families import Filter, ObjectFilter
from engine.meaning.node import READS_ELSEWHERE
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.filters import described
from engine.vocabulary.terms.zones.zones import ZoneWords

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("in {place:zone} with a {what:filter#one} directly above it", into="place_being", number=None),
    phrase("in {place:zone} with {number:quota} {what:filter#many} above it", into="place_being"),
)  # fmt: skip
@record
class BelowSuch(ObjectFilter):
    """A card in a graveyard with such a card directly above it, or with so many anywhere above (CR 404.2)."""

    place: ZoneWords
    what: Filter
    number: Comparison | None
    reads = READS_ELSEWHERE
    zone = GRAVEYARD

    def well_formed(self) -> bool:
        """Only graveyards are kept in order for all to see."""
        return self.place.zone == GRAVEYARD

    def fits(self, ctx: Context, ref: Ref) -> bool:
        if not self.place.holds(ctx, ref):
            return False
        pile = ctx.game.zone(GRAVEYARD, ctx.owner_of(ref))
        above = pile[pile.index(ref) + 1 :]
        such = [all(part.matches(ctx, oid) for part in described(self.what)) for oid in above]
        return any(such[:1]) if self.number is None else self.number.holds(ctx, sum(such))
