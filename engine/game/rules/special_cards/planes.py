"""The planar die (CR 901.3a, 901.9).

It has one face with the Planeswalker symbol, one with the chaos symbol, and four blank ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events.chance import RollPlanarDie, UseChance
from engine.game.events.planes import ChaosEnsues, planar_controllers
from engine.game.rules.events.happening import happen

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.state.game import Game

PLANESWALKER, CHAOS, BLANK = "planeswalker", "chaos", "blank"
FACES = (PLANESWALKER, CHAOS, BLANK, BLANK, BLANK, BLANK)


def is_planechase(game: Game) -> bool:
    """Whether there is a planar controller, and so a planar die."""
    return bool(planar_controllers(game))


def roll_planar_die(game: Game, seat: Seat) -> None:
    """Let a player roll the planar die.

    What triggers on a face triggers, and chaos ensues (CR 901.9a to 901.9d).
    """
    chance = game.roll()
    face = FACES[chance.below(len(FACES))]
    happen(game, UseChance(chance.state))
    happen(game, RollPlanarDie(seat, face=face))
    if face == CHAOS:
        happen(game, ChaosEnsues(seat))
