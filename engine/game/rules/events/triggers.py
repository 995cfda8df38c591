"""Triggered abilities (CR 603): noticing events, and putting what triggered on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.keys import EventKey, Mark, Purpose
from engine.core.record import replace
from engine.core.zones import BATTLEFIELD, EXILE, HAND, LIBRARY
from engine.game.decisions.orders import OrderTriggers, WaitingTrigger
from engine.game.events.cards import Reveal
from engine.game.events.casting import ABILITY_TRIGGERED, AbilityTriggered
from engine.game.events.effects import EndDelayedTriggers, SetPending, TakePending
from engine.game.events.event import Event
from engine.game.events.status import SetMark
from engine.game.events.turn_structure import BeginStep, ControlChanged
from engine.game.rules import procedures
from engine.game.rules.context import Context, ask
from engine.game.rules.events.listening import STATE, hearing, nobody_hears
from engine.game.rules.events.questions import MAY_TRIGGER, TRIGGER_TIMES
from engine.game.rules.hooks import WITHHELD, WOULD_BE_PUT
from engine.game.rules.questions.influence import happens_within
from engine.game.rules.questions.rule_modifiers import refused, verdicts
from engine.game.rules.questions.uses import count_use, is_used_up, numbers_of
from engine.game.state.effects import DelayedTrigger, PendingTrigger
from engine.game.state.influence import exempt
from engine.game.state.missed_triggers import IN_TIME
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.message import say
from engine.meaning.node import cached_by_node, is_personal, walk

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Sequence

    from engine.game.rules.events.listening import LookingBack
    from engine.game.state.game import Game

WHICH_EVENT = Purpose("trigger event", "603.7b")


def notice(game: Game, events: Sequence[Event], watching: LookingBack) -> None:
    """Find what the events trigger, each ability once for each time it triggers (CR 603.2c)."""
    if not game.delayed and nobody_hears(game, events, watching):
        return
    by_key: dict[EventKey, list[Event]] = {}
    for event in events:
        for key in event.keys():
            by_key.setdefault(key, []).append(event)
    if not by_key:
        return
    found: list[PendingTrigger] = []
    former = {event.oid: event.before for event in events if isinstance(event, ControlChanged)}  # CR 603.10d
    heard: dict[tuple[ObjectId, TriggeredAbility], int] = {}
    for oid, ability, controller, relevant in _heard(game, by_key, events, watching):
        number = _number(game, oid, ability, heard) if ability.limit else 0
        found.extend(_triggered(game, oid, ability, former.get(oid, controller), relevant, number))
    found.extend(_delayed(game, events))
    found.extend(_state_triggers(game))
    if found:
        _wait(game, found)


def _heard(
    game: Game, by_key: dict[EventKey, list[Event]], events: Sequence[Event], watching: LookingBack
) -> Iterator[tuple[ObjectId, TriggeredAbility, Seat, list[Event]]]:
    """Each ability that hears any of some events, once, with those that it waits for."""
    for key, happened in by_key.items():
        for oid, ability, controller in hearing(game, key, happened, watching):
            if not _ever_visible(game, oid, events):
                continue  # CR 603.2g
            keys = ability.pattern.event_keys()
            if next(k for k in by_key if k in keys) == key:  # else it was heard under an earlier key
                yield oid, ability, controller, [event for event in events if any(k in keys for k in event.keys())]


def _number(
    game: Game, oid: ObjectId, ability: TriggeredAbility, heard: dict[tuple[ObjectId, TriggeredAbility], int]
) -> int:
    """Which of its object's abilities of the same words it is: of equal ones, the one that comes after those heard."""
    numbers = numbers_of(game, oid, ability)
    earlier = heard.get((oid, ability), 0)
    heard[oid, ability] = earlier + 1
    return numbers[min(earlier, len(numbers) - 1)]


def _ever_visible(game: Game, oid: ObjectId, events: Sequence[Event]) -> bool:
    """Whether all players can see an ability's object before or after the events, or it was revealed among them."""
    found = game.find(oid)
    if found is not None and found.zone == BATTLEFIELD:
        return True
    gone, new = game.last_known.get(oid), game.find(game.became(oid))
    same = [look for look in (found, gone.object if gone is not None else None, new) if look is not None]
    if any(look.zone not in (HAND, LIBRARY) and not (look.zone == EXILE and look.face_down) for look in same):
        return True
    known = {number for look in same for number in (look.id, look.previous)}
    return any(isinstance(event, Reveal) and not known.isdisjoint(event.oids) for event in events)


def _triggered(
    game: Game, oid: ObjectId, ability: TriggeredAbility, controller: Seat, events: Sequence[Event], number: int = 0
) -> Iterator[PendingTrigger]:
    ctx = Context(game, oid, controller)
    for bindings in _each_time(game, ability, ability.pattern.occurrences(ctx, events)):
        event = bindings.pop("event", events[0] if events else None)
        inner = Context(game, oid, controller, bindings, event=event)
        if ability.condition is not None and not ability.condition.holds(inner):
            continue  # CR 603.4
        if ability.limit and is_used_up(game, oid, ability, number):
            continue  # CR 603.2i
        if event is not None and not (happens_within(game, controller, event, bindings) or exempt(game, oid)):
            continue  # CR 801.7
        trigger = PendingTrigger(NOBODY, ability, oid, controller, event, tuple(bindings.items()))
        if refused(game, MAY_TRIGGER, oid, ability=ability, event=event) is not None:
            continue
        yield from _so_often(game, trigger, number)


def _so_often(game: Game, trigger: PendingTrigger, number: int) -> Iterator[PendingTrigger]:
    """A trigger and the additional times it triggers (CR 603.2d), as often as its ability may trigger each turn."""
    ability = trigger.ability
    more = sum(verdicts(game, TRIGGER_TIMES, trigger.source, ability=ability, event=trigger.event))
    counted = ability.limit and ability.limit != DO_ONCE
    for _ in range(1 + more):
        if counted and is_used_up(game, trigger.source, ability, number):
            return  # "this ability triggers only once each turn", however often it should trigger
        yield trigger
        if counted:
            count_use(game, trigger.source, ability, number).apply(game)


def _each_time(
    game: Game, ability: TriggeredAbility, occurrences: Iterator[dict[str, Any]]
) -> Iterator[dict[str, Any]]:  # fmt: skip
    """Each time an ability triggers; for the step of a whole team once if its words name no player (CR 805.4d)."""
    steps: list[object] = []
    for bindings in occurrences:
        event = bindings.get("event")
        if game.teams.share_turns and isinstance(event, BeginStep) and not _names_whose_step(ability):
            if event in steps:
                continue
            steps.append(event)
        yield bindings


@cached_by_node
def _names_whose_step(ability: TriggeredAbility) -> bool:
    """Whether an ability's words behind its trigger say "that player" of whose step it is."""
    words = (ability.condition, ability.effect)
    return any(node.key == "that player" for part in words if part is not None for node in walk(part))


TRIGGERED = Mark("triggered")  # what a player keeps: which of their delayed abilities have triggered this turn
CREATED = "created"  # the key of when a delayed triggered ability was created (CR 701.28f)
DO_ONCE = "do turn"  # "Do this only once each turn": what counts is doing it, not triggering (CR 603.2i)


def _delayed(game: Game, events: Sequence[Event]) -> Iterator[PendingTrigger]:
    """Delayed triggered abilities that the events trigger (CR 603.7); most trigger only once (603.7b)."""
    over: list[int] = []
    for waiting in game.delayed:
        keys = waiting.ability.pattern.event_keys()
        relevant = [event for event in events if any(key in keys for key in event.keys())]
        if not relevant:
            continue
        ctx = Context(game, waiting.source, waiting.controller, dict(waiting.bindings))
        found = list(_occurrences_of_delayed(ctx, waiting, relevant))
        if found and waiting.ability.limit:  # "this ability triggers only once each turn" (CR 603.2i)
            already: Any = game.players[waiting.controller].uses.get(TRIGGERED, ())
            found = [] if waiting.id in already else found[:1]
            SetMark(waiting.controller, TRIGGERED, (*already, waiting.id), kept="uses").apply(game)
        if waiting.once and (found or _passes(ctx, waiting, relevant)):
            over.append(waiting.id)
            found = found if len(found) < 2 else [_choose_event(ctx, found)]
        for event, bindings in found:
            yield _from_delayed(waiting, event, bindings)
    if over:
        EndDelayedTriggers(tuple(over)).apply(game)


def _passes(ctx: Context, waiting: DelayedTrigger, events: Sequence[Event]) -> bool:
    """Whether events are the only ones that a delayed triggered ability waits for, be its condition met or not."""
    pattern = waiting.ability.pattern
    return pattern.passes and any(True for _ in pattern.occurrences(ctx, events))


def _occurrences_of_delayed(
    ctx: Context, waiting: DelayedTrigger, events: Sequence[Event]
) -> Iterator[tuple[object, dict[str, Any]]]:
    """Each event that would trigger a delayed triggered ability, with what it names."""
    for bindings in waiting.ability.pattern.occurrences(ctx, events):
        merged = {**dict(waiting.bindings), **bindings}
        condition = waiting.ability.condition
        event = merged.pop("event", events[0])
        inner = Context(ctx.game, waiting.source, waiting.controller, merged, event=event)
        holds = condition is None or condition.holds(inner)  # CR 603.4
        seen = happens_within(ctx.game, waiting.controller, event, bindings) or exempt(ctx.game, waiting.source)
        if holds and seen:  # CR 801.7
            yield event, merged


def _choose_event(ctx: Context, found: list[tuple[object, dict[str, Any]]]) -> tuple[object, dict[str, Any]]:
    """Which of several simultaneous events triggers an ability that triggers only once, by its controller (603.7b)."""
    subjects = [next(iter(event.subjects() if isinstance(event, Event) else ()), NOBODY) for event, _ in found]
    (chosen,) = ctx.choose_one(
        ctx.controller, dict.fromkeys(subjects), purpose=WHICH_EVENT, rule="603.7b",
        prompt=say("choose_which_of_these_triggers_the_ability"),
    )  # fmt: skip
    return found[subjects.index(chosen)]


def _from_delayed(waiting: DelayedTrigger, event: object, bindings: dict[str, Any]) -> PendingTrigger:
    return PendingTrigger(
        NOBODY,
        waiting.ability,
        waiting.source,
        waiting.controller,
        event,
        ((CREATED, waiting.id), *bindings.items()),
        delayed=True,
    )


def _wait(game: Game, found: list[PendingTrigger]) -> None:
    """Let abilities wait for the next time a player would get priority; mana abilities don't wait (CR 605.4a)."""
    waiting = [trigger for trigger in found if not trigger.ability.mana]
    if waiting:
        told = _told(game, waiting)
        waiting = told or waiting
        spoken_of = [trigger for trigger in waiting if not any(withheld(game, trigger) for withheld in WITHHELD)]
        if spoken_of:
            SetPending((*game.pending, *spoken_of)).apply(game)
        triggers = (trigger for trigger in told if not waits_on_trigger(trigger))
        notice(game, [AbilityTriggered(t.controller, t.source, t.ability, t.event, t.id) for t in triggers], {})
    for trigger in found:
        if trigger.ability.mana:
            ctx = Context(game, trigger.source, trigger.controller, dict(trigger.bindings), event=trigger.event)
            trigger.ability.effect.perform(ctx)


def _told(game: Game, waiting: list[PendingTrigger]) -> list[PendingTrigger]:
    """Abilities that have triggered, each with a number by which it is known, if some ability waits for that."""
    if not game.projection.listeners(game, ABILITY_TRIGGERED):
        return []
    return [replace(trigger, id=game.stamp()) for trigger in waiting]


def _waiting(game: Game) -> Iterator[PendingTrigger]:
    """What has triggered and is not on the stack yet; also what nobody has spoken of while there is time for it."""
    yield from game.pending
    yield from (one.trigger for one in game.unannounced if one.stage in IN_TIME)


def check_state_triggers(game: Game) -> bool:
    """Let state triggers trigger whose state has come about without any event (CR 603.8); whether any did."""
    found = list(_state_triggers(game))
    if found:
        _wait(game, found)
    return bool(found)


def _state_triggers(game: Game) -> Iterator[PendingTrigger]:
    """State triggers whose state is true now and that do not wait already, nor stand on the stack (CR 603.8)."""
    for oid, ability in game.projection.listeners(game, STATE):
        waits = any(t.source == oid and t.ability == ability for t in _waiting(game))
        if not waits and not any(_is_from(game, other, oid, ability) for other in game.on_stacks):
            yield from _triggered(game, oid, ability, game.controller(oid), ())


def _is_from(game: Game, on_stack: ObjectId, source: ObjectId, ability: TriggeredAbility) -> bool:
    item = game.obj(on_stack).stack
    return item is not None and item.source == source and item.ability == ability


def abilities_of(game: Game, source: ObjectId) -> Iterator[TriggeredAbility]:
    """The triggered abilities of a source that have triggered and not yet left the stack."""
    for trigger in _waiting(game):
        if trigger.source == source:
            yield trigger.ability
    for oid in game.on_stacks:
        item = game.obj(oid).stack
        if item is not None and item.source == source and isinstance(item.ability, TriggeredAbility):
            yield item.ability


def waits_on_trigger(trigger: PendingTrigger) -> bool:
    """Whether its trigger condition is another ability triggering: the second part of CR 603.3b."""
    return ABILITY_TRIGGERED in trigger.ability.pattern.event_keys()


def put_on_stack(game: Game) -> bool:
    """Put all waiting abilities on the stack, by the two-part process in APNAP order (CR 603.3b, 805.7)."""
    any_put = False
    waiting = dict.fromkeys(t.id for t in game.pending)  # what triggers in the course of this waits for the next time
    for part in (1, 2):
        for side in game.sides():
            mine = _of_side(game, side, waiting, part)
            if not mine:
                continue
            for trigger in _ordered(game, side[0], mine, part):
                TakePending(trigger.id).apply(game)
                any_put = procedures.put_trigger_on_stack(game, trigger) or any_put
    gone = tuple(t for t in game.pending if game.players[t.controller].left)
    if gone:
        SetPending(tuple(t for t in game.pending if t not in gone)).apply(game)
    return any_put


def _of_side(game: Game, side: tuple[Seat, ...], waiting: Container[int], part: int) -> list[PendingTrigger]:
    """What some players put on the stack in one part of the process."""
    for would_be_put in WOULD_BE_PUT if part == 1 else ():
        would_be_put(game, side)
    mine = (trigger for trigger in game.pending if trigger.id in waiting and trigger.controller in side)
    return [trigger for trigger in mine if waits_on_trigger(trigger) == (part == 2)]


def _ordered(game: Game, seat: Seat, triggers: list[PendingTrigger], part: int) -> list[PendingTrigger]:
    if len(triggers) == 1 or _interchangeable(game, triggers):
        return triggers
    decision = OrderTriggers(
        seat=seat,
        prompt=say("order_your_triggered_abilities"),
        rule="603.3b",
        triggers=tuple(_shown(game, trigger) for trigger in triggers),
        part=part,
    )
    return [triggers[number] for number in ask(game, decision)]


def _interchangeable(game: Game, triggers: list[PendingTrigger]) -> bool:
    """Whether any order is the same: all do the same, and nothing in them asks whose they are or what triggered them.

    So it is if the same ability of the same source triggered several times on the same things, and if abilities that
    say the same look neither at their sources nor back at what triggered them: what is done twice is done by the same
    words to the same game and for the same player, whichever comes first.
    """
    first = triggers[0]
    return all(t is first or _same_thing(first, t) or _says_the_same(game, first, t) for t in triggers)


def _same_thing(first: PendingTrigger, other: PendingTrigger) -> bool:
    return other.ability is first.ability and other.source == first.source and other.bindings == first.bindings


def _says_the_same(game: Game, first: PendingTrigger, other: PendingTrigger) -> bool:
    ability = first.ability
    return (
        ability.effect == other.ability.effect
        and ability.condition == other.ability.condition
        and first.controller == other.controller
        and not any(part is not None and is_personal(part) for part in (ability.effect, ability.condition))
        and not any(t.ability.limit for t in (first, other))
        and exempt(game, first.source) == exempt(game, other.source)
    )


def _shown(game: Game, trigger: PendingTrigger) -> WaitingTrigger:
    return WaitingTrigger(
        trigger.source, trigger.ability.label, refs_in(trigger.bindings), type(trigger.event).__name__
    )


def refs_in(bindings: Iterable[tuple[str, object]]) -> tuple[Ref, ...]:
    """The players and objects that the event of a trigger bound."""
    return tuple(ref for _, value in bindings if isinstance(value, tuple) for ref in value if isinstance(ref, int))
