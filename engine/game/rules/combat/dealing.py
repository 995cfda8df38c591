"""Combat damage (CR 510.1, 510.2): assigned player by player, dealt all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import replace
from engine.game.events.damage import Damage
from engine.game.events.turn_structure import SetCombat
from engine.game.rules.combat.assignment import Assigned, assign, attackers_assigning, blockers_assigning
from engine.game.rules.combat.strikes import assigning, strikers
from engine.game.rules.events.happening import happen

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.state.game import Game


def combat_damage(game: Game, first: bool) -> None:
    """The turn-based actions of a combat damage step; `first` if it is the first of two (CR 510.4)."""
    if game.combat is None:
        return
    if first:
        happen(game, SetCombat(replace(game.combat, struck_first=strikers(game), first_step_done=True)))
    creatures = assigning(game, first)
    assigned: dict[ObjectId, Assigned] = {}
    for seat in game.apnap():
        mine = [oid for oid in creatures if game.controller(oid) == seat]
        assigning_now = [*attackers_assigning(game, mine), *blockers_assigning(game, mine)]
        assigned |= assign(game, assigning_now, assigned)
    damage = [
        Damage(creature, recipient, amount, combat=True)
        for creature, given in assigned.items()
        for recipient, amount in given.parts
    ]
    happen(game, *damage)
