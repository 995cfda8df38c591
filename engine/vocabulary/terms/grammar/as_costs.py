"""Deeds for which something else is done.

Costs that are paid as words are followed (CR 118.3, 118.12).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.meaning.abilities import Ability
from engine.meaning.families import Filter, Instruction, Sequel
from engine.meaning.node import walk, walk_until

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@lru_cache(maxsize=4096)
def asks_whether_done(step: Instruction | None) -> bool:
    """Whether a step asks if the one before it was done: "if you do", "each player who does" (CR 118.12)."""
    if step is None:
        return False
    if isinstance(step, Sequel):
        return any(isinstance(node, Sequel) and node.asks for node in walk_until(step, Ability))
    return any(isinstance(node, Filter) and node.of_doers for node in walk_until(step, Ability))


def all_possible(ctx: Context, steps: tuple[Instruction, ...]) -> bool:
    """Whether all of a row of deeds can be done as one cost (CR 118.3), as far as they do not speak of one another."""
    named: set[str] = set()
    for step in steps:
        asked = (node.key for node in walk(step) if node.wanted() is not None)
        if named.isdisjoint(asked) and not step.possible(ctx):
            return False
        named |= {found.key for node in walk(step) if node.wanted() is None for found in node.antecedents()} - {""}
    return True
