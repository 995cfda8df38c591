"""What becomes of a card that an opponent makes a player discard (CR 614.1a).

It happens instead of the card's going to the graveyard.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import NOBODY
from engine.core.record import record, wording
from engine.core.zones import GRAVEYARD, HAND
from engine.game.events.zone_changes import MOVES, ZoneChange
from engine.meaning.families import EventPattern, Filter
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.statics.replacement.would_instead import InsteadOf
from engine.vocabulary.triggers.events import OTHER
from engine.vocabulary.triggers.players import only_this

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("a spell or ability a opponent controls causes you to discard {what:subject}", into="caused_discard")
@record
class MadeToDiscard(EventPattern):
    """A card would be discarded to the graveyard by an opponent's spell or ability (CR 701.8)."""

    what: Filter
    keys = (MOVES,)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card."""
        card = Antecedent(OTHER, "object", kinds=frozenset(("card",)), verb="discarded")
        return () if only_this(self.what) else (card,)

    def zones(self) -> tuple[str, ...]:
        """Where an ability works that speaks of its own card (CR 113.6)."""
        return (HAND,) if only_this(self.what) else ()

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if not isinstance(event, ZoneChange) or (event.cause, event.to) != ("discard", GRAVEYARD):
                continue
            if ctx.owner_of(event.oid) != ctx.controller or event.by == NOBODY:
                continue
            if ctx.controller_of(event.by) in ctx.game.opponents(ctx.controller) and self.what.matches(ctx, event.oid):
                yield {"event": event, OTHER: (event.oid,)}


@forms(
    phrase("if {pattern:caused_discard}, {effect:chain} instead of putting it into your graveyard", into="static"),
    phrase("if {pattern:caused_discard}, {effect:chain} instead of putting it anywhere else", into="static",
           anywhere=True),
)  # fmt: skip
@record
class DiscardedOtherwise(InsteadOf):
    """A discarded card that goes elsewhere; it is discarded all the same (CR 701.8c)."""

    anywhere: bool = wording(default=False)
    reads = READS_NOTHING
