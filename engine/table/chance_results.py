"""Many dice and coins thrown one after another, told as one throw with its results (CR 705, 706).

It is told how often each result came.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.game.events.chance import CoinToFlip, DiceToRoll, FlipCoin, RollDice, RollDie, UseChance
from engine.meaning.message import NameOf, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.meaning.message import Message

MANY = 8  # throws in a row that are told one by one
DIFFERENT = 20  # results that are counted one by one
BETWEEN = (UseChance, CoinToFlip, DiceToRoll, RollDice)  # what no log tells, between two throws

Throw = RollDie | FlipCoin
Numbered = tuple[int, object]


def together(events: Iterable[Numbered]) -> Iterator[tuple[int, object, tuple[Throw, ...]]]:
    """The events by their numbers; of a long row of like throws the last one, with all of them."""
    row: list[tuple[int, Throw]] = []
    for number, event in events:
        if isinstance(event, BETWEEN) and row:
            continue
        if isinstance(event, RollDie | FlipCoin) and (not row or _alike(row[-1][1], event)):
            row.append((number, event))
            continue
        yield from _told(row)
        row = [(number, event)] if isinstance(event, RollDie | FlipCoin) else []
        if not row:
            yield number, event, ()
    yield from _told(row)


def _told(row: list[tuple[int, Throw]]) -> Iterator[tuple[int, object, tuple[Throw, ...]]]:
    if len(row) <= MANY:
        yield from ((number, throw, ()) for number, throw in row)
    else:
        yield *row[-1], tuple(throw for _, throw in row)


def _alike(one: Throw, other: Throw) -> bool:
    if isinstance(one, RollDie) and isinstance(other, RollDie):
        return (one.player, one.sides) == (other.player, other.sides)
    return type(one) is type(other) and one.player == other.player


def distribution(throws: tuple[Throw, ...]) -> Message:
    """What many throws came to."""
    player, number = NameOf(throws[0].player), len(throws)
    first = throws[0]
    if isinstance(first, FlipCoin):
        heads = sum(isinstance(throw, FlipCoin) and throw.heads for throw in throws)
        return say("flips_many_coins", player=player, number=number, heads=heads, tails=number - heads)
    results = Counter(throw.result for throw in throws if isinstance(throw, RollDie))
    if len(results) > DIFFERENT:
        total = sum(result * times for result, times in results.items())
        return say(
            "rolls_dice_of_many_results", player=player, number=number, sides=first.sides, least=min(results),
            most=max(results), total=total,
        )  # fmt: skip
    counts = tuple(say("so_many_times", number=results[result], result=result) for result in sorted(results))
    return say("rolls_many_dice", player=player, number=number, sides=first.sides, counts=counts)
