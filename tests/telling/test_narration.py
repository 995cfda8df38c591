"""The story of a game: every kind of event is told, or says itself that it needs no words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game.events.event import Event
from engine.telling.narration import NARRATORS
from engine.vocabulary import catalogue


def kinds_of(base: type[Event]) -> Iterator[type[Event]]:
    """All kinds of event of the engine that can happen."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith("engine.") and not kind.__name__.startswith("_"):
            yield kind
        yield from kinds_of(kind)


def name_of(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"  # a record is made twice: with its slots it is another class


def test_every_kind_of_event_is_told_or_needs_no_words() -> None:
    catalogue.load()
    kinds = {name_of(kind): kind for kind in kinds_of(Event)}
    told = {name_of(kind) for kind in NARRATORS}
    silent = {name for name, kind in kinds.items() if kind.bookkeeping or kind.untold}
    assert len(kinds) > 120 and told <= kinds.keys()
    assert not kinds.keys() - told - silent, "a narrator in engine.telling.narration, or `untold` in the event"
    assert not told & silent, "these are told, and say that they are not"
