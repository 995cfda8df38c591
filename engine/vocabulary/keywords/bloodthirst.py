"""Bloodthirst (CR 702.54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.damage import Damage
from engine.meaning.families import Amount
from engine.meaning.node import READS_TURN

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("the total damage your opponents have been dealt this turn", into="quantity")
@record
class DamageDealtToOpponents(Amount):
    """All the damage that a player's opponents have been dealt this turn, by whatever source."""

    reads = READS_TURN

    def value(self, ctx: Context) -> int:
        opponents = ctx.game.opponents(ctx.controller)
        return sum(
            event.amount for event in ctx.game.history.this_turn
            if isinstance(event, Damage) and event.recipient in opponents
        )  # fmt: skip


@keyword("702.54", "Bloodthirst", "bloodthirst {number:digits_or_x}")
class Bloodthirst:
    """Counters if blood was drawn, or for how much (CR 702.54a, 702.54b); each instance applies (702.54c)."""

    number: Amount

    @property
    def definition(self) -> str:
        """Entering with counters: a number of them, or as many as damage was dealt."""
        if self.number.is_x:
            return (
                "~ enters with X +1/+1 counters on it, where X is the total damage your opponents have been dealt this "
                "turn."
            )
        return "If an opponent was dealt damage this turn, ~ enters with [number:count] +1/+1 counter(s) on it."
