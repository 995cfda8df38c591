"""Which targets a spell or ability asks for (CR 601.2c).

Not those of words that its costs have already made idle.

Part of an effect may work only if an additional cost was paid ("If this spell was kicked, destroy target land"). Its
targets are chosen only then (CR 702.33g). Conditions that are settled once costs are announced say so themselves, by
`settled_by_casting`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.meaning.abilities import Ability, TriggeredAbility, targets_of
from engine.meaning.families import Condition, Instruction, Override, Target
from engine.meaning.node import Node, children, field_names, walk
from engine.meaning.speech import SOURCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game.rules.context import Context


def asked_targets(ctx: Context, node: Node) -> Iterator[Target]:
    """The targets that words ask for while a spell or ability is announced. They come in reading order.

    Each use of the word "target" asks once, also where it says who chooses another or bounds another (CR 601.2c).
    """
    asked: set[str] = set()
    for target in _said(ctx, node):
        if target.key not in asked:
            yield target
        if target.key:
            asked.add(target.key)


def _said(ctx: Context, node: Node) -> Iterator[Target]:
    if isinstance(node, Target):
        yield from targets_of(node)
        return
    if isinstance(node, Ability):
        yield from _of_event(node)
        return
    if not targets_of(node):
        return
    if isinstance(node, Instruction) and settled(ctx, node) is False:
        return
    spread = node.spread_targets(ctx) if isinstance(node, Instruction) else None
    if spread is not None:
        yield from spread
        return
    for name in field_names(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            yield from _said(ctx, value)
        elif isinstance(value, tuple):
            yield from _of_steps(ctx, value)


def all_targets(ctx: Context, node: Node) -> Iterator[Target]:
    """The targets in words that are being carried out, whatever was asked for when they were announced."""
    spread = node.spread_targets(ctx) if isinstance(node, Instruction) else None
    if isinstance(node, Target):
        yield from targets_of(node)
    elif spread is not None:
        yield from spread
    else:
        for child in children(node):
            yield from _of_event(child) if isinstance(child, Ability) else all_targets(ctx, child)


def _of_event(node: Node) -> Iterator[Target]:
    """The targets that are named by what an ability waits for, which words make (CR 603.7): they are chosen with those
    of the words, while what the ability does asks for its own as it triggers."""
    return iter(targets_of(node.pattern) if isinstance(node, TriggeredAbility) else ())


def _of_steps(ctx: Context, steps: tuple[object, ...]) -> Iterator[Target]:
    """The targets of steps in a row; a step that the next one will replace for certain asks for none of its own."""
    for index, step in enumerate(steps):
        if not isinstance(step, Node):
            continue
        following = steps[index + 1] if index + 1 < len(steps) else None
        if not _takes_its_place(ctx, following):
            yield from _said(ctx, step)


def _takes_its_place(ctx: Context, following: object) -> bool:
    if not isinstance(following, Override) or not settled(ctx, following):
        return False
    return any(True for _ in asked_targets(ctx, following))


def settled(ctx: Context, node: Instruction) -> bool | None:
    """Whether the condition of an instruction holds, if what was paid settles it already.

    None if it does not.
    """
    condition = next((child for child in children(node) if isinstance(child, Condition)), None)
    if condition is not None and is_settled(condition):
        return condition.holds(ctx)
    return None


def is_settled(condition: Condition) -> bool:
    """Whether a condition can not change any more once the costs of a spell are announced."""
    if condition.settled_by_casting:  # of the spell itself, not of one that it targets: "counter it if it was kicked"
        return all(node.key in ("", SOURCE) for node in walk(condition))
    inner = [child for child in children(condition) if isinstance(child, Condition)]
    return bool(inner) and all(is_settled(child) for child in inner)
