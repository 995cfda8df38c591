"""What nodes look at is said by every node that can decide a continuous effect. One that does not reads everything,
and sends the whole board the slow way through the layers."""

from __future__ import annotations

from collections.abc import Iterator

from engine.meaning.families import Amount, Condition, Continuous, Filter, Modification, Reference
from engine.meaning.node import Node
from engine.vocabulary import catalogue

# Kept in triggers and resolving effects only, where nobody asks.
NEVER_IN_STATICS = ("engine.vocabulary.triggers.", "engine.compiler.binding", "engine.vocabulary.terms.abilities.delayed")


def members(family: type[Node]) -> Iterator[type[Node]]:
    for known in family.__subclasses__():
        yield known
        yield from members(known)


def test_every_word_says_what_it_looks_at() -> None:
    catalogue.load()
    silent = {
        f"{member.__module__}.{member.__name__}"
        for family in (Amount, Condition, Continuous, Filter, Modification, Reference)
        for member in members(family)
        if member.__module__.startswith("engine.")
        and not member.__module__.startswith(NEVER_IN_STATICS)
        and "__dataclass_fields__" in vars(member)  # words; families are plain classes
        and next(known for known in member.__mro__ if "reads" in vars(known)) is Node
    }
    assert sorted(silent) == []
