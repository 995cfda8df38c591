"""Possible worlds: a state as it could be for all that a player knows (CR 400.2, 706 to 708).

What is public is as it is. Hidden cards change places at random among those places where they could be, and chance is
another. So two states that look the same to a player give the same worlds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.chance import Chance
from engine.core.zones import HAND, LIBRARY
from engine.game.rules.questions.seeing import may_see

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import ObjectId, Seat
    from engine.game.decisions.decision import Decision
    from engine.game.state.game import Game


def possible_world(game: Game, seat: Seat, seed: int, decision: Decision | None = None) -> Game:
    """A clone in which what a player can not know is otherwise; what a decision shows them stays."""
    world, chance = game.clone(), Chance(seed)
    for player in game.players:
        places = [oid for zone in (HAND, LIBRARY) for oid in game.zone(zone, player.seat)]
        _exchange(world, [oid for oid in places if not may_see(game, seat, oid, decision)], chance)
    world.chance = chance.state
    return world


def _exchange(world: Game, places: Sequence[ObjectId], chance: Chance) -> None:
    """Deal the cards anew to the places where they lie; what lies where does not depend on what lay there before."""
    cards = sorted((world.objects[oid] for oid in places), key=lambda one: (one.values.name, one.card))
    dealt = [(card.card, card.definition, card.values, card.parts) for card in chance.shuffled(cards)]
    for oid, (card, definition, values, parts) in zip(places, dealt, strict=True):
        if world.objects[oid].card != card:
            there = world.write(oid)
            there.card, there.definition, there.values, there.parts = card, definition, values, parts
