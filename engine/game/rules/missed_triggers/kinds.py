"""When a triggered ability first matters, told from its words alone (MTP.D1 to D4, D7, D8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.meaning.abilities import Ability, targets_of
from engine.meaning.families import Instruction, Modal
from engine.meaning.families.instructions import COPIES, LATER, RULES, UNSEEN, VISIBLE
from engine.meaning.node import cached_by_node, children, walk_until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.meaning.abilities import TriggeredAbility
    from engine.meaning.node import Node

CHOICES = "choices"  # targets, modes or other choices are made as it is put on the stack
TURN_BASED = "turn-based"  # no ability, but handled like one: a Saga's lore counter (MTP.D6)

POINTS = {
    CHOICES: "MTP.D1", VISIBLE: "MTP.D2", RULES: "MTP.D3", UNSEEN: "MTP.D4", LATER: "MTP.D7", COPIES: "MTP.D8",
    TURN_BASED: "MTP.D6",
}  # fmt: skip


def kind_of(ability: TriggeredAbility, players: int) -> str:
    """When an ability first matters at a table of so many players."""
    if ability.pattern.turn_based:
        return TURN_BASED
    kinds = _in_it(ability.effect)
    if kinds == {COPIES}:
        return COPIES
    if _chooses(ability.effect, players == 2):
        return CHOICES
    if kinds == {LATER}:
        return LATER
    rest = kinds - {LATER}
    return VISIBLE if VISIBLE in rest or COPIES in rest else RULES if RULES in rest else UNSEEN


def _chooses(effect: Instruction, two: bool) -> bool:
    """Whether something is chosen as it is put on the stack; with two players nobody chooses a "target opponent"."""
    if any(isinstance(node, Modal) for node in walk_until(effect, Ability)):
        return True
    return any(not (two and target.of_opponent) for target in targets_of(effect))


@cached_by_node
def _in_it(effect: Instruction) -> frozenset[str]:
    """When each of the things that words do first matters."""
    return frozenset(_kinds(effect)) or frozenset((VISIBLE,))


def _kinds(node: Instruction) -> Iterator[str]:
    if node.first_matters:
        yield node.first_matters
        return
    parts = list(_parts(node))
    if not parts and not node.completes:
        yield VISIBLE
    for part in parts:
        yield from _kinds(part)


def _parts(node: Node) -> Iterator[Instruction]:
    """The instructions next below a node; not those of abilities that it makes."""
    for child in children(node):
        if isinstance(child, Instruction):
            yield child
        elif not isinstance(child, Ability):
            yield from _parts(child)
