"""Cards with rules that no words say yet, for tests of how the rules ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.game.events.event import Event
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.cards import CardDefinition
from engine.meaning.families import Continuous, EventPattern, Replacement, RuleModifier, StaticEffect


def with_abilities(definition: CardDefinition, *abilities: Ability) -> CardDefinition:
    """A card whose front face has some more abilities."""
    front = definition.faces[0]
    printed = front.printed.copy()
    printed.abilities = printed.abilities.with_added(*abilities)
    return replace(definition, faces=(replace(front, printed=printed), *definition.faces[1:]))


def with_statics(definition: CardDefinition, *effects: StaticEffect) -> CardDefinition:
    """A card with one more static ability."""
    return with_abilities(definition, StaticAbility(effects))


@dataclass(frozen=True, slots=True)
class Ruling(RuleModifier):
    """The same verdict on whatever a question is about, or what a function says of it."""

    question: str
    verdict: Any

    @property
    def questions(self) -> tuple[str, ...]:  # type: ignore[override]
        """The question."""
        return (self.question,)

    def answer(self, ctx: Any, question: str, about: int, **details: object) -> object:
        return self.verdict(ctx, about, details) if callable(self.verdict) else self.verdict


@dataclass(frozen=True, slots=True)
class About(Continuous):
    """Rulings on anything that a question is about."""

    rulings: tuple[StaticEffect, ...]

    def affects(self, ctx: Any, ref: int) -> bool:
        return True

    def parts(self) -> tuple[StaticEffect, ...]:
        return self.rulings


def ruling(question: str, verdict: Any) -> StaticEffect:
    """A static effect that answers a question about anything.

    It answers with a verdict, or with `verdict(ctx, about, details)`.
    """
    return About((Ruling(question, verdict),))


@dataclass(frozen=True, slots=True)
class Instead(Replacement):
    """A replacement effect for events of a key, by a function that gives what happens instead."""

    waits_for: str
    function: Callable[[Any, Any], Sequence[object]]

    def event_keys(self) -> tuple[str, ...]:
        return (self.waits_for,)

    def applies(self, ctx: Any, event: object) -> bool:
        return True

    def replace(self, ctx: Any, event: object) -> Sequence[object]:
        return self.function(ctx, event)


@dataclass(frozen=True, slots=True)
class OwnKey(EventPattern):
    """Whatever happens under one key of events."""

    key: str

    def event_keys(self) -> tuple[str, ...]:
        return (self.key,)

    def occurrences(self, ctx: object, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        yield from ({"event": event} for event in happened if isinstance(event, Event) and self.key in event.keys())
