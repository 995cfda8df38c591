"""Damage that can't reduce a life total below a number (CR 614.1a, 120.3a)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.life import LIFE_LOST, LoseLife
from engine.meaning.families import Amount, Replacement
from engine.meaning.node import READS_PLAYERS

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("damage that would reduce your life total to less than {least:amount} reduces it to {least:amount} instead",
        into="static")  # fmt: skip
@record
class LifeFloor(Replacement):
    """Damage that leaves its controller at least so much life; it is dealt all the same."""

    least: Amount
    reads = READS_PLAYERS
    takes_if = True
    keys = (LIFE_LOST,)

    def applies(self, ctx: Context, event: LoseLife) -> bool:
        if event.cause != "damage" or event.player != ctx.controller:
            return False
        life, least = _life(ctx), self.least.value(ctx)
        return life >= least > life - event.amount

    def replace(self, ctx: Context, event: LoseLife) -> Sequence[object]:
        left = _life(ctx) - self.least.value(ctx)
        return (replace(event, amount=left),) if left > 0 else ()


def _life(ctx: Context) -> int:
    """The life that is left by what other damage dealt at the same time takes away."""
    events = (event for event in ctx.earlier if isinstance(event, LoseLife) and event.cause == "damage")
    lost = sum(event.amount for event in events if event.player == ctx.controller)
    return ctx.game.player(ctx.controller).life - lost
