"""What the rules themselves add as permanents enter (CR 306.5b, 310.4b, 714.3a): loyalty, defense and lore counters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.events.event import Event
from engine.events.zone_changes import ZoneChange
from engine.model.families import Replacement

if TYPE_CHECKING:
    from engine.model.characteristics import Characteristics
    from engine.rules.context import Context


@dataclass(frozen=True, slots=True)
class EntersWithCounters(Replacement):
    """A permanent enters with counters because of what it is."""

    kind: str
    number: int
    rule: str
    keys = ("enters",)
    order_free = True

    def applies(self, ctx: Context, event: object) -> bool:
        return isinstance(event, ZoneChange)

    def replace(self, ctx: Context, event: object) -> Sequence[Event]:
        assert isinstance(event, ZoneChange)
        return (with_counters(event, self.kind, self.number),)


def with_counters(event: ZoneChange, kind: str, number: int) -> ZoneChange:
    """A permanent's entering, with more counters on it."""
    counters = dict(event.counters)
    counters[kind] = counters.get(kind, 0) + number
    return replace(event, counters=tuple(counters.items()))


def intrinsic(values: Characteristics) -> Iterator[EntersWithCounters]:
    """The counters that the rules give a permanent with these characteristics as it enters."""
    if "planeswalker" in values.types and values.loyalty:
        yield EntersWithCounters("loyalty", values.loyalty, "306.5b")
    if "battle" in values.types and values.defense:
        yield EntersWithCounters("defense", values.defense, "310.4b")
    if "Saga" in values.subtypes and "read ahead" not in values.abilities.keywords:
        yield EntersWithCounters("lore", 1, "714.3a")
