"""Excess damage dealt (CR 120.4a, 120.10).

As in "whenever a creature an opponent controls is dealt excess damage".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, phrase
from engine.core.identity import is_object
from engine.core.keys import EventKey
from engine.core.record import record
from engine.game.events.damage import COMBAT_DAMAGE_DEALT, DAMAGE_DEALT, Damage
from engine.game.rules.events.questions import DEATHTOUCH
from engine.game.rules.questions.rule_modifiers import affirmed
from engine.meaning.families import EventPattern, Filter, Happening
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.triggers.events import OBJECT

if TYPE_CHECKING:
    from engine.game.rules.context import Context

EXCESS = "excess damage"  # the kind of antecedent of "excess damage dealt this way"
EXCESS_NOW = "excess damage dealt"  # the key of how much of it was dealt to which permanent


@forms(
    phrase("a {what:filter#one} is dealt excess {kind:damage_kind}", into="event"),
    phrase("one or more {what:filter#many} are dealt excess {kind:damage_kind}", into="event", together=True),
)  # fmt: skip
@record
class IsDealtExcess(EventPattern):
    """A permanent is dealt more damage at once, by all sources, than it could take before (CR 120.10)."""

    what: Filter
    kind: str
    together: bool = False  # once for all that are dealt some at the same time

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was dealt damage, and how much of that is excess."""
        return (Antecedent(OBJECT, "object", self.together, nouns_of(self.what)), Antecedent(EXCESS_NOW, EXCESS))

    def event_keys(self) -> tuple[EventKey, ...]:
        return (COMBAT_DAMAGE_DEALT,) if self.kind == "combat" else (DAMAGE_DEALT,)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        excess: dict[int, int] = {}
        first: dict[int, Damage] = {}
        for event in happened:
            if isinstance(event, Damage) and self._meant(ctx, event):
                first.setdefault(event.recipient, event)
                excess[event.recipient] = excess.get(event.recipient, 0) + excess_in(ctx, event)
        found = [(oid, number) for oid, number in excess.items() if number]
        for some in ([found] if found else []) if self.together else [[one] for one in found]:
            event = first[some[0][0]]  # not what was dealt to another one: that may be out of range (CR 801.7)
            yield {"event": event, OBJECT: tuple(oid for oid, _ in some), EXCESS_NOW: tuple(some)}

    def _meant(self, ctx: Context, event: Damage) -> bool:
        of_kind = self.kind == "damage" or (self.kind == "combat") == event.combat
        return of_kind and is_object(event.recipient) and self.what.matches(ctx, event.recipient)


@phrase("[was|were] dealt excess {kind:damage_kind}", into="past")
@record
class WasDealtExcess(Happening):
    """Was dealt more damage at once than it could take before (CR 120.10)."""

    kind: str = "damage"

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (COMBAT_DAMAGE_DEALT,) if self.kind == "combat" else (DAMAGE_DEALT,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, Damage) or not is_object(event.recipient):
            return None
        of_kind = self.kind == "damage" or (self.kind == "combat") == event.combat
        if not of_kind or not excess_in(ctx, event) or not subject.matches(ctx, event.recipient):
            return None
        return {OBJECT: (event.recipient,)}


def excess_in(ctx: Context, event: Damage) -> int:
    """How much of one damage event is excess: by a source with deathtouch all but one (CR 702.2c)."""
    room = min(event.room, 1) if affirmed(ctx.game, DEATHTOUCH, event.source) else event.room
    return max(0, event.amount - room)
