"""How events happen (CR 614 to 616, 603.2).

They are forbidden or replaced, performed at once, recorded, and noticed by triggers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.core.identity import NOBODY
from engine.core.zones import BATTLEFIELD, STACK
from engine.game.events.cards import Reveal
from engine.game.events.counters import PutCounters
from engine.game.events.damage import Damage
from engine.game.events.event import Event
from engine.game.events.zone_changes import CardGoesAlong, ZoneChange
from engine.game.rules import hooks, procedures
from engine.game.rules.events import damage as damage_rules
from engine.game.rules.events import entering, listening, replacement, simultaneous, timestamps, triggers
from engine.game.rules.events.afterwards import Afterward, gathered
from engine.game.rules.questions.rule_modifiers import refused
from engine.game.state.influence import exempt, within

if TYPE_CHECKING:
    from engine.game.state.game import Game


@procedures.happen.written
def happen(game: Game, *events: Event, applied: tuple[object, ...] = ()) -> tuple[Event, ...]:
    """Carry simultaneous events through.

    Give those that happened, in order, results after what they are results of.

    Replacement effects apply to each event and to the events it consists in (CR 616.1). Then all changes are made,
    before any trigger looks (CR 603.2, 704.3: simultaneous changes are one event with many parts). `applied` are the
    effects that had their chance at what these events are instead of (CR 614.5).
    """
    if len(events) == 1:
        event = events[0]
        if event.bookkeeping:
            done_quietly = event.apply(game)
            return () if done_quietly is None else (done_quietly,)
        kind: Any = type(event)
        if _is_plain(kind) and replacement.nothing_waits(game, event):
            return happen_anyway(game, event) if event.possible(game) else ()
    final: list[Event] = []
    _settle(game, simultaneous.in_order_of_choice(game, events) if len(events) > 1 else events, final, applied)
    if not final:
        return ()
    for event in final:
        if isinstance(event, Afterward):
            return _with_what_follows(game, final)
    return happen_anyway(game, *final)


def _with_what_follows(game: Game, final: Sequence[Event]) -> tuple[Event, ...]:
    """Make all changes of events, and do what replacement effects have left until then."""
    done = happen_anyway(game, *(event for event in final if not isinstance(event, Afterward)))
    for afterward in gathered(event for event in final if isinstance(event, Afterward)):
        afterward.carry_out()
    return done


def happen_anyway(game: Game, *events: Event) -> tuple[Event, ...]:
    """Make all changes of events that nothing can forbid or replace any more. Triggers notice them."""
    prepared: list[Event] = []
    for event in events:
        event = event.prepare(game)
        prepared.append(_settled(game, event) if isinstance(event, ZoneChange) else event)
    watching = listening.listeners_looking_back(game, prepared)
    done: list[Event] = []
    for event in simultaneous.after_shuffles(prepared) if len(prepared) > 1 else prepared:
        result = event.apply(game)
        if result is not None:
            done.append(result)
            if isinstance(result, ZoneChange):
                done.extend(_with_it(game, result))
    if len(done) > 1:
        timestamps.put_in_order(game, done)
    if hooks.BEFORE_TRIGGERS.is_due(game.projection.spoken_to(game), done):
        done.extend(_true_at_once(game))
    game.record(done)
    _join_combat(game, done)
    triggers.notice(game, done, watching)
    if hooks.AT_ONCE.is_due(game.projection.spoken_to(game), done):
        for at_once in hooks.AT_ONCE:
            following = tuple(at_once(game))
            if following:
                happen(game, *following)
    return tuple(done)


@cache
def _is_plain(kind: Any) -> bool:
    """Whether events of a kind are nothing but themselves: they consist in no others, and none can be forbidden.

    What could replace them waits for their keys.
    """
    if kind.applied_first or kind.question is not None or kind.results is not Event.results:
        return False
    return not issubclass(kind, (Afterward, *replacement.LOOKED_INTO))


def _true_at_once(game: Game) -> Iterator[Event]:
    """What becomes true before abilities are looked for that trigger (CR 702.131d)."""
    for declared in hooks.BEFORE_TRIGGERS:
        for event in declared(game):
            result = event.prepare(game).apply(game)
            if result is not None:
                yield result


def _settled(game: Game, event: ZoneChange) -> ZoneChange:
    """A zone change with what has to be chosen about it only now that nothing can replace it any more."""
    for settle in hooks.SETTLED:
        event = settle(game, event)
    return event


def _with_it(game: Game, event: ZoneChange) -> Iterator[Event]:
    """What is part of a zone change: further cards, counters that something enters with, a face-down card shown."""
    for oid in event.also:
        values = {item.name: getattr(event, item.name) for item in fields(ZoneChange)}
        yield CardGoesAlong(**{**values, "new": oid, "also": (), "to": game.obj(oid).zone})
    for kind, number in event.counters:  # CR 122.6; its controller puts them on it (122.6a)
        player = game.controller(event.new) if event.to == BATTLEFIELD else NOBODY
        yield PutCounters(event.new, kind, number, player)
    for part in hooks.PART_OF_MOVE:
        yield from part(game, event)
    if event.origin in (BATTLEFIELD, STACK) and event.to not in (event.origin, BATTLEFIELD):
        yield from _shown(game, event)


def _shown(game: Game, event: ZoneChange) -> Iterator[Event]:
    """The revealing of what was face down, of a merged permanent each component that was (CR 708.9)."""
    if event.old is None:
        return
    old = event.old.object
    hidden = {part.card for part in old.parts if part.face_down}
    hidden |= {old.card} if old.face_down else set()
    for oid in (event.new, *event.also) if hidden else ():
        found = game.find(oid)
        if found is not None and found.card in hidden and not found.face_down:
            yield Reveal(found.owner, (oid,), (found.values.name,))


def _settle(
    game: Game, events: Sequence[Event], final: list[Event], applied: tuple[object, ...] = (),
    beside: tuple[Event, ...] = (),
) -> None:  # fmt: skip
    """Add to `final` the events that will really happen: replaced, and with what they consist in.

    `beside` are those that they come of, and those that are to happen at the same time.
    """
    if not events:
        return
    beside = (*beside, *events)
    for event in events:
        if isinstance(event, Afterward):
            final.append(event.known_to(applied))
            continue
        if not event.possible(game):
            continue
        if isinstance(event, ZoneChange):
            event = event.prepare(game)
        if _forbidden(game, event) or _out_of_range(game, event):
            continue
        replaced, history = replacement.replaced(game, event, applied, final, beside)
        if replaced is not None:
            _settle(game, replaced, final, history, beside)
            continue
        if isinstance(event, ZoneChange) and event.to == BATTLEFIELD:
            event = entering.without_forbidden_counters(game, event)
        _add(game, event, final, history, beside)


def _add(
    game: Game, event: Event, final: list[Event], history: tuple[object, ...], beside: tuple[Event, ...]
) -> None:  # fmt: skip
    """Add an event that nothing replaces any more, and what of its results will really happen."""
    if event.applied_first:
        event = event.apply(game) or event
    results = damage_rules.results(game, event) if isinstance(event, Damage) else event.results(game, final)
    place = len(final)
    _settle(game, results, final, history, beside)
    if not results or len(final) > place or isinstance(event, Damage):
        final.insert(place, event)  # an event none of whose results happen does not happen either


def _forbidden(game: Game, event: Event) -> bool:
    """Whether an effect says that an event can't happen; then nothing replaces it either (CR 614.17, 614.17c)."""
    if event.question is not None:
        return refused(game, event.question, event.subjects()[0], event=event) is not None
    return isinstance(event, ZoneChange) and event.to == BATTLEFIELD and entering.why_not(game, event) is not None


def can_begin(game: Game, event: Event) -> bool:
    """Whether an event could happen now, if nothing replaced it: what is begun counts as done (CR 118.12)."""
    return event.possible(game) and not _forbidden(game, event) and not _out_of_range(game, event)


def _out_of_range(game: Game, event: Event) -> bool:
    """Whether a spell or ability would deal damage outside its controller's range of influence (CR 801.13a)."""
    if not isinstance(event, Damage) or event.combat:
        return False
    return not (within(game, game.controller(event.source), event.recipient) or exempt(game, event.source))


def _join_combat(game: Game, done: Sequence[Event]) -> None:
    """Permanents that entered attacking join combat at once (CR 508.4)."""
    for event in done:
        if isinstance(event, ZoneChange) and event.attacking != NOBODY:
            procedures.enter_attacking(game, event.new, event.attacking)
