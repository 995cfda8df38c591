"""Following objects through zone changes (CR 400.7): what an effect's words can still find.

An object that changes zones is a new object. An effect finds the new one if the effect itself moved it (400.7j), if
the event that triggered it did (400.7e, 400.7f), or if its cost did. All verbs make their changes through `carry_out`,
which notes the moves under `MOVED`, so that delayed triggered abilities inherit them (603.7c).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, Ref, is_object, is_player
from engine.core.keys import Mark
from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD
from engine.game.events.zone_changes import MOVING_EVENTS, ZoneChange
from engine.game.rules.events.happening import can_begin
from engine.meaning.abilities import ActivatedAbility
from engine.meaning.node import walk
from engine.vocabulary.terms.abilities.delayed import AT_ONCE
from engine.vocabulary.terms.costs.choice_costs import DiscardCost, ExileCost, ReturnCost, SacrificeCost
from engine.vocabulary.terms.objects.objects import ATTACHED, MOVED, This

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.game.events.event import Event
    from engine.game.rules.context import Context
    from engine.game.state.game import Game

FOUND_BEYOND = Mark("found beyond")  # of a card: the effects that moved it there find it where it goes next
_MOVING_COSTS = (SacrificeCost, ExileCost, DiscardCost, ReturnCost)


def carry_out(ctx: Context, *events: Event) -> tuple[Event, ...]:
    """Make events happen at once, and note what moved, for the words that follow."""
    done = ctx.happen(*events)
    note_moves(ctx, done)
    return done


def begun(ctx: Context, *events: Event) -> bool:
    """Whether any of some events can begin, whatever happens instead.

    "if you do" asks no more (CR 118.12).
    """
    return any(can_begin(ctx.game, event) for event in events)


def note_moves(ctx: Context, done: Iterable[Event]) -> None:
    """Note which of some events moved objects, so that later words find them (CR 400.7).

    What entered the battlefield is what the words mean from now on.
    """
    moves = tuple((event.oid, event.new) for event in done if isinstance(event, ZoneChange) and event.new != NOBODY)
    if not moves:
        return
    ctx.bind(MOVED, (*ctx.bindings.get(MOVED, ()), *moves))
    _note_host(ctx, tuple(old for old, _ in moves))
    entered = [event.new for event in done if isinstance(event, ZoneChange) and event.to == BATTLEFIELD]
    if entered:
        for key, value in tuple(ctx.bindings.items()):
            if key != MOVED and isinstance(value, tuple):
                ctx.bind(key, tuple(found for ref in value for found in _entered(ctx, ref, entered)))


def _note_host(ctx: Context, moved: tuple[Ref, ...]) -> None:
    """Note what the ability's own object is attached to, if it moved: from here on it is found where it went."""
    host = ctx.obj(ctx.source).attached_to if is_object(ctx.source) else NOBODY
    if ATTACHED not in ctx.bindings and host in moved:
        ctx.bind(ATTACHED, (host,))


def _entered(ctx: Context, ref: object, entered: list[Ref]) -> tuple[object, ...]:
    """The permanents that something became by entering, or what it was."""
    if not isinstance(ref, int) or ref in ctx.game.objects:
        return (ref,)
    return tuple(found for found in whatever_now(ctx, ref) if found in entered) or (ref,)


def now(ctx: Context, ref: Ref) -> Ref:
    """The object that a ref means now; NOBODY if the words can not find it any more."""
    return next(iter(whatever_now(ctx, ref)), NOBODY)


def whatever_now(ctx: Context, ref: Ref) -> tuple[Ref, ...]:
    """The objects that a ref means now (CR 400.7): one or none.

    For a melded permanent that has left the battlefield it is both cards (CR 712.21c).
    """
    if is_player(ref) or ref in ctx.game.objects:
        return (ref,)
    game = ctx.game
    known: dict[Ref, tuple[Ref, ...]] = {}
    for old, new in (*ctx.bindings.get(AT_ONCE, ()), *ctx.bindings.get(MOVED, ())):
        known[old] = (*known.get(old, ()), new)
    if ref not in known and ref in game.moved and (_moved_by_event(ctx, ref) or _moved_by_cost(ctx, ref)):
        known[ref] = (game.moved[ref], *game.also_became.get(ref, ()))
    found: dict[Ref, None] = {}
    waiting = [ref]
    while waiting:
        one = waiting.pop(0)
        if one in game.objects:
            found[one] = None
        else:
            waiting.extend(known.get(one, ()) or _let_through(game, one))
    return tuple(found)


def _let_through(game: Game, ref: Ref) -> tuple[Ref, ...]:
    """What an object became that effects find beyond the zone into which they moved it, if it is public (CR 400.7k).

    It is not looked for on the stack: then it was cast.
    """
    left = game.last_known.get(ref)
    became = game.moved.get(ref, NOBODY)
    if left is None or not left.object.marks.get(FOUND_BEYOND) or became not in game.objects:
        return ()
    return (became,) if game.objects[became].zone in (BATTLEFIELD, GRAVEYARD, EXILE, COMMAND) else ()


def all_now(ctx: Context, refs: Iterable[Ref]) -> tuple[Ref, ...]:
    """What refs mean now, each once, without those that are not found."""
    return tuple(dict.fromkeys(found for ref in refs for found in whatever_now(ctx, ref)))


def _moved_by_event(ctx: Context, ref: Ref) -> bool:
    """Whether the event that triggered the ability moved it (CR 400.7e), or the Aura whose host it took (400.7f)."""
    event = ctx.event
    if not isinstance(event, MOVING_EVENTS):
        return False
    if event.oid == ref:
        return True
    return ref == ctx.source and ctx.obj(ref).attached_to == event.oid


def _moved_by_cost(ctx: Context, ref: Ref) -> bool:
    """Whether the ability's own cost moved its source (CR 400.7j)."""
    ability = ctx.item.ability if ctx.item is not None else None
    costs = ability.costs if isinstance(ability, ActivatedAbility) else ()
    return ref == ctx.source and any(
        isinstance(cost, _MOVING_COSTS) and any(isinstance(node, This) for node in walk(cost)) for cost in costs
    )


def on_battlefield(ctx: Context, refs: Iterable[Ref]) -> tuple[Ref, ...]:
    """The permanents among what refs mean now."""
    return tuple(ref for ref in all_now(ctx, refs) if not is_player(ref) and ctx.on_battlefield(ref))
