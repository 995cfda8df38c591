"""Phases and steps that effects add to a turn or take away from it (CR 500.8 to 500.10, 614.10).

The effects' later words can ask whether an added phase is under way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import steps
from engine.game.events.turn_structure import SetTurn
from engine.game.rules.procedures import happen
from engine.game.rules.questions.rule_modifiers import refused
from engine.game.rules.turn.questions import MAY_HAVE_STEP

if TYPE_CHECKING:
    from engine.game.state.game import Game


def add_phases(game: Game, more: tuple[str, ...], here: int, number: int = 0) -> None:
    """Add steps to the present turn behind the next `here` that are to come.

    Phases made later come first (CR 500.8).

    By a number of its own later words can ask whether the first of these phases is under way.
    """
    turn = game.turn
    behind = len(turn.rest) - here
    spoken_of = tuple((one, left + len(more) if left > behind else left) for one, left in turn.spoken_of)
    if number:
        spoken_of += ((number, behind + len(more)),)
    rest = (*turn.rest[:here], *more, *turn.rest[here:])
    happen(game, SetTurn((("rest", rest), ("spoken_of", spoken_of))))


def is_combat_spoken_of(game: Game, number: int) -> bool:
    """Whether the present phase is the combat phase that was added to this turn under a number."""
    turn = game.turn
    left = dict(turn.spoken_of).get(number, 0)
    return turn.step in steps.COMBAT_STEPS and left - len(steps.COMBAT_STEPS) <= len(turn.rest) < left


def behind_first_postcombat_main(game: Game) -> int | None:
    """How many of the steps to come there are up to the end of the turn's second main phase (CR 505.1a).

    None if it is over.
    """
    turn = game.turn
    if turn.mains == 2 and turn.step in steps.MAIN_STEPS:
        return steps.left_of_phase(turn.rest)
    ahead = [place for place, step in enumerate(turn.rest) if step in steps.MAIN_STEPS]
    missing = 2 - turn.mains
    return ahead[missing - 1] + 1 if 0 < missing <= len(ahead) else None


def has_no_step(game: Game, step: str) -> bool:
    """Whether effects say that an active player, and so the active team, has no such step.

    See CR 614.10, 805.8.
    """
    return any(refused(game, MAY_HAVE_STEP, seat, step=step) is not None for seat in game.active_players())
