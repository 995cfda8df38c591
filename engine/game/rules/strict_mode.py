"""Watched play: what would pass silently in a game is a defect in one that is checked.

`simulate --check` and `exercise` check their games.

Words that look back find nothing where the verb that would have named it was not carried out: its player declined, its
condition was false, there was nothing to do it with. Then nothing is meant. But what no verb of the text could have
named, and what a verb has done without naming it, is a mistake of the compiler or of a verb, never an empty set.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Protocol

from engine.core.errors import RulesDefect
from engine.meaning.families import EventPattern
from engine.meaning.node import Node, children, walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.core.identity import ObjectId
    from engine.game.state.objects import GameObject, StackItem
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.families import Instruction


class Following(Protocol):
    """What this asks of the context in which words are followed."""

    bindings: dict[str, Any]
    source: ObjectId
    item: StackItem | None

    def chars(self, ref: ObjectId) -> Characteristics: ...

    def obj(self, ref: ObjectId) -> GameObject: ...


_strict: ContextVar[bool] = ContextVar("strict", default=False)


@contextmanager
def strictly() -> Iterator[None]:
    """What is played within is checked."""
    before = _strict.set(True)
    try:
        yield
    finally:
        _strict.reset(before)


def turn_on_strict_mode() -> None:
    """Check whatever is played from here on."""
    _strict.set(True)


def unnamed(words: Following, key: str) -> None:
    """Words looked back at what has no meaning yet.

    A defect, if nothing in the text could have given it one.
    """
    if _strict.get() and not any(key in _names(text) for text in _texts(words)):
        raise RulesDefect(f"words of {words.chars(words.source).name!r} look back at {key!r}, which nothing has named")


def carried_out(words: Following, step: Instruction, following: Iterable[Instruction], done: bool) -> None:
    """An instruction was carried out.

    A defect, if it did something and does not say with what, but others ask.
    """
    if not (done and _strict.get() and step.key):
        return
    for found in (one for one in step.antecedents() if one.key.startswith(step.key)):
        asked = (node for one in following for node in walk(one) if node.wanted() is not None)
        if found.key not in words.bindings and any(node.key == found.key for node in asked):
            raise RulesDefect(f"{type(step).__name__} did not name {found.key!r}, though it was done")


def _texts(words: Following) -> Iterator[Node]:
    """The abilities whose words may be followed: the one on the stack, and all that its source has or had."""
    if words.item is not None and words.item.ability is not None:
        yield words.item.ability
    yield from words.chars(words.source).abilities
    definition = words.obj(words.source).definition
    for face in definition.faces if definition is not None else ():
        yield from face.printed.abilities


def _names(text: Node) -> Iterator[str]:
    """What the words of a text name as they are followed; not what its event names, which is known beforehand."""
    if text.wanted() is None:
        yield from (found.key for found in text.antecedents())
    for child in children(text):
        if not isinstance(child, EventPattern):
            yield from _names(child)
