"""How well a state is for a player, in one number.

Life, what is on the battlefield, cards, and what can be paid.

A unit is about half a card. Whoever has won is at `WON`, whoever has lost at `-WON`. Nothing is read that depends on
what hidden cards are: only how many of them there are.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from engine.agents.levels import EVEN, Temperament
from engine.core.identity import ObjectId, Seat
from engine.core.zones import BATTLEFIELD, COMMAND, GRAVEYARD, HAND, LIBRARY

if TYPE_CHECKING:
    from engine.game.state.game import Game

WON = 1000.0
LIFE = 3.5  # times the root of a life total: the last points are worth most
CARD, LAND_IN_HAND = 2.4, 1.2
LANDS, MORE_LANDS, ENOUGH_LANDS = 3.0, 0.6, 6
POWER, TOUGHNESS, ABILITY, BODY = 1.5, 1.0, 0.6, 0.6
OTHER, OF_MANA_VALUE, LOYALTY = 1.0, 0.9, 1.2
POISON, FATAL_POISON = 2.0, 10
FEW_CARDS = 5  # in a library: below, each one less is a danger
PLAYABLE_LATER = 0.15  # of a card's worth in a graveyard: few of them come back


def evaluate(game: Game, seat: Seat, temperament: Temperament = EVEN) -> float:
    """The worth of a state for a player: what they have, less what the strongest of their opponents have."""
    player = game.player(seat)
    if player.won:
        return WON
    if player.lost or player.left:
        return -WON
    others = game.opponents(seat)
    if not others:
        return WON
    mine = sum(standing(game, mate) for mate in game.taking_turns_with(seat)) if game.teams.share_turns else 0.0
    mine = mine or standing(game, seat)
    mine += temperament.card * len(game.zone(HAND, seat))
    theirs = sorted((standing(game, other, temperament.their_life) for other in others), reverse=True)
    beaten = sum(1 for other in game.players if (other.lost or other.left) and game.are_opponents(seat, other.seat))
    return mine - theirs[0] - 0.4 * sum(theirs[1:]) + 30.0 * beaten


def standing(game: Game, seat: Seat, of_life: float = 1.0) -> float:
    """What one player has; their life may count for more or less than usual."""
    player = game.player(seat)
    worth = of_life * LIFE * sqrt(max(0, player.life)) - POISON * min(FATAL_POISON, player.counters.get("poison", 0))
    lands = 0
    for oid in game.permanents():
        values = game.chars(oid)
        if values.controller == seat:
            if "land" in values.types and "creature" not in values.types:
                lands += 1
            worth += worth_of_permanent(game, oid)
    worth += LANDS * min(lands, ENOUGH_LANDS) + MORE_LANDS * max(0, lands - ENOUGH_LANDS)
    worth += CARD * len(game.zone(HAND, seat)) + PLAYABLE_LATER * len(game.zone(GRAVEYARD, seat))
    worth -= max(0, FEW_CARDS - len(game.zone(LIBRARY, seat)))
    return worth + sum(CARD for oid in game.zone(COMMAND) if game.objects[oid].owner == seat and game.chars(oid).types)


def worth_of_permanent(game: Game, oid: ObjectId) -> float:
    """What it is worth to have a permanent, but for lands: they are counted together."""
    values, found = game.chars(oid), game.objects[oid]
    if "creature" in values.types:
        power, toughness = values.power or 0, (values.toughness or 0) - found.damage
        body = POWER * max(0, power) + TOUGHNESS * max(0, min(toughness, 2 * power + 4)) + BODY
        return body + ABILITY * min(4, len(values.abilities))
    if "land" in values.types:
        return 0.3 * max(0, len(values.abilities) - 1)
    if values.loyalty is not None:
        return OTHER + LOYALTY * found.counters.get("loyalty", 0)
    if found.attached_to in game.objects and game.objects[found.attached_to].zone == BATTLEFIELD:
        return OTHER  # what it does shows on what it is attached to
    return OTHER + OF_MANA_VALUE * min(values.mana_value, 7) * (0.4 if found.token else 1.0)
