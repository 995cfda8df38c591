"""Ways through an ability: what is done on the way that leads to its words (CR 608.2c, 614.15)."""

from __future__ import annotations

from engine.meaning.abilities import Ability
from engine.meaning.families import Instruction, Override, Sequel
from engine.meaning.node import Node, walk_until


def reads_what_is_undone(part: Node) -> bool:
    """Whether a part is what is done instead of the one before it, or where that was not done."""
    return isinstance(part, Override) or (isinstance(part, Sequel) and part.otherwise)


def results_of(step: Node) -> frozenset[str]:
    """The keys of what comes of the deeds in a step.

    What the deeds are done with has no part in it, nor what kind of thing is made.
    """
    deeds = (node for node in walk_until(step, Ability) if isinstance(node, Instruction) and node.key)
    return frozenset(deed.key for deed in deeds)
