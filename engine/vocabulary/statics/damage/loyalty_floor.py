"""Damage that can't remove the last of a planeswalker's loyalty counters (CR 614.1a, 120.3c)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.counters import COUNTERS_REMOVED, RemoveCounters
from engine.meaning.families import Filter, Replacement
from engine.meaning.node import READS_BOARD

if TYPE_CHECKING:
    from engine.game.rules.context import Context

LOYALTY = "loyalty"


@phrase("if damage dealt to a {what:filter#one} would result in all loyalty counters on it being removed, instead all "
        "but one of those counters are removed", into="static")  # fmt: skip
@record
class LoyaltyFloor(Replacement):
    """Damage that leaves a planeswalker its last loyalty counter; it is dealt all the same."""

    what: Filter
    reads = READS_BOARD
    keys = (COUNTERS_REMOVED,)

    def applies(self, ctx: Context, event: RemoveCounters) -> bool:
        if (event.kind, event.cause) != (LOYALTY, "damage"):
            return False
        return 0 < _left(ctx, event) <= event.number and self.what.matches(ctx, event.ref)

    def replace(self, ctx: Context, event: RemoveCounters) -> Sequence[object]:
        number = _left(ctx, event) - 1
        return (replace(event, number=number),) if number else ()


def _left(ctx: Context, event: RemoveCounters) -> int:
    """The loyalty counters that are left by what other damage dealt at the same time removes."""
    same = (one for one in ctx.earlier if isinstance(one, RemoveCounters) and one.ref == event.ref)
    gone = sum(one.number for one in same if one.kind == LOYALTY)
    return ctx.obj(event.ref).counters.get(LOYALTY, 0) - gone
