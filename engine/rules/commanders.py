"""Commanders (CR 903.3, 903.10a): which cards they are, and the combat damage each has dealt to each player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.identity import is_player
from engine.events.status import SetMark

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.events.damage import Damage
    from engine.state.game import Game

COMMANDERS = "commanders"  # the mark of a player: the numbers of the cards that are their commanders
DAMAGE = "damage by commander"  # the mark of a player: for each commander's card how much combat damage it has dealt


def designate(game: Game, seat: Seat, oid: ObjectId) -> SetMark:
    """The event that makes a card its owner's commander; the card stays it through all zones (CR 903.3)."""
    before = game.players[seat].marks.get(COMMANDERS, ())
    cards = before if isinstance(before, tuple) else ()
    return SetMark(seat, COMMANDERS, (*cards, game.obj(oid).card))


def commanders_of(game: Game, seat: Seat) -> tuple[int, ...]:
    """The cards that are a player's commanders."""
    found = game.players[seat].marks.get(COMMANDERS, ())
    return found if isinstance(found, tuple) else ()


def damage_by_commanders(game: Game, seat: Seat) -> dict[int, int]:
    """How much combat damage each commander has dealt to a player over the course of the game."""
    found = game.players[seat].marks.get(DAMAGE, ())
    return dict(found) if isinstance(found, tuple) else {}


def record(game: Game, event: Damage) -> Iterator[SetMark]:
    """What is noted of combat damage that a commander deals to a player."""
    if not event.combat or not is_player(event.recipient):
        return
    card = game.look(event.source).object.card
    if any(card in commanders_of(game, seat) for seat in range(len(game.players))):
        dealt = damage_by_commanders(game, event.recipient)
        dealt[card] = dealt.get(card, 0) + event.amount
        yield SetMark(event.recipient, DAMAGE, tuple(dealt.items()))
