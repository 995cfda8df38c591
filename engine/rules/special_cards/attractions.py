"""Attractions (CR 717): the Attraction deck and where its cards go, opening them (701.48), visiting them (701.49)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.zones import BATTLEFIELD, COMMAND
from engine.events.cards import PlayerDid
from engine.events.zone_changes import ZoneChange
from engine.model.cards import ATTRACTION
from engine.rules.context import Context
from engine.rules.events.dice import roll
from engine.rules.events.happening import happen
from engine.rules.special_cards.command_decks import ATTRACTION_DECK as DECK
from engine.rules.special_cards.command_decks import shuffle_into_command_zone

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.model.cards import CardDefinition
    from engine.state.game import Game

OPENED, ROLLED = "open an Attraction", "roll to visit your Attractions"  # deeds that abilities wait for
DIE = 6


def set_up_deck(game: Game, seat: Seat, deck: Sequence[CardDefinition]) -> None:
    """Put a player's Attraction deck, shuffled, into the command zone (CR 717.2, 103.3a)."""
    shuffle_into_command_zone(game, seat, deck, DECK)


def attraction_deck(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    """The cards of a player's Attraction deck from the top down."""
    return tuple(oid for oid in _in_command_zone(game, seat) if game.obj(oid).face_down == DECK)


def junkyard(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    """A player's face-up pile of Attraction cards in the command zone (CR 717.6a)."""
    pile = (oid for oid in _in_command_zone(game, seat) if not game.obj(oid).face_down)
    return tuple(oid for oid in pile if (definition := game.obj(oid).definition) and definition.nontraditional)


def _in_command_zone(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    return tuple(oid for oid in game.zone(COMMAND) if game.obj(oid).owner == seat)


def open_attraction(ctx: Context, seat: Seat) -> tuple[ObjectId, ...]:
    """Put the top card of a player's Attraction deck onto the battlefield face up (CR 701.48b); what entered."""
    top = attraction_deck(ctx.game, seat)[:1]
    done = [event for oid in top for event in ctx.happen(ZoneChange(oid, BATTLEFIELD, controller=seat, cause="open"))]
    opened = tuple(event.new for event in done if isinstance(event, ZoneChange) and event.to == BATTLEFIELD)
    if opened:
        happen(ctx.game, PlayerDid(seat, OPENED, oids=opened))  # CR 701.48c
    return opened


def attractions_of(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    """The Attractions that a player controls."""
    mine = ((oid, game.chars(oid)) for oid in game.permanents())
    return tuple(oid for oid, chars in mine if chars.controller == seat and ATTRACTION in chars.subtypes)


def roll_to_visit(ctx: Context, seat: Seat) -> None:
    """Roll a die; the Attractions on which the result is lit up are visited (CR 701.49a)."""
    for die in roll(ctx, seat, DIE):
        mine = attractions_of(ctx.game, seat)
        visited = tuple(oid for oid in mine if die.result in ctx.game.chars(oid).lights)
        happen(ctx.game, PlayerDid(seat, ROLLED, die.result, visited))


def visit_attractions(game: Game) -> None:
    """The active player rolls to visit their Attractions if they control any (CR 703.4g, 717.4)."""
    for seat in game.active_players():
        mine = attractions_of(game, seat)
        if mine:
            roll_to_visit(Context(game, mine[0], seat), seat)
