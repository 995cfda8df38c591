"""Effects ending (CR 611.2b, 514.2, 500.5a).

At the moments their durations name, or as soon as they are over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.events.effects import EndDelayedTriggers, EndEffects
from engine.game.events.turn_structure import SetTurn
from engine.game.rules.events import leaving
from engine.game.rules.events.happening import happen

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.state.effects import DelayedTrigger, FloatingEffect
    from engine.game.state.game import Game

# The moments at which durations end; a duration with the empty moment is looked at whenever anything changed.
CLEANUP = "cleanup"
END_OF_COMBAT = "end of combat"
TURN_BEGINS = "turn begins"
UPKEEP_BEGINS = "upkeep begins"
END_STEP_BEGINS = "end step begins"
WHENEVER = ""


def expire(game: Game, moment: str) -> bool:
    """End the effects whose time has come; whether any did."""
    return _end(game, (moment,), game)


def expire_for(game: Game, seat: Seat) -> None:
    """End what lasts until some point of a player's next turn, as that turn would have begun (CR 800.4m)."""
    lasting: tuple[FloatingEffect | DelayedTrigger, ...] = (*game.floating, *game.delayed)
    if any(effect.duration is not None for effect in lasting):
        supposed = game.clone()
        happen(supposed, SetTurn((("active", seat), ("number", game.turn.number + 1))))
        _end(game, (TURN_BEGINS, UPKEEP_BEGINS, END_STEP_BEGINS, CLEANUP), supposed)


def _end(game: Game, moments: tuple[str, ...], supposed: Game) -> bool:
    """End what would be over at some moments in a game that is this one, or stands as is supposed."""

    def is_over(lasting: FloatingEffect | DelayedTrigger) -> bool:
        duration = lasting.duration
        return duration is not None and duration.ends_at in moments and duration.ended(supposed, lasting)

    over = tuple(effect.id for effect in game.floating if is_over(effect))
    if over:
        happen(game, EndEffects(over))
        leaving.exile_masterless(game)
    waiting = tuple(trigger.id for trigger in game.delayed if is_over(trigger))
    if waiting:
        happen(game, EndDelayedTriggers(waiting))
    return bool(over or waiting)
