"""Chance as a test wants it: the next dice and coins come out as said."""

from __future__ import annotations

from itertools import count

from engine.core.chance import Chance
from engine.events.chance import UseChance
from engine.rules.events.happening import happen
from tests.table import Table


def next_rolls(table: Table, sides: int, *naturals: int) -> None:
    """Let the next dice of a kind have these natural results."""
    for seed in count():
        chance = Chance(seed)
        if all(chance.below(sides) + 1 == natural for natural in naturals):
            happen(table.game, UseChance(seed))
            return


def next_flips(table: Table, *sides: str) -> None:
    """Let the next coins come up "heads" or "tails"."""
    next_rolls(table, 2, *(("heads", "tails").index(side) + 1 for side in sides))
