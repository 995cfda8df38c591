"""What cards say of the decks that they are in (CR 100.2a): how many of them there may be."""

from __future__ import annotations

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.core.zones import OUTSIDE
from engine.meaning.families import Reference, StaticEffect
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.objects.objects import This


@phrase("a deck can have any number of cards named {this:object}", into="static")
@record
class AnyNumberInDeck(StaticEffect):
    """A card of which a deck may have more than four, or in Commander more than one."""

    this: Reference
    reads = READS_NOTHING
    allows_any_number = True

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.this, This)

    def zones(self) -> tuple[str, ...]:
        """Before the game, where decks are made."""
        return (OUTSIDE,)
