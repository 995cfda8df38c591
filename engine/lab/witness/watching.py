"""Watching words as they are followed: how often each was, and how often it came to something.

An instruction comes to something if anything happens or is named by it, a reference if it stands for anything, an
amount if it is more than nothing, a condition if it holds.
"""

from __future__ import annotations

from abc import ABCMeta
from collections import Counter
from contextlib import contextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any

from engine.meaning.families import Amount, Condition, Instruction, Reference

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.game.rules.context import Context
    from engine.meaning.node import Node

WAYS: tuple[tuple[type[Node], str], ...] = (
    (Instruction, "perform"), (Reference, "refs"), (Amount, "value"), (Condition, "holds"),
)  # fmt: skip


class Watched:
    """How often nodes were followed, and how often they came to something."""

    def __init__(self) -> None:
        self.followed: Counter[int] = Counter()
        self.came_to: Counter[int] = Counter()
        self.nodes: dict[int, Node] = {}  # kept, so that no other gets its number

    def note(self, node: Node, something: bool) -> None:
        """A node was followed."""
        self.nodes.setdefault(id(node), node)
        self.followed[id(node)] += 1
        self.came_to[id(node)] += something

    def of(self, node: Node) -> tuple[int, int]:
        """How often a node, or one that means the same, was followed, and how often it came to something."""
        same = [
            key for key, other in self.nodes.items() if other is node or (type(other) is type(node) and other == node)
        ]
        return sum(self.followed[key] for key in same), sum(self.came_to[key] for key in same)


def _classes(family: type) -> Iterator[type]:
    yield family
    below: type
    for below in family.__subclasses__():
        yield from _classes(below)


def abstract(family: type) -> frozenset[str]:
    """The names of the methods that a class leaves to those below it."""
    return frozenset(family.__abstractmethods__) if isinstance(family, ABCMeta) else frozenset()


@contextmanager
def watching(watched: Watched) -> Iterator[None]:
    """All words that are followed within are watched."""
    changed: list[tuple[type, str, Callable[..., Any]]] = []
    for family, way in WAYS:
        for found in dict.fromkeys(_classes(family)):
            follow = vars(found).get(way)
            if follow is not None and way not in abstract(found):
                changed.append((found, way, follow))
                setattr(found, way, _performing(follow, watched) if way == "perform" else _reading(follow, watched))
    try:
        yield
    finally:
        for found, way, follow in changed:
            setattr(found, way, follow)


def _performing(perform: Callable[..., bool], watched: Watched) -> Callable[..., bool]:
    @wraps(perform)
    def performed(step: Instruction, ctx: Context) -> bool:
        before = _state(ctx)
        done = perform(step, ctx)
        watched.note(step, done or before != _state(ctx))
        return done

    return performed


def _state(ctx: Context) -> tuple[object, ...]:
    """What advances whenever anything happens, is proposed or is named."""
    return ctx.game.changes, ctx.game.history.total, len(ctx.captured or ()), len(ctx.bindings)


def _reading(read: Callable[..., Any], watched: Watched) -> Callable[..., Any]:
    @wraps(read)
    def known(node: Node, ctx: Context) -> Any:
        found = read(node, ctx)
        watched.note(node, bool(found))
        return found

    return known
