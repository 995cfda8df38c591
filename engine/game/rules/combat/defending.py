"""Who and what can be attacked, and who defends (CR 506.2, 508.5, 802, 803)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref, Seat, is_player
from engine.core.keys import Mark
from engine.game.events.combat import Attacks
from engine.game.events.turn_structure import SetCombat
from engine.game.state.influence import within

if TYPE_CHECKING:
    from engine.game.state.game import Game

OPTION = "attack"  # the game's option (CR 506.2a); without it all opponents can be attacked
MULTIPLE = "multiple"  # CR 802
LEFT = "left"  # CR 803.1a
RIGHT = "right"  # CR 803.1b
ONE = "one"  # the active player chooses one opponent as combat begins (507.1)

CHOSEN = Mark("defending player")  # the game's mark that holds that choice


def defending_players(game: Game, seat: Seat | None = None) -> tuple[Seat, ...]:
    """The players that a player (the active one) may attack, in turn order after them."""
    attacker = game.turn.active if seat is None else seat
    opponents = tuple(seat for seat in game.opponents(attacker) if within(game, attacker, seat))  # CR 801.3
    option = game.options.get(OPTION, MULTIPLE)
    if option in (LEFT, RIGHT):
        around = game.apnap(attacker)
        neighbour = around[1 if option == LEFT else -1] if len(around) > 1 else NOBODY
        return (neighbour,) if neighbour in opponents else ()
    if option == ONE and len(opponents) > 1:
        chosen = game.marks.get(CHOSEN)
        return tuple(opponent for opponent in opponents if opponent == chosen)
    return opponents


def attackable(game: Game, seat: Seat | None = None) -> tuple[Ref, ...]:
    """What a player's creatures may attack.

    These are players, their planeswalkers, and battles that they protect (CR 508.1b).
    """
    players = defending_players(game, seat)
    permanents = [
        oid for oid in game.permanents() if can_be_attacked(game, oid) and permanents_defender(game, oid) in players
    ]
    return (*players, *permanents)


def can_be_attacked(game: Game, ref: Ref) -> bool:
    """Whether something is of a kind that can be attacked at all (CR 506.3)."""
    if is_player(ref):
        return not game.players[ref].left
    if game.permanent(ref) is None:
        return False
    types = game.chars(ref).types
    return "planeswalker" in types or "battle" in types


def protector(game: Game, battle: ObjectId) -> Seat:
    """The player who protects a battle (CR 310.8).

    One without battle types is protected by its controller.
    """
    chosen = game.look(battle).object.choices.get("protector", NOBODY)
    return chosen if isinstance(chosen, int) and chosen != NOBODY else game.controller(battle)


def permanents_defender(game: Game, oid: ObjectId) -> Seat:
    """The player who defends a permanent.

    It is a battle's protector or a planeswalker's controller (CR 508.5, 310.8d).
    """
    return protector(game, oid) if "battle" in game.chars(oid).types else game.controller(oid)


def attacked(game: Game, attacker: ObjectId) -> Ref:
    """What a creature is attacking now; NOBODY if that is gone (CR 506.4c) or it attacks no more."""
    combat = game.combat
    ref = combat.attacking.get(attacker, NOBODY) if combat is not None else NOBODY
    return ref if ref != NOBODY and can_be_attacked(game, ref) else NOBODY


def defending_player(game: Game, attacker: ObjectId) -> Seat:
    """The defending player for an attacking creature (CR 508.5), or the last if it attacks nothing now."""
    ref = attacked(game, attacker)
    return last_defender(game, attacker) if ref == NOBODY else _defender_of(game, ref)


def _defender_of(game: Game, ref: Ref) -> Seat:
    return ref if is_player(ref) else permanents_defender(game, ref)


def last_defender(game: Game, attacker: ObjectId) -> Seat:
    """The defending player for what a creature last attacked this turn; NOBODY if it attacked nothing."""
    events = game.history.this_turn
    fights = (event.combat for event in reversed(events) if isinstance(event, SetCombat) and event.combat is not None)
    aims = (fight.attacking.get(attacker, NOBODY) for fight in fights)
    ref = next((aim for aim in aims if aim != NOBODY), NOBODY)
    if ref == NOBODY or is_player(ref):
        return ref
    for event in reversed(events):
        if isinstance(event, Attacks) and event.oid == attacker and event.defender == ref:
            return event.defending_player
    return permanents_defender(game, ref)
