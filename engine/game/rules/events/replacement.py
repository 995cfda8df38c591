"""Replacement and prevention effects (CR 614, 615) and how they interact (616)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.core.editions import ranks_replacement_effects
from engine.core.identity import NOBODY, Ref, Seat
from engine.core.keys import Mark, Purpose
from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD, GRAVEYARD, STACK
from engine.game.decisions.choices import ChooseReplacement
from engine.game.events.status import Transform, TurnFaceUp
from engine.game.events.zone_changes import ENTERS, MOVING_EVENTS, ZoneChange
from engine.game.rules.context import Context, ask, settled
from engine.game.rules.events import entering
from engine.game.rules.events.counter_effects import OF_PERMANENTS, effects_of_counters
from engine.game.rules.hooks import MOVING
from engine.game.rules.layers.copying import values_if_face_up
from engine.game.rules.linked import LINKED
from engine.game.rules.questions.influence import sees
from engine.game.state.merging import turn_over
from engine.meaning.families import Replacement
from engine.meaning.message import Term, say
from engine.meaning.node import walk
from engine.meaning.speech import SOURCE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.game.events.event import Event
    from engine.game.state.game import Game
    from engine.meaning.characteristics import Characteristics

WHICH_REPLACEMENT = Purpose("replacement", "616.1")

# What must be chosen before anything else, the first kind first (CR 616.1a to 616.1d); a replacement effect has an
# attribute of that name if it is of the kind.
RANKS = ("self_replacement", "changes_control", "copies", "turns_back_up")

INSTEAD_OF_LEAVING = Mark("instead of leaving")  # a mark on a spell: where it goes as it leaves the stack
INSTEAD_OF_GRAVEYARD = Mark("instead of graveyard")  # a mark on a spell: where it goes instead of there
LOOKED_INTO = (ZoneChange, TurnFaceUp, Transform, *OF_PERMANENTS)
"""The events that their own objects or the rules may replace; others only effects that wait for their keys."""

Applied = tuple[object, ...]  # the effects that have had their chance at an event (CR 614.5)


@record
class Applicable:
    """A replacement effect that would apply to an event now."""

    name: object  # tells it from others, also between calls
    ctx: Context
    effect: Replacement
    text: str


def replaced(
    game: Game, event: Event, applied: Applied, earlier: Sequence[Event] = (), beside: Sequence[Event] = ()
) -> tuple[Sequence[Event] | None, Applied]:
    """What happens instead of an event, by one effect (the caller comes again for the next).

    None if nothing does.

    `earlier` are the events that are about to happen with it, `beside` those that it was one of.
    """
    if not isinstance(event, LOOKED_INTO) and nothing_waits(game, event):
        return None, applied
    found = applicable(game, event, earlier)
    options = [one for one in found if one.name not in applied or one.effect.repeats]
    if not options:
        return None, applied
    chosen = _choose(game, event, options)
    chosen.ctx.event = event
    if isinstance(event, ZoneChange) and event.to == BATTLEFIELD and not chosen.effect.copies:
        chosen.ctx.taken = _taken(earlier, beside)
    instead = chosen.effect.replace(chosen.ctx, event)
    return instead, (*applied, chosen.name)  # type: ignore[return-value]


def _taken(earlier: Sequence[Event], beside: Sequence[Event]) -> frozenset[Ref]:
    """What nobody may choose for something that enters: what enters with it, and what is given up already.

    See CR 614.13a and 614.13b.
    """
    enter = (event.oid for event in beside if isinstance(event, ZoneChange) and event.to == BATTLEFIELD)
    return frozenset((*enter, *(event.oid for event in earlier if isinstance(event, MOVING_EVENTS))))


def nothing_waits(game: Game, event: Event) -> bool:
    """Whether no effect waits to replace or prevent events of this kind."""
    return game.projection.shielded_from(game).isdisjoint(event.keys())


def applicable(game: Game, event: Event, earlier: Sequence[Event] = ()) -> Iterator[Applicable]:
    """The effects that could replace an event now (CR 614.4, 614.12)."""
    keys = event.keys()
    if isinstance(event, ZoneChange) and event.to == "battlefield":
        yield from _entering(game, event)
    if isinstance(event, ZoneChange) and event.origin == STACK:
        yield from _leaving_stack(game, event)
    if isinstance(event, ZoneChange):
        yield from _moving(game, event)
    if isinstance(event, (TurnFaceUp, Transform)):
        yield from _turning(game, event)
    for kind, oid, of_counter in effects_of_counters(game, event):
        ctx = Context(game, oid, game.controller(oid))
        if of_counter.applies(ctx, event):
            yield Applicable((kind, "counter", oid), ctx, of_counter, f"{kind} counter")
    for name, ctx, effect, text in game.projection.replacements(game, keys):
        if isinstance(event, ZoneChange) and event.to == BATTLEFIELD:
            ctx.assumed = entering.as_it_would_be(game, event)
        ctx.earlier = earlier
        if effect.applies(ctx, event) and sees(ctx, effect, event):
            yield Applicable(name, ctx, effect, text)


def _follows(one: Applicable, other: Applicable) -> bool:
    """Whether the words of an effect speak of what comes of another of the same object, and so follow it (CR 608.2c):
    "As this enters, roll two dice. It enters with a number of counters on it equal to the total of those results"."""
    return one.ctx.source == other.ctx.source and bool(_asked(one.effect) & _named(other.effect))


@lru_cache(maxsize=1024)
def _asked(effect: Replacement) -> frozenset[str]:
    """The keys of what the words of an effect look back at."""
    return frozenset(node.key for node in walk(effect) if node.wanted() is not None) - {"", SOURCE, LINKED}


@lru_cache(maxsize=1024)
def _named(effect: Replacement) -> frozenset[str]:
    """The keys of what the words of an effect name for others."""
    return frozenset(found.key for node in walk(effect) for found in node.antecedents()) - _asked(effect)


def _entering(game: Game, event: ZoneChange) -> Iterator[Applicable]:
    """The entering object's own abilities that modify how it enters (CR 614.12)."""
    look = entering.as_it_would_be(game, event)
    values = look.characteristics
    controller = event.controller if event.controller != NOBODY else game.obj(event.oid).owner
    for own in entering.as_it_is(values):
        ctx = Context(game, event.oid, controller)
        ctx.assumed = look
        if own.applies(ctx, event):
            yield Applicable(("intrinsic", event.oid, own), ctx, own, entering.words_of(own))
    for number, ability in enumerate(values.abilities.static):
        for effect in ability.effects:
            if isinstance(effect, Replacement) and effect.entering and ENTERS in effect.event_keys():
                ctx = Context(game, event.oid, controller, item=game.obj(event.oid).stack)
                ctx.assumed = look
                ctx.bindings.update(event.named)
                if (ability.condition is None or ability.condition.holds(ctx)) and effect.applies(ctx, event):
                    # The values belong to the name: what it copied as it enters are other effects (CR 707.9e).
                    yield Applicable(("entering", number, effect, event.values), ctx, effect, ability.label)


def _turning(game: Game, event: TurnFaceUp | Transform) -> Iterator[Applicable]:
    """What the permanent's abilities, as they are once it has turned, do as it turns (CR 708.11, 712.20)."""
    for number, ability in enumerate(_turned(game, event).abilities.static):
        for effect in ability.effects:
            if isinstance(effect, Replacement) and effect.turning and set(effect.event_keys()) & set(event.keys()):
                ctx = Context(game, event.oid, game.controller(event.oid))
                if effect.applies(ctx, event):
                    yield Applicable(("turning", event.oid, number, effect), ctx, effect, ability.label)


def _turned(game: Game, event: TurnFaceUp | Transform) -> Characteristics:
    """What a permanent is once it has turned: face up perhaps what it became a copy of meanwhile (CR 708.10, 708.11);
    transformed what is printed there, of a merged one with all its components (726.2f)."""
    found = game.obj(event.oid)
    if isinstance(event, TurnFaceUp):
        return values_if_face_up(game, event.oid)
    after = found.copy()
    turn_over(after)
    return after.values


@record
class GoesInstead(Replacement):
    """A spell goes to a certain zone instead of anywhere else as it leaves the stack (CR 702.34a)."""

    to: str
    only: str = ""  # only instead of this zone

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        if self.only not in ("", event.to):
            return False
        return event.to not in (self.to, BATTLEFIELD)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[Event]:
        return (replace(event, to=self.to, index=None),)


def _moving(game: Game, event: ZoneChange) -> Iterator[Applicable]:
    """Where the rules themselves let it go instead."""
    for declared in MOVING:
        for name, effect, text in declared(game, event):
            ctx = Context(game, event.oid, game.obj(event.oid).owner)
            if effect.applies(ctx, event):
                yield Applicable(name, ctx, effect, text)


def _leaving_stack(game: Game, event: ZoneChange) -> Iterator[Applicable]:
    marks = game.obj(event.oid).marks
    for mark, only in ((INSTEAD_OF_LEAVING, ""), (INSTEAD_OF_GRAVEYARD, GRAVEYARD)):
        to = marks.get(mark)
        if isinstance(to, str):
            effect = GoesInstead(to, only)
            ctx = Context(game, event.oid, game.controller(event.oid))
            if effect.applies(ctx, event):
                yield Applicable((mark, event.oid), ctx, effect, say("goes_instead", to=Term("zone", to)))


def _first_ones(game: Game, options: list[Applicable]) -> list[Applicable]:
    """Those among which is chosen: of the first kind that there is, and none that speaks of what comes of another."""
    for rank in RANKS if ranks_replacement_effects(game.edition) else RANKS[:1]:
        first = [option for option in options if getattr(option.effect, rank, False)]
        if first:
            options = first
            break
    return [one for one in options if not any(_follows(one, other) for other in options)]


def _choose(game: Game, event: Event, options: list[Applicable]) -> Applicable:
    """Which one applies, by the affected player (CR 616.1a to 616.1f)."""
    options = _first_ones(game, options) if len(options) > 1 else options
    if len(options) == 1:
        return options[0]
    chooser: Seat = event.affected(game)
    if game.players[chooser].left:
        return options[0]
    decision = ChooseReplacement(
        seat=chooser,
        options=tuple(option.text for option in options),
        sources=tuple(option.ctx.source for option in options),
        prompt=say("choose_which_effect_applies_first"),
        rule="616.1",
        purpose=WHICH_REPLACEMENT,
        event=type(event).__name__,
    )
    if all(option.effect.order_free for option in options):
        settled(game, decision, 0)
        return options[0]
    number: int = ask(game, decision)
    return options[number]
