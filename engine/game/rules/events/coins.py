"""Flipping a coin (CR 705)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Purpose
from engine.game.events.chance import CoinToFlip, FlipCoin, UseChance
from engine.game.rules.events.happening import happen
from engine.meaning.message import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import Seat
    from engine.game.rules.context import Context

WHICH_SIDE = Purpose("coin", "705.2")
WHICH_FLIP_COUNTS = Purpose("coin kept", "705.2")
HOW_MANY_HEADS = Purpose("coins", "705.2")
HOW_MANY_FLIPS_COUNT = Purpose("coins kept", "705.2")

SIDES = ("heads", "tails")
ONE_BY_ONE = (
    5  # so many flips of an effect are called one by one; of more it is asked at once how many are called heads
)


def flip(ctx: Context, seat: Seat, called: bool = True) -> tuple[FlipCoin, ...]:
    """Let a player flip a coin; an effect may replace that.

    Only a coin that is called is won or lost (CR 705.2).
    """
    flips = [event for event in happen(ctx.game, CoinToFlip(seat)) if isinstance(event, CoinToFlip)]
    return tuple(_one_flip(ctx, flip.player, flip.coins, called) for flip in flips)


def flip_several(ctx: Context, seat: Seat, number: int, called: bool = True) -> tuple[FlipCoin, ...]:
    """Let a player flip coins one after the other.

    Each is a flip of its own, won or lost by its own call (CR 705.2).

    No flip changes what may be called for another: so of many the player says together how many they call heads, and
    then how many they win of those that came up both ways.
    """
    if number <= ONE_BY_ONE:
        return tuple(event for _ in range(number) for event in flip(ctx, seat, called))
    toss = [event for _ in range(number) for event in happen(ctx.game, CoinToFlip(seat))]
    flips = [event for event in toss if isinstance(event, CoinToFlip)]
    return tuple(
        event for player in dict.fromkeys(flip.player for flip in flips)
        for event in _many_flips(ctx, player, [flip.coins for flip in flips if flip.player == player], called)
    )  # fmt: skip


def _many_flips(ctx: Context, seat: Seat, coins: list[int], called: bool) -> Iterator[FlipCoin]:
    """The flips of a player, each of so many coins of which one counts; those called heads come first."""
    number = len(coins)
    calls = say("call_how_many_heads", number=number)
    heads = ctx.choose_number(seat, 0, number, purpose=HOW_MANY_HEADS, prompt=calls) if called else number
    chance = ctx.game.roll()
    thrown = [{SIDES[_shown(ctx, seat, chance.below(2), called)] for _ in range(each)} for each in coins]
    happen(ctx.game, UseChance(chance.state))
    open_flips = sum(len(sides) > 1 for sides in thrown)
    which = say("win_how_many_of_both_sides" if called else "how_many_of_both_sides_are_heads", number=open_flips)
    as_called = ctx.choose_number(seat, 0, open_flips, purpose=HOW_MANY_FLIPS_COUNT, prompt=which)
    for place, sides in enumerate(thrown):
        call, other = SIDES if place < heads else SIDES[::-1]
        side = call if call in sides else other
        if len(sides) > 1:
            side, as_called = (call if as_called > 0 else other), as_called - 1
        event = FlipCoin(seat, side == SIDES[0], side == call if called else None)
        happen(ctx.game, event)
        yield event


def _one_flip(ctx: Context, seat: Seat, coins: int, called: bool) -> FlipCoin:
    call = ctx.choose_option(seat, SIDES, purpose=WHICH_SIDE, prompt=say("call_the_flip")) if called else ""
    chance = ctx.game.roll()
    sides = tuple(SIDES[_shown(ctx, seat, chance.below(2), called)] for _ in range(coins))
    happen(ctx.game, UseChance(chance.state))
    found = tuple(dict.fromkeys(sides))
    side = found[0]
    if len(found) > 1:  # the others are ignored
        side = ctx.choose_option(seat, found, purpose=WHICH_FLIP_COUNTS, prompt=say("choose_the_flip_that_counts"))
    event = FlipCoin(seat, side == SIDES[0], side == call if called else None)
    happen(ctx.game, event)
    return event


def _shown(ctx: Context, seat: Seat, thrown: int, called: bool) -> int:
    """Which side a coin shows: a script may say it of one that nobody calls; of others it says who calls them right."""
    return thrown if called else ctx.game.falls(seat, len(SIDES), thrown + 1) - 1
