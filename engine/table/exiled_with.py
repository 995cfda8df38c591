"""Which cards were exiled with which object, told of both (CR 406.6, 607.2a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, is_object
from engine.core.zones import BATTLEFIELD, COMMAND, EXILE
from engine.game.events.effects import EXILED_WITH
from engine.game.rules.linked import links_of
from engine.meaning.message import Message, NameOf, say

if TYPE_CHECKING:
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject

Cards = dict[object, tuple[ObjectId, ...]]


def exiled_with(game: Game, found: GameObject) -> tuple[Message, ...]:
    """What is noted of a card in exile that something holds there, and of what holds it.

    All see that a card lies there, though not which if it lies face down: it is told by a name only to who knows it.
    """
    cards: Cards = game.cache.now(game, "exiled with", lambda: _by_link(game))
    if not cards or found.zone not in (BATTLEFIELD, COMMAND, EXILE):
        return ()
    if found.zone == EXILE:
        link = found.marks.get(EXILED_WITH)
        holder = link[0] if isinstance(link, tuple) else link
        if not isinstance(holder, int) or not is_object(holder) or holder not in game.objects:
            return ()
        return (say("exiled_with", holder=NameOf(holder)),)
    held = tuple(NameOf(oid) for link in links_of(game, found.id) for oid in cards.get(link, ()))
    return (say("exiled_with_it", cards=held),) if held else ()


def _by_link(game: Game) -> Cards:
    cards: Cards = {}
    for oid in game.zone(EXILE):
        link = game.objects[oid].marks.get(EXILED_WITH)
        if link is not None:
            cards[link] = (*cards.get(link, ()), oid)
    return cards
