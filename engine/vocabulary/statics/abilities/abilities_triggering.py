"""Triggers that wait for another ability to trigger (CR 603.3b).

As in "… entering causes a triggered ability to trigger".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.casting import ABILITY_TRIGGERED, AbilityTriggered
from engine.meaning.families import EventPattern, Reference
from engine.meaning.speech import Antecedent
from engine.vocabulary.statics.abilities.additional_triggers import Cause
from engine.vocabulary.triggers.events import OBJECT, OTHER

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{cause:cause} causes a triggered ability< of {whose:object}> to trigger", into="event")
@record
class CausesToTrigger(EventPattern):
    """A triggered ability, perhaps of a certain object, triggers on something that happens."""

    cause: Cause
    whose: Reference | None = None
    keys = (ABILITY_TRIGGERED,)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What the cause is about, and the ability."""
        return (*self.known_to("whose"), Antecedent(OTHER, "object", kinds=frozenset(("ability",))))

    def known_to(self, part: str) -> tuple[Antecedent, ...]:
        """What the cause is about, if it is an object, to the words behind it."""
        about = self.cause.subject
        if part != "whose" or self.cause.about_player:
            return ()
        return (Antecedent(OBJECT, "object", about.plural, about.nouns()),)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if not isinstance(event, AbilityTriggered):
                continue
            found = self.cause.found(ctx, event.event)
            if found is not None and (self.whose is None or event.source in self.whose.refs(ctx.within(**found))):
                yield {"event": event, OBJECT: found.get(OBJECT, ())}

    def named_on_stack(self, ctx: Context, event: object) -> dict[str, object]:
        """The ability that has triggered: it has been put on the stack before this one (CR 603.3b)."""
        if not isinstance(event, AbilityTriggered):
            return {}
        items = ((oid, ctx.obj(oid).stack) for oid in ctx.game.on_stacks)
        return {OTHER: tuple(oid for oid, item in items if item is not None and item.waited_as == event.waits_as)}
