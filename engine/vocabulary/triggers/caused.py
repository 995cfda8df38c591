"""What an opponent's spell or ability causes (CR 603.2). A permanent is put into its owner's graveyard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import NOBODY
from engine.core.record import record
from engine.game.events.zone_changes import DIES, ZoneChange
from engine.meaning.families import EventPattern, Filter
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.triggers.events import OTHER

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("a spell or ability a opponent controls causes a {what:filter#one} to be put into your graveyard from the "
        "battlefield", into="event")  # fmt: skip
@record
class CausedBurial(EventPattern):
    """An opponent's spell or ability puts a permanent into the graveyard of the ability's controller.

    Damage and rules that put it there for having too much of it are none of that (CR 704.5g).
    """

    what: Filter
    keys = (DIES,)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was put there."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what) | {"card"}),)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if not isinstance(event, ZoneChange) or DIES not in event.keys():
                continue
            theirs = event.by != NOBODY and ctx.controller_of(event.by) in ctx.game.opponents(ctx.controller)
            if theirs and ctx.owner_of(event.oid) == ctx.controller and self.what.matches(ctx, event.oid):
                yield {"event": event, OTHER: (event.oid,)}
