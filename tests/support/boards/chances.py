"""Chance as a test wants it: the next dice and coins come out as said."""

from __future__ import annotations

from itertools import count

from engine.core.chance import Chance
from engine.game.events.chance import UseChance
from engine.game.rules.events.happening import happen
from tests.support.boards.table import Table


def next_rolls(table: Table, sides: int, *naturals: int) -> None:
    """Let the next dice of a kind have these natural results."""
    for seed in count():
        chance = Chance(seed)
        if all(chance.below(sides) + 1 == natural for natural in naturals):
            happen(table.game, UseChance(seed))
            return


def state_before(bits: int) -> int:
    """The state of chance after which these 64 bits come next: the generator's steps taken back."""
    undone = bits ^ (bits >> 31) ^ (bits >> 62)
    undone = undone * pow(0x94D049BB133111EB, -1, 1 << 64) % (1 << 64)
    undone ^= (undone >> 27) ^ (undone >> 54)
    undone = undone * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) % (1 << 64)
    undone ^= (undone >> 30) ^ (undone >> 60)
    return (undone - 0x9E3779B97F4A7C15) % (1 << 64)


def next_flips(table: Table, *sides: str) -> None:
    """Let the next coins come up "heads" or "tails"."""
    next_rolls(table, 2, *(("heads", "tails").index(side) + 1 for side in sides))
