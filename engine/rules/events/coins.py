"""Flipping a coin (CR 705)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.chance import CoinToFlip, FlipCoin, UseChance
from engine.model.message import say
from engine.rules.events.happening import happen

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.rules.context import Context

SIDES = ("heads", "tails")


def flip(ctx: Context, seat: Seat, called: bool = True) -> tuple[FlipCoin, ...]:
    """Let a player flip a coin; an effect may replace that. Only a coin that is called is won or lost (CR 705.2)."""
    flips = [event for event in happen(ctx.game, CoinToFlip(seat)) if isinstance(event, CoinToFlip)]
    return tuple(_one_flip(ctx, flip.player, flip.coins, called) for flip in flips)


def _one_flip(ctx: Context, seat: Seat, coins: int, called: bool) -> FlipCoin:
    call = ctx.choose_option(seat, SIDES, purpose="coin", prompt=say("call_the_flip")) if called else ""
    chance = ctx.game.roll()
    sides = tuple(SIDES[_shown(ctx, seat, chance.below(2), called)] for _ in range(coins))
    happen(ctx.game, UseChance(chance.state))
    found = tuple(dict.fromkeys(sides))
    side = found[0]
    if len(found) > 1:  # the others are ignored
        side = ctx.choose_option(seat, found, purpose="coin kept", prompt=say("choose_the_flip_that_counts"))
    event = FlipCoin(seat, side == SIDES[0], side == call if called else None)
    happen(ctx.game, event)
    return event


def _shown(ctx: Context, seat: Seat, thrown: int, called: bool) -> int:
    """Which side a coin shows: a script may say it of one that nobody calls; of others it says who calls them right."""
    return thrown if called else ctx.game.falls(seat, len(SIDES), thrown + 1) - 1
