"""Cards of a zone as words name them: "the cards in your hand", "the cards from their graveyard"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.meaning.families import Reference
from engine.meaning.node import READS_PLAYERS
from engine.meaning.speech import Antecedent
from engine.vocabulary.terms.zones.zones import ZoneWords

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("the cards {preposition:in_or_from} {place:zone}", into="object")
@record
class CardsOf(Reference):
    """All cards in a zone."""

    preposition: str = wording()
    place: ZoneWords
    key: str = ""
    plural = True
    reads = READS_PLAYERS

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The cards, and how many they are."""
        return (Antecedent(self.key, "object", True, frozenset(("card",))),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        found = self.place.objects(ctx)
        if self.key and not ctx.bound(self.key):
            ctx.bind(self.key, found)
        return found


lexicon("in_or_from", {"in": "in", "from": "from"})
