"""Multiplying by a count (CR 608.2h): "for each creature you control", behind what a verb does.

What is counted is an amount like any other: "the number of creatures you control" is the same in another place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.meaning.families import Amount

if TYPE_CHECKING:
    from engine.game.rules.context import Context


def times(ctx: Context, amount: Amount, each: Amount | None) -> int:
    """An amount, multiplied if the words say "for each"; never below 0 (CR 107.1b)."""
    number = amount.value(ctx) * (1 if each is None else each.value(ctx))
    return max(0, number)
