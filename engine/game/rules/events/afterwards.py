"""What is done right after an event that was changed (CR 615.5), or step by step in its place (614.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar

from engine.core.record import record, replace
from engine.game.events.event import Event

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.meaning.families import Instruction


@record
class Afterward(Event):
    """Words that a replacement or prevention effect leaves until the changed event has happened.

    The effects that have had their chance at the event get no other at what these words do (CR 614.5).
    """

    untold: ClassVar[bool] = True
    effect: Instruction
    ctx: Context
    applied: tuple[object, ...] = ()
    group: object = None  # those of one group at the same time are one
    sums: tuple[str, ...] = ()  # the keys of the numbers that are added up then

    def known_to(self, applied: tuple[object, ...]) -> Afterward:
        """The same, with the effects that have replaced the event."""
        return replace(self, applied=applied)

    def with_other(self, other: Afterward) -> Afterward:
        """One for both, with their numbers added up."""
        mine, others = self.ctx.bindings, other.ctx.bindings
        return replace(self, ctx=self.ctx.within(**{key: mine.get(key, 0) + others.get(key, 0) for key in self.sums}))

    def carry_out(self) -> None:
        """Do it."""
        inner = self.ctx.within()
        inner.captured = None
        inner.assumed = None
        inner.applied = self.applied
        self.effect.perform(inner)


def gathered(events: Iterable[Afterward]) -> Iterator[Afterward]:
    """What is to be done after events, one for each group."""
    groups: dict[object, Afterward] = {}
    for place, event in enumerate(events):
        key = ("alone", place) if event.group is None else event.group
        groups[key] = groups[key].with_other(event) if key in groups else event
    yield from groups.values()
