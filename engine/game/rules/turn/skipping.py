"""Steps that effects take away from a turn (CR 500.10, 614.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.rules.questions.rule_modifiers import refused
from engine.game.rules.turn.questions import MAY_HAVE_STEP

if TYPE_CHECKING:
    from engine.game.state.game import Game


def has_no_step(game: Game, step: str) -> bool:
    """Whether effects say that an active player, and so the active team, has no such step.

    See CR 614.10, 805.8.
    """
    return any(refused(game, MAY_HAVE_STEP, seat, step=step) is not None for seat in game.active_players())
