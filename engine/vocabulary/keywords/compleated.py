"""Compleated (CR 702.150)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.record import record, replace
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.casting.cast_record import cast_record
from engine.game.rules.paying.paying import SYMBOLS_FOR_LIFE
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Replacement
from engine.meaning.node import READS_STATUS

if TYPE_CHECKING:
    from engine.game.rules.context import Context

LOYALTY = "loyalty"


@record
class FewerLoyalty(Replacement):
    """It enters with two loyalty counters less for each Phyrexian mana symbol for which life was paid."""

    reads = READS_STATUS
    keys = (ENTERS,)
    entering = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return _loyalty(event) > 0 and _symbols(ctx, event) > 0

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        left = max(0, _loyalty(event) - 2 * _symbols(ctx, event))
        others = tuple(counter for counter in event.counters if counter[0] != LOYALTY)
        return (replace(event, counters=(*others, (LOYALTY, left)) if left else others),)


def _loyalty(event: ZoneChange) -> int:
    return sum(number for kind, number in event.counters if kind == LOYALTY)


def _symbols(ctx: Context, event: ZoneChange) -> int:
    """For how many symbols life was paid as the spell was cast."""
    record = cast_record(ctx, event.oid) if event.cause == "resolve" else None
    number = dict(record.bindings).get(SYMBOLS_FOR_LIFE, 0) if record is not None else 0
    return number if isinstance(number, int) else 0


@keyword("702.150", "Compleated")
class Compleated:
    """A planeswalker that comes with less loyalty if life was paid for it (CR 702.150a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((FewerLoyalty(),)),)
