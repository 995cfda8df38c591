"""Replacement effects in words (CR 614.1a): "If a creature would die, exile it instead."

What would happen is a trigger's pattern read with "would"; what happens instead is an instruction whose events are
captured and put in the replaced event's place, so that the same effect can't apply to them again (614.5). In place of
an event that always happens by itself, such as a draw (121.2), the instruction is carried out step by step (614.11a).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, include, label, lexicon, phrase, production
from engine.core.identity import Ref
from engine.core.keys import EventKey
from engine.core.record import record, replace, wording
from engine.core.zones import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, STACK
from engine.game.events.effects import BeginEffect, EndEffects
from engine.game.events.event import Event
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.afterwards import Afterward
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import (
    Duration,
    EventPattern,
    Filter,
    Happening,
    Instruction,
    Replacement,
    Sequel,
    StaticEffect,
)
from engine.meaning.families.instructions import RULES, UNSEEN
from engine.meaning.node import READS_NOTHING, walk
from engine.meaning.speech import Antecedent, Unbound, Wanted
from engine.vocabulary.terms.abilities.delayed import named_in
from engine.vocabulary.terms.grammar.anaphors import It, That
from engine.vocabulary.terms.grammar.done_by_each_player import results_of
from engine.vocabulary.terms.grammar.durations import ThisTurn
from engine.vocabulary.terms.grammar.instructions import If, May, Steps
from engine.vocabulary.terms.objects.objects import MOVED
from engine.vocabulary.terms.players.players import PlayerReference, You
from engine.vocabulary.triggers.events import EitherEvent, EventWhile, SubjectEvent

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{subject:subject} would {happenings:would_happen*or#base}", into="would_event")
@phrase("{subject:player_subject} would {happenings:player_would*or#base}", into="would_event")
@record
class Would(EventPattern):
    """What would happen to a subject."""

    subject: Filter
    happenings: tuple[Happening, ...]

    def well_formed(self) -> bool:
        """Nothing whose event tells only how it came out."""
        return all(happening.foreseen for happening in self.happenings)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The subject, and what the happenings name."""
        return self._pattern().antecedents()

    def _pattern(self) -> SubjectEvent:
        return SubjectEvent(self.subject, self.happenings)

    def event_keys(self) -> tuple[EventKey, ...]:
        return self._pattern().event_keys()

    def only_self(self) -> bool:
        return self._pattern().only_self()

    def zones(self) -> tuple[str, ...]:
        """Where the ability works, if not on the battlefield (CR 113.6)."""
        return ANY_ZONE if self.only_self() and self._pattern().zones() else ()

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        return self._pattern().occurrences(ctx, happened)


# What is said of an object's moves from anywhere works wherever it is (CR 113.6c).
ANY_ZONE = (BATTLEFIELD, STACK, GRAVEYARD, HAND, LIBRARY, EXILE)

include("would_happen", "happening")
include("player_would", "player_happening")
include("would", "would_event")
phrase("{event:would_event} while {condition}", into="would")(EventWhile)
phrase("{first:would_event} or {second:would_event}", into="would", word="or would")(EitherEvent)


def replaced_by(ctx: Context, event: object, bindings: dict[str, Any], effect: Instruction) -> Sequence[Event]:
    """The events that an instruction makes happen in place of an event (CR 614.6).

    It is the event itself where a player may choose, and does not.

    What replaces an event that always happens by itself may take several steps; else it happens as the event would.
    """
    inner = ctx.within(**{name: value for name, value in bindings.items() if name != "event"})
    if isinstance(effect, May):
        seats = effect.player.refs(inner)  # nobody, if nobody is the monarch
        if not seats or not inner.may(seats[0], effect.question):
            return (event,)  # type: ignore[return-value]
        effect = effect.effect
    if isinstance(event, Event) and event.by_itself:
        return (Afterward(effect, inner),)
    inner.captured = []
    first, *rest = effect.sentences()
    first.perform(inner)
    moving = tuple(one.oid for one in inner.captured if isinstance(one, ZoneChange))
    behind = (Afterward(WithWhatMoved(Steps(tuple(rest)), moving, first.key), inner),) if rest else ()
    return (*inner.captured, *behind)


@record
class WithWhatMoved(Instruction):
    """Further sentences of a replacement effect.

    They find what its first one has moved (CR 400.7j, 614.6).
    """

    effect: Instruction
    moving: tuple[Ref, ...]
    named: str = ""  # the key of the first one, which names what it has moved
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        moves = tuple((oid, ctx.game.moved[oid]) for oid in self.moving if oid in ctx.game.moved)
        ctx.bind(MOVED, (*ctx.bindings.get(MOVED, ()), *moves))
        if self.named:
            ctx.bind(self.named, tuple(new for _, new in moves))
        return self.effect.perform(ctx)


class OneInsteadOf(Replacement):
    """A replacement effect by what words say would happen."""

    __slots__ = ()
    pattern: EventPattern

    def event_keys(self) -> tuple[EventKey, ...]:
        return self.pattern.event_keys()

    def zones(self) -> tuple[str, ...]:
        """Where the ability works (CR 113.6)."""
        return self.pattern.zones() or (BATTLEFIELD,)

    def applies(self, ctx: Context, event: object) -> bool:
        return next(self.pattern.occurrences(_with_spell(ctx, event), (event,)), None) is not None

    def instead(self, ctx: Context, event: object, effect: Instruction) -> Sequence[object]:
        """What happens in place of an event where an instruction is followed instead."""
        inner = _with_spell(ctx, event)
        return replaced_by(inner, event, next(self.pattern.occurrences(inner, (event,))), effect)


@phrase("if {pattern:would}, {effect:chain} instead", into="static")
@phrase("if {pattern:would}, instead {effect:chain}", into="static", leading=True)
@record
class InsteadOf(OneInsteadOf):
    """A replacement effect: its instruction's events take the place of the event."""

    pattern: EventPattern
    effect: Instruction
    leading: bool = wording(default=False)
    amid: bool = wording(default=False)  # "you may instead …"
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether it always says what happens instead, unless a player chooses."""
        return not isinstance(self.effect, If | Sequel)

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        return self.instead(ctx, event, self.effect)


def _may_instead(pattern: EventPattern, effect: Instruction) -> InsteadOf:
    return InsteadOf(pattern, May(You(), effect), amid=True)


def _read_may_instead(node: InsteadOf) -> dict[str, Any] | None:
    effect = node.effect
    return {"pattern": node.pattern, "effect": effect.effect} if node.amid and isinstance(effect, May) else None


production(
    "static", "if {pattern}, you may instead {effect}", InsteadOf, _may_instead, _read_may_instead, pattern="would",
    effect="chain",
)  # fmt: skip


def _with_spell(ctx: Context, event: object) -> Context:
    """A context in which a card that words name also is the spell that it has become (CR 400.7h)."""
    found = ctx.game.find(event.oid) if isinstance(event, ZoneChange) and ctx.bindings else None
    if found is None or found.zone != STACK:
        return ctx
    card = found.previous
    named = {key: refs for key, refs in ctx.bindings.items() if isinstance(refs, tuple) and card in refs}
    if not named:
        return ctx
    return ctx.within(**{key: (*refs, found.id) for key, refs in named.items()})


def _looked_back_at(words: Instruction) -> set[str]:
    return {node.key for node in walk(words) if node.wanted() is not None}


@phrase("{duration}, {effect:static}", into="ending")
@record
class BeginReplacement(Instruction):
    """A replacement effect for a time (CR 611.2, 614.1).

    As in "Until end of turn, if a creature would enter and …".
    """

    duration: Duration
    effect: StaticEffect
    reads = READS_NOTHING
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """A replacement of what others do, not of how its own object enters."""
        effect = self.effect
        if not isinstance(effect, Replacement) or effect.with_own_times:
            return False
        return not effect.entering and not effect.turning

    def perform(self, ctx: Context) -> bool:
        named = tuple(ctx.bindings.items())
        effect = FloatingEffect(ctx.source, ctx.controller, (self.effect,), None, self.duration, named)
        ctx.happen(BeginEffect(effect))
        return True


@phrase("if {pattern:would} this turn, {effect:chain} instead", into="instruction", once=False)
@forms(
    phrase("the next time {pattern:would} this turn, {effect:chain} instead", into="instruction", once=True),
    phrase("the next time {pattern:would} this turn, instead {effect:chain}", into="ending",
        once=True, leading=True),
)  # fmt: skip
@record
class BeginInsteadOf(Instruction):
    """A replacement effect for the rest of the turn, or for the next such event (CR 614.6, 615.7)."""

    pattern: EventPattern
    effect: Instruction
    once: bool = False
    leading: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = UNSEEN

    def goes_on(self, step: Instruction) -> bool:
        """What is said behind it of the object that it happens to, is done instead too (CR 614.6)."""
        return bool(_looked_back_at(step) & (named_in(self.pattern) | results_of(self.effect)))

    def joined(self, step: Instruction) -> Instruction:
        """With a further sentence. Of several deeds in one sentence it is not known which moved what."""
        if _looked_back_at(step) & results_of(self.effect) - {self.effect.key}:
            raise Unbound(step, ambiguous=False)
        return replace(self, effect=Steps((*self.effect.sentences(), step)))

    def perform(self, ctx: Context) -> bool:
        part = OnceInsteadOf(self.pattern, self.effect) if self.once else InsteadOf(self.pattern, self.effect)
        named = tuple(ctx.bindings.items())
        effect = FloatingEffect(ctx.source, ctx.controller, (part,), None, ThisTurn("this turn"), named)
        ctx.happen(BeginEffect(effect))
        return True


_CAST = ("castnow", "castforothercosts", "mayplay", "other object")  # the keys of what these words let somebody cast


@phrase("if {pattern:would}, {effect:chain} instead", into="instruction")
@record
class BeginInsteadForIt(Instruction):
    """A replacement effect for one object that these words have named (CR 614.6).

    As in "If that spell would be put into …".
    """

    pattern: Would
    effect: Instruction
    reads = READS_NOTHING
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """Of what the words before name; anything else is what a static ability says, or needs a duration."""
        named = self.pattern.subject.names if isinstance(self.pattern, Would) else None
        return isinstance(named, That | It)

    def finished(self) -> BeginInsteadForIt:
        """Only of a spell that these words let somebody cast."""
        named = self.pattern.subject.names
        if named is None or not named.key.startswith(_CAST):
            raise Unbound(self, ambiguous=False)
        return self

    def perform(self, ctx: Context) -> bool:
        part = OnceInsteadOf(self.pattern, self.effect)
        named = tuple(ctx.bindings.items())
        effect = FloatingEffect(ctx.source, ctx.controller, (part,), None, None, named)
        ctx.happen(BeginEffect(effect))
        return True


@record
class OnceInsteadOf(InsteadOf):
    """A replacement effect that ends when it has replaced something."""

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        instead = InsteadOf.replace(self, ctx, event)
        mine = [effect.id for effect in ctx.game.floating if self in effect.parts and effect.source == ctx.source]
        ctx.happen(EndEffects(tuple(mine[:1])))
        return instead


lexicon("skipped event", {"draw": "draw", "turn": "turn"})


@phrase("{player!} skip[s] that {what:skipped event}")
@record
class Skip(Instruction):
    """Nothing, instead of what a player would do (CR 614.10)."""

    player: PlayerReference
    what: str
    key: str = ""
    reads = READS_NOTHING
    first_matters = RULES

    def wanted(self) -> Wanted:
        """Only what would happen can be skipped."""
        return Wanted(self.what)

    def perform(self, ctx: Context) -> bool:
        return True


label("would", "what would happen, like “you would draw a card”")
