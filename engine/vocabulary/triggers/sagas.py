"""What happens to Sagas: their final chapter abilities (CR 714.2e)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.casting import RESOLVED, Resolved
from engine.game.rules.special_cards.sagas import final_chapter
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import EventPattern, Filter
from engine.meaning.speech import Antecedent
from engine.vocabulary.triggers.events import OBJECT

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("the final chapter ability of {saga:other_subject} resolves", into="any_event")
@record
class FinalChapterResolves(EventPattern):
    """The chapter ability with the greatest number that a Saga has resolves (CR 714.2e)."""

    saga: Filter
    keys = (RESOLVED,)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The Saga."""
        return (Antecedent(OBJECT, "object"),)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            item = ctx.obj(event.oid).stack if isinstance(event, Resolved) and event.how == "resolved" else None
            if item is None or not isinstance(item.ability, TriggeredAbility):
                continue
            chapters = item.ability.pattern.chapters
            if final_chapter(ctx.chars(item.source)) in chapters and self.saga.matches(ctx, item.source):
                yield {"event": event, OBJECT: (item.source,)}
