"""How subjects and happenings make patterns, and "when" and "whenever" (CR 603.1, 603.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, include, label, phrase, production
from engine.core.keys import EventKey
from engine.core.record import record, replace, wording
from engine.core.zones import BATTLEFIELD, COMMAND
from engine.game.events.zone_changes import MOVING_EVENTS
from engine.game.rules.events.listening import STATE
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import Condition, EventPattern, Filter, Happening, Instruction
from engine.meaning.node import walk
from engine.meaning.speech import Antecedent
from engine.vocabulary.terms.abilities.delayed import AT_ONCE, Later
from engine.vocabulary.terms.amounts.numbers_compared import AmountIs
from engine.vocabulary.terms.counters.counters_on import CountersOn
from engine.vocabulary.terms.grammar.conditions import Controls, HasCardsInHand, HasLife, Is, ThereAre
from engine.vocabulary.terms.grammar.durations import ThisTurn
from engine.vocabulary.terms.grammar.instructions import Steps
from engine.vocabulary.terms.objects.clauses import ControlledBy
from engine.vocabulary.terms.objects.objects import CONTROLLER_OF, AttachedTo
from engine.vocabulary.terms.players.players import You
from engine.vocabulary.terms.turns.past import Exactly
from engine.vocabulary.terms.zones.zones import Exiled
from engine.vocabulary.triggers.subjects import Named, NamedPlayer

if TYPE_CHECKING:
    from engine.core.identity import Ref
    from engine.game.rules.context import Context
    from engine.game.state.game import Game

AT_HOME = (BATTLEFIELD, COMMAND)  # where abilities work of which nothing else is said: of schemes, in the command zone
OBJECT, OTHER, PLAYER, AMOUNT = "that object", "other object", "that player", "that much"


@phrase("{subject:subject} {happenings:happening*or#subject}")
@phrase("{subject:player_subject} {happenings:player_happening*or#subject}")
@phrase("{subject:player_or_subject} {happenings:happening_to_any*#subject}")
@record
class SubjectEvent(EventPattern):
    """A subject and what happens to it, one thing or several: "this creature enters or attacks"."""

    subject: Filter
    happenings: tuple[Happening, ...]

    def finished(self) -> SubjectEvent:
        """With what is said once behind several happenings said of each."""
        happenings = tuple(one.before(self.happenings[-1]) for one in self.happenings)
        return self if happenings == self.happenings else replace(self, happenings=happenings)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The subject, and what the happenings name."""
        if self.happenings[0].about_player:
            found = [Antecedent(PLAYER, "player")] if self.subject.person != "you" else []
        elif self.subject.only_self():
            found = []  # "this creature" has named itself
        else:
            definite = isinstance(self.subject.names, AttachedTo)
            nouns = self.subject.nouns()
            found = [Antecedent(OBJECT, "object", self.subject.plural, nouns, subject=True, definite=definite)]
            if _says_controller(self.subject):
                found.append(Antecedent(CONTROLLER_OF + OBJECT, "player"))
        return (*found, *(more for happening in self.happenings for more in happening.more_antecedents()))

    def known_to(self, part: str) -> tuple[Antecedent, ...]:
        """The player whom the event is about, to what is said of the deed."""
        told = part == "happenings" and self.happenings[0].about_player and self.subject.person != "you"
        return (Antecedent(PLAYER, "player", subject=True),) if told else ()

    def _players_told(self, ctx: Context) -> tuple[tuple[Context, Filter], ...]:
        """In which contexts, and of whom, the event is asked for: of each player, where the deed speaks of them."""
        deeds = (node for happening in self.happenings for node in walk(happening))
        if not any(node.key == PLAYER and node.wanted() is not None for node in deeds):
            return ((ctx, self.subject),)
        seats = [seat for seat in ctx.game.seats() if self.subject.matches(ctx, seat)]
        return tuple((ctx.within(**{PLAYER: (seat,)}), Exactly(seat)) for seat in seats)

    def zones(self) -> tuple[str, ...]:
        """Where the ability works, if not on the battlefield (CR 113.6)."""
        named, of_itself = self.subject.names, self.subject.only_self()
        if isinstance(named, AttachedTo):
            return (BATTLEFIELD,)  # it is attached there, or was as the event happened (CR 603.10a)
        if named is not None and named.watched_from:
            return (named.watched_from,)
        return _zones_of_any([happening.zones(of_itself) for happening in self.happenings])

    def event_keys(self) -> tuple[EventKey, ...]:
        return tuple(dict.fromkeys(key for happening in self.happenings for key in happening.keys))

    def only_self(self) -> bool:
        return self.subject.only_self() and all(happening.found_on_subject for happening in self.happenings)

    def _awaited(self, ctx: Context) -> tuple[Happening, ...]:
        """The happenings for which it waits where its source is: for its own cycling not where it waits for draws."""
        of_itself = self.subject.only_self()
        if len({happening.zones(of_itself) for happening in self.happenings}) == 1:
            return self.happenings
        here = ctx.obj(ctx.source).zone
        return tuple(one for one in self.happenings if here in (one.zones(of_itself) or AT_HOME))

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        many = self.subject.many
        found: dict[object, list[dict[str, object]]] = {}
        told = self._players_told(ctx)
        awaited = self._awaited(ctx)
        for number, event in enumerate(happened):
            for happening, (inner, subject) in product(awaited, told):
                bindings = happening.happened(inner, event, subject)
                if bindings is not None:
                    shared = happening.one_occurrence(event, many)
                    found.setdefault(number if shared is None else (shared,), []).append({"event": event, **bindings})
                    break
        for parts in found.values():
            moves = _moves(ctx.game, (part["event"] for part in parts[1:]))
            yield {**_together(parts), **({AT_ONCE: moves} if moves else {})}


def _zones_of_any(each: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """Where an ability works that waits for several things, if not only on the battlefield (CR 113.6)."""
    if not any(each):
        return ()
    return tuple(dict.fromkeys(zone for zones in each for zone in zones or (BATTLEFIELD,)))


def _says_controller(subject: Filter) -> bool:
    """Whether a subject is "a creature an opponent controls" or the like: then that opponent is "that player"."""
    parts = subject.about.pieces()
    return any(isinstance(part, ControlledBy) and part.player.person == "they" for part in parts)


def _together(found: list[dict[str, object]]) -> dict[str, object]:
    """One occurrence of all the bindings: what happens at once to "one or more …", or from one source (CR 603.2c)."""
    result: dict[str, object] = dict(found[0])
    for other in found[1:]:
        for name, value in other.items():
            mine = result.get(name)
            if isinstance(mine, tuple) and isinstance(value, tuple):
                result[name] = tuple(dict.fromkeys((*mine, *value)))
            elif isinstance(mine, int) and isinstance(value, int):
                result[name] = mine + value
    return result


def _moves(game: Game, events: Iterable[object]) -> tuple[tuple[Ref, Ref], ...]:
    """What objects became that some events moved (CR 400.7e), melded ones several (CR 712.21c)."""
    oids = [event.oid for event in events if isinstance(event, MOVING_EVENTS) and event.oid in game.moved]
    return tuple((oid, new) for oid in oids for new in (game.moved[oid], *game.also_became.get(oid, ())))


@phrase("{event} while {condition}", into="event_while")
@phrase("{event} during {condition:turn_of}", into="event_while", during=True)
@record
class EventWhile(EventPattern):
    """A pattern that only fits while something is true: "attacks while you control a Fox"."""

    event: EventPattern
    condition: Condition
    during: bool = wording(default=False)

    def well_formed(self) -> bool:
        """Not "while it's exiled", which is said of counters: then the ability works in exile (CR 113.6)."""
        return not any(isinstance(node, Exiled) for node in walk(self.condition))

    def zones(self) -> tuple[str, ...]:
        """Where the ability works, if not on the battlefield (CR 113.6)."""
        return self.event.zones()

    def event_keys(self) -> tuple[EventKey, ...]:
        return self.event.event_keys()

    def only_self(self) -> bool:
        return self.event.only_self()

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for found in self.event.occurrences(ctx, happened):
            if self.condition.holds(ctx.within(**found)):
                yield found


@forms(
    phrase("{event} for the first time each turn", into="event_while"),
    phrase("{event} for the first time during {when:turn_of}", into="event_while"),
)  # fmt: skip
@record
class FirstTimeEachTurn(EventPattern):
    """A pattern that fits only the first time in a turn.

    Of each object or player that it may be about (CR 603.2).
    """

    event: EventPattern
    when: Condition | None = None  # only in such turns

    def antecedents(self) -> tuple[Antecedent, ...]:
        return self.event.antecedents()

    def zones(self) -> tuple[str, ...]:
        """Where the ability works, if not on the battlefield (CR 113.6)."""
        return self.event.zones()

    def event_keys(self) -> tuple[EventKey, ...]:
        return self.event.event_keys()

    def only_self(self) -> bool:
        return self.event.only_self()

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for found in self._first_ones(ctx, happened):
            if self.when is None or self.when.holds(ctx.within(**found)):
                yield found

    def _first_ones(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        """What happens for the first time this turn, at whatever time that may be."""
        said = self.event if isinstance(self.event, SubjectEvent) else None  # else it is about an object, if anything
        about = PLAYER if said is not None and said.happenings[0].about_player else OBJECT
        earlier = self._earlier(ctx, happened)
        if said is not None and said.subject.many:
            if not any(True for _ in earlier):
                yield from self.event.occurrences(ctx, happened)
            return
        seen = {found.get(about) for found in earlier}
        first: dict[object, dict[str, object]] = {}
        for found in self.event.occurrences(ctx, happened):
            first.setdefault(found.get(about), found)
        yield from (found for who, found in first.items() if who not in seen)

    def _earlier(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        """What of it happened this turn before this."""
        before: list[object] = []
        for event in ctx.game.history.this_turn:
            if any(event is other for other in happened):
                break
            before.append(event)
        return self.event.occurrences(ctx, before)


_STATES = (Controls, ThereAre, Is, CountersOn, AmountIs, HasLife, HasCardsInHand)


@phrase("{word:when} {condition:condition_part}", into="trigger")
@record
class WheneverTrue(EventPattern):
    """A state trigger (CR 603.8): "When you control no Islands, …"."""

    condition: Condition
    word: str = wording(default="when")
    keys = (STATE,)

    def well_formed(self) -> bool:
        """A condition about how things stand, not about what happened."""
        return isinstance(self.condition, _STATES) and not self.condition.past

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        if self.condition.holds(ctx):
            yield {}


@phrase("{word:when} {event:any_event}", into="trigger")
@record
class Whenever(EventPattern):
    """A pattern behind "when" or "whenever"."""

    word: str = wording()
    event: EventPattern

    def zones(self) -> tuple[str, ...]:
        """Where the ability works, if not on the battlefield (CR 113.6)."""
        return self.event.zones()

    def event_keys(self) -> tuple[EventKey, ...]:
        return self.event.event_keys()

    def only_self(self) -> bool:
        return self.event.only_self()

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        return self.event.occurrences(ctx, happened)


@phrase("when {event:event}", into="delayed_trigger", word="when")
@record
class WhenItHappens(Whenever):
    """What happens to a certain object, the next time, for an ability made by an effect.

    See CR 603.7a, 603.7b.
    """

    by_an_effect = True

    def well_formed(self) -> bool:
        """Of an object that is known as the ability is made, not of any that fits a description."""
        if not isinstance(self.event, SubjectEvent) or not isinstance(self.event.subject, Named):
            return False
        return not self.event.subject.object.watched_from


@phrase("{first:event} or {second:event}", into="event_pair")
@phrase("{first:event}, or {second:event}", into="event_pair", word=", or")
@phrase("{first:event}, or {second:event_pair}", into="event_pair", word=", or …")
@phrase("{first:any_event} and when {second:any_event}", into="event_pair", word="and when")
@phrase("{first:any_event} and whenever {second:any_event}", into="event_pair", word="and whenever")
@phrase("{first:any_event} or when {second:any_event}", into="event_pair", word="or when")
@phrase("{first:any_event} or whenever {second:any_event}", into="event_pair", word="or whenever")
@record
class EitherEvent(EventPattern):
    """One of two patterns: "this creature enters or you cast a spell"."""

    first: EventPattern
    second: EventPattern
    word: str = wording(default="or")

    def zones(self) -> tuple[str, ...]:
        """Where the ability works for either, if not only on the battlefield (CR 113.6)."""
        return _zones_of_any([event.zones() for event in (self.first, self.second)])

    def event_keys(self) -> tuple[EventKey, ...]:
        return tuple(dict.fromkeys((*self.first.event_keys(), *self.second.event_keys())))

    def only_self(self) -> bool:
        return self.first.only_self() and self.second.only_self()

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in (self.first, self.second):
            where = event.zones() or AT_HOME  # there it waits for this one, and not where it waits for the other
            if not self.zones() or ctx.obj(ctx.source).zone in where:
                yield from event.occurrences(ctx, happened)


@phrase("{first:beginning} or when {second:any_event}", into="trigger")
@phrase("{first:beginning} or whenever {second:any_event}", into="trigger", word="or whenever")
@phrase("{first:beginning} and whenever {second:any_event}", into="trigger", word="and whenever")
@record
class BeginningOrWhen(EitherEvent):
    """The beginning of a step, or something else.

    As in "at the beginning of each end step or when this creature dies".
    """


@phrase("{word:when} {first:event} and {second:beginning}", into="trigger")
@phrase("{word:when} {first:event} or {second:beginning}", into="trigger", joined="or")
@record
class WhenOrBeginning(EitherEvent):
    """Something, and the beginning of a step.

    As in "when this enchantment enters and at the beginning of your upkeep".
    """

    joined: str = wording(default="and")


@phrase("{word:when} {event:event_pair}", into="trigger")
@record
class WheneverEither(Whenever):
    """One of two patterns behind "when" or "whenever"."""


def _next_time(happening: Happening, effect: Instruction, condition: Condition | None = None) -> Later:
    pattern = SubjectEvent(NamedPlayer(You()), (happening,))
    return Later(TriggeredAbility(pattern, effect, condition), once=True, duration=ThisTurn("this turn"), next=True)


def _next_time_read(node: Later) -> dict[str, Any] | None:
    if not node.next or node.ability.condition is not None:
        return None
    return {"happening": node.ability.pattern.happenings[0], "effect": node.ability.effect}  # type: ignore[attr-defined]


def _next_time_if_read(node: Later) -> dict[str, Any] | None:
    without = replace(node, ability=replace(node.ability, condition=None))
    found = _next_time_read(without) if node.ability.condition is not None else None
    return found and {**found, "condition": node.ability.condition}


production(
    "ending", "when you next {happening#many} this turn, {effect}", Later, _next_time, _next_time_read,
    happening="player_happening", effect="chain",
)  # fmt: skip
production(
    "ending", "when you next {happening#many} this turn, if {condition}, {effect}", Later, _next_time,
    _next_time_if_read, happening="player_happening", effect="chain", condition="condition",
)  # fmt: skip


def _next_time_and(happening: Happening, effect: Instruction, more: Instruction) -> Later:
    """A delayed trigger with a second sentence; one that can be read alone is not a part of it."""
    return _next_time(happening, Steps((effect, more)))


def _next_time_and_read(node: Later) -> dict[str, Any] | None:
    if not node.next or node.ability.condition is not None or not isinstance(node.ability.effect, Steps):
        return None
    if len(node.ability.effect.steps) != 2:
        return None
    effect, more = node.ability.effect.steps
    return {"happening": node.ability.pattern.happenings[0], "effect": effect, "more": more}  # type: ignore[attr-defined]


production(
    "ending", "when you next {happening#many} this turn, {effect}. ^{more}", Later, _next_time_and,
    _next_time_and_read, happening="player_happening", effect="chain", more="ending",
)  # fmt: skip


include("any_event", "event", "event_while")
label("any_event", "an event")
label("event", "an event")
label("happening", "what happens")
label("player_happening", "what a player does")
