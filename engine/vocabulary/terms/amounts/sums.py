"""Two counts in one: "for each Cave you control and each Cave card in your graveyard" (CR 608.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.meaning.families import Amount, Filter
from engine.meaning.node import READS_BOARD
from engine.vocabulary.terms.amounts.amounts import NumberOf
from engine.vocabulary.terms.objects.filters import qualifiers_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("for each {first:filter#one} and each {second:filter#one}", into="for_each")
@record
class NumberOfBoth(Amount):
    """How many objects fit either of two descriptions; of different zones, so that none fits both."""

    first: Filter
    second: Filter
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """Whether the first does not end in a noun that the second could belong to."""
        return not any(part.ends_in_noun for part in qualifiers_of(self.first)) and self.first.zone != self.second.zone

    def value(self, ctx: Context) -> int:
        return NumberOf(self.first).value(ctx) + NumberOf(self.second).value(ctx)
