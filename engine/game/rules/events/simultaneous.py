"""Events at the same time (CR 101.4, 616.1).

Whose choices come first, and which damage a limited shield prevents.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.core.zones import LIBRARY
from engine.game.decisions.orders import OrderObjects
from engine.game.decisions.purposes import TO_PREVENT
from engine.game.events.cards import ShuffleLibrary
from engine.game.events.damage import Damage
from engine.game.events.zone_changes import SHUFFLED_IN, ZoneChange
from engine.game.rules.context import ask
from engine.meaning.message import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import Ref
    from engine.game.events.event import Event
    from engine.game.state.game import Game


def in_order_of_choice(game: Game, events: Sequence[Event]) -> Sequence[Event]:
    """Simultaneous events in the order in which players choose about them.

    The active player's come first (CR 616.1).
    """
    keys = dict.fromkeys(key for event in events for key in event.keys())
    waiting = game.projection.replacements(game, tuple(keys)) if keys else ()
    if not waiting:
        return events
    if len(waiting) > 1:
        order = {seat: place for place, seat in enumerate(game.apnap())}
        events = sorted(events, key=lambda event: order.get(event.affected(game), len(order)))
    if any(isinstance(event, Damage) for event in events):
        events = _before_shields(game, events)
    return events


def after_shuffles(events: Sequence[Event]) -> Sequence[Event]:
    """The events with what goes to a place of a library behind a shuffle at the same time (701.20g)."""
    shuffled = {event.player for event in events if isinstance(event, ShuffleLibrary)}
    if not shuffled:
        return events
    return sorted(events, key=lambda event: _is_placed(event) and event.old.object.owner in shuffled)  # type: ignore


def _is_placed(event: Event) -> bool:
    """Whether a card goes to a certain place of a library, and is not shuffled into it."""
    return isinstance(event, ZoneChange) and event.to == LIBRARY and event.cause != SHUFFLED_IN


def _before_shields(game: Game, events: Sequence[Event]) -> Sequence[Event]:
    """The events with damage in the order in which its recipient wants it prevented by limited shields (CR 615.7)."""
    for effect in game.floating:
        if effect.shield == NOBODY:
            continue
        places = [place for place, event in enumerate(events) if _may_prevent(game, effect.id, event)]
        affected = [event for event in (events[place] for place in places) if isinstance(event, Damage)]
        if len(affected) < 2 or sum(event.amount for event in affected) <= effect.shield:
            continue
        chosen = _chosen_order(game, affected)
        changed = list(events)
        for place, number in zip(places, chosen, strict=True):
            changed[place] = affected[number]
        events = changed
    return events


def _may_prevent(game: Game, effect: int, event: Event) -> bool:
    if not isinstance(event, Damage):
        return False
    return any(
        isinstance(name, tuple) and name[:2] == ("floating", effect) and shield.applies(ctx, event)
        for name, ctx, shield, _ in game.projection.replacements(game, event.keys())
    )


def _chosen_order(game: Game, events: Sequence[Damage]) -> Sequence[int]:
    """The order of damage, told apart by where it comes from, else by whom it would be dealt to."""
    sources: tuple[Ref, ...] = tuple(event.source for event in events)
    told_apart = sources if len(set(sources)) == len(sources) else tuple(event.recipient for event in events)
    decision = OrderObjects(
        seat=events[0].affected(game), objects=told_apart, purpose=TO_PREVENT, rule="615.7",
        prompt=say("choose_whose_damage_is_prevented_first"),
    )  # fmt: skip
    chosen: Sequence[int] = ask(game, decision)
    return chosen
