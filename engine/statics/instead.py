"""Replacement effects in words (CR 614.1a): "If a creature would die, exile it instead."

What would happen is a trigger's pattern read with "would"; what happens instead is an instruction whose events are
captured and put in the replaced event's place, so that the same effect can't apply to them again (614.5).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.identity import NOBODY
from engine.events.effects import BeginEffect, EndEffects
from engine.model.families import EventPattern, Filter, Instruction, Replacement
from engine.model.node import READS_NOTHING
from engine.patterns.events import Happening
from engine.state.effects import FloatingEffect
from engine.terms.durations import ThisTurn
from engine.text.binding import Antecedent
from engine.text.templates import label, phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("{subject:subject} would {happenings:happening*or#many}", into="would")
@phrase("{subject:player_subject} would {happenings:player_happening*or#many}", into="would")
@dataclass(frozen=True, slots=True)
class Would(EventPattern):
    """What would happen to a subject."""

    subject: Filter
    happenings: tuple[Happening, ...]

    def well_formed(self) -> bool:
        """Nothing whose event tells only how it came out."""
        return all(happening.foreseen for happening in self.happenings)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The subject, and what the happenings name."""
        found: tuple[Antecedent, ...] = self._pattern().antecedents()
        return found

    def _pattern(self) -> Any:
        from engine.patterns.events import SubjectEvent

        return SubjectEvent(self.subject, self.happenings)

    def event_keys(self) -> tuple[str, ...]:
        keys: tuple[str, ...] = self._pattern().event_keys()
        return keys

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        found: Iterator[dict[str, object]] = self._pattern().occurrences(ctx, happened)
        return found


@phrase("if {pattern:would}, {effect:chain} instead", into="static")
@phrase("if {pattern:would}, instead {effect:chain}", into="static", read_only=True)
@dataclass(frozen=True, slots=True)
class InsteadOf(Replacement):
    """A replacement effect: its instruction's events take the place of the event."""

    pattern: EventPattern
    effect: Instruction
    reads = READS_NOTHING

    def event_keys(self) -> tuple[str, ...]:
        return self.pattern.event_keys()

    def applies(self, ctx: Context, event: object) -> bool:
        return next(self.pattern.occurrences(ctx, (event,)), None) is not None

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        bindings = next(self.pattern.occurrences(ctx, (event,)))
        bindings.pop("event", None)
        inner = ctx.within(**bindings)
        inner.captured = []
        self.effect.perform(inner)
        return tuple(inner.captured)


@phrase("if {pattern:would} this turn, {effect:chain} instead", into="instruction", once=False)
@phrase("the next time {pattern:would} this turn, {effect:chain} instead", into="instruction", once=True)
@dataclass(frozen=True, slots=True)
class BeginInsteadOf(Instruction):
    """A replacement effect for the rest of the turn, or for the next such event (CR 614.6, 615.7)."""

    pattern: EventPattern
    effect: Instruction
    once: bool = False

    def perform(self, ctx: Context) -> bool:
        part = OnceInsteadOf(self.pattern, self.effect) if self.once else InsteadOf(self.pattern, self.effect)
        named = tuple(ctx.bindings.items())
        effect = FloatingEffect(NOBODY, ctx.source, ctx.controller, 0, (part,), None, ThisTurn("this turn"), named)
        ctx.happen(BeginEffect(effect))
        return True


@dataclass(frozen=True, slots=True)
class OnceInsteadOf(InsteadOf):
    """A replacement effect that ends when it has replaced something."""

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        instead = InsteadOf.replace(self, ctx, event)
        mine = [effect.id for effect in ctx.game.floating if self in effect.parts and effect.source == ctx.source]
        ctx.happen(EndEffects(tuple(mine[:1])))
        return instead


label("would", "what would happen, like “you would draw a card”")
