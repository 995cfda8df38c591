"""Schemes (CR 314, 701.25, 904): the scheme deck in the command zone, and setting schemes in motion."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.core.keys import Deed
from engine.core.steps import MAIN_1
from engine.core.zones import COMMAND
from engine.events.cards import PlayerDid
from engine.events.status import TurnFaceUp
from engine.events.zone_changes import ZoneChange
from engine.model.abilities import TriggeredAbility
from engine.rules.events.happening import happen
from engine.rules.hooks import turn_based_action
from engine.rules.state_based import state_based_check
from engine.rules.variants.supplementary import shuffle_into_command_zone

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.model.cards import CardDefinition
    from engine.state.game import Game

DECK = "scheme deck"  # why a card in the command zone is face down
IN_MOTION = Deed("set in motion")  # the deed that abilities wait for
ARCHENEMY = "archenemy"  # the game's option: who it is (CR 904.2)


def set_up_deck(game: Game, seat: Seat, deck: Sequence[CardDefinition]) -> None:
    """Put a player's scheme deck, shuffled, into the command zone face down (CR 904.3)."""
    shuffle_into_command_zone(game, seat, deck, DECK)


def scheme_deck(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    """The cards of a player's scheme deck from the top down."""
    mine = (oid for oid in game.zone(COMMAND) if game.obj(oid).owner == seat)
    return tuple(oid for oid in mine if game.obj(oid).face_down == DECK)


def face_up_schemes(game: Game) -> tuple[ObjectId, ...]:
    """The schemes that have been set in motion and are still face up."""
    return tuple(oid for oid in game.zone(COMMAND) if "scheme" in game.chars(oid).types)


def set_in_motion(game: Game, seat: Seat) -> None:
    """The top card of the scheme deck is moved off it and turned face up (CR 701.25b)."""
    for oid in scheme_deck(game, seat)[:1]:
        happen(game, TurnFaceUp(oid, player=seat, cause=IN_MOTION))
        happen(game, PlayerDid(seat, IN_MOTION, oids=(oid,)))


@turn_based_action("703.4e", MAIN_1)
def begin_main_phase(game: Game) -> None:
    """The archenemy's turn-based action as their precombat main phase begins (CR 703.4e, 904.9)."""
    for seat in game.active_players():
        if game.options.get(ARCHENEMY) == seat:
            set_in_motion(game, seat)


def put_on_bottom(oid: ObjectId) -> ZoneChange:
    """The event that turns a scheme face down on the bottom of its owner's scheme deck (CR 904.10)."""
    return ZoneChange(oid, COMMAND, cause="state-based", face_down=DECK)


@state_based_check("704.6e")
def schemes_done(game: Game) -> Iterator[ZoneChange]:
    """A scheme that is not ongoing goes to the bottom of its deck once no triggered ability of any scheme is left."""
    if ARCHENEMY not in game.options:
        return
    schemes = face_up_schemes(game)
    waiting = {trigger.source for trigger in game.pending}
    waiting |= {
        item.source for oid in game.stack
        if (item := game.obj(oid).stack) is not None and isinstance(item.ability, TriggeredAbility)
    }  # fmt: skip
    if not waiting & set(schemes):
        yield from (put_on_bottom(oid) for oid in schemes if "ongoing" not in game.chars(oid).supertypes)
