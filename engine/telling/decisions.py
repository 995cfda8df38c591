"""Decisions in words: what a player is asked, told in a language with what they may know."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from engine.decisions.act import Action

if TYPE_CHECKING:
    from engine.decisions.decision import Decision
    from engine.telling.teller import GameTelling

CODES = ("kind", "purpose", "rule", "way", "asked", "cost", "pool", "event")  # what is compared, and never shown


Asked = TypeVar("Asked", "Decision", Action)


def in_words(asked: Asked, telling: GameTelling) -> Asked:
    """A decision, or an action offered, whose texts are words of a language: answers to it are the same."""
    told: Asked = _told(asked, telling)
    return told


def _told(asked: Any, telling: GameTelling) -> Any:
    changed: dict[str, Any] = {}
    kind: type = type(asked)
    for name in _texts(kind):
        value = getattr(asked, name)
        words = _words(value, telling)
        if words is not value:
            changed[name] = words
    return replace(asked, **changed) if changed else asked


def _words(value: Any, telling: GameTelling) -> Any:
    """A value with the texts in it told; the very same value if there is nothing to tell."""
    if isinstance(value, str):
        return telling.tell(value)
    if isinstance(value, tuple):
        told = tuple(_words(one, telling) for one in value)
        return value if all(one is other for one, other in zip(value, told, strict=True)) else told
    return _told(value, telling) if is_dataclass(value) else value


@cache
def _texts(asked: type) -> tuple[str, ...]:
    """The fields of a decision, or of what is listed in one, that may hold texts."""
    return tuple(item.name for item in fields(asked) if item.init and item.name not in CODES)
