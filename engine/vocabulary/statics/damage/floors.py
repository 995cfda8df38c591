"""Damage that takes away only down to a number (CR 614.1a, 120.3).

It leaves so much of a life total, or so many loyalty counters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record, replace
from engine.game.events.counters import COUNTERS_REMOVED, RemoveCounters
from engine.game.events.life import LIFE_LOST, LoseLife
from engine.meaning.families import Amount, Filter, Replacement
from engine.meaning.node import READS_BOARD, READS_PLAYERS

if TYPE_CHECKING:
    from engine.game.rules.context import Context

LOYALTY = "loyalty"


@phrase("damage that would reduce your life total to less than {least:amount} reduces it to {least:amount} instead",
        into="static")  # fmt: skip
@record
class LifeFloor(Replacement):
    """Damage that leaves its controller at least so much life; it is dealt all the same (CR 120.3a)."""

    least: Amount
    reads = READS_PLAYERS
    takes_if = True
    keys = (LIFE_LOST,)

    def applies(self, ctx: Context, event: LoseLife) -> bool:
        return _is_the_players(ctx, event) and 0 <= self._spare(ctx) < event.amount

    def replace(self, ctx: Context, event: LoseLife) -> Sequence[object]:
        spare = self._spare(ctx)
        return (replace(event, amount=spare),) if spare > 0 else ()

    def _spare(self, ctx: Context) -> int:
        """The life above the floor that other damage dealt at the same time leaves."""
        events = (event for event in ctx.earlier if isinstance(event, LoseLife))
        lost = sum(event.amount for event in events if _is_the_players(ctx, event))
        return ctx.game.player(ctx.controller).life - lost - self.least.value(ctx)


def _is_the_players(ctx: Context, event: LoseLife) -> bool:
    return event.cause == "damage" and event.player == ctx.controller


@phrase("if damage dealt to a {what:filter#one} would result in all loyalty counters on it being removed, instead all "
        "but one of those counters are removed", into="static")  # fmt: skip
@record
class LoyaltyFloor(Replacement):
    """Damage that leaves a planeswalker its last loyalty counter; it is dealt all the same (CR 120.3c)."""

    what: Filter
    reads = READS_BOARD
    keys = (COUNTERS_REMOVED,)

    def applies(self, ctx: Context, event: RemoveCounters) -> bool:
        if (event.kind, event.cause) != (LOYALTY, "damage"):
            return False
        return 0 <= _spare_counters(ctx, event) < event.number and self.what.matches(ctx, event.ref)

    def replace(self, ctx: Context, event: RemoveCounters) -> Sequence[object]:
        spare = _spare_counters(ctx, event)
        return (replace(event, number=spare),) if spare else ()


def _spare_counters(ctx: Context, event: RemoveCounters) -> int:
    """The loyalty counters but the last that other damage dealt at the same time leaves."""
    same = (one for one in ctx.earlier if isinstance(one, RemoveCounters) and one.ref == event.ref)
    gone = sum(one.number for one in same if one.kind == LOYALTY)
    return ctx.obj(event.ref).counters.get(LOYALTY, 0) - gone - 1
