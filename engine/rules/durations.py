"""Effects ending (CR 611.2b, 514.2, 500.5a): at the moments their durations name, or as soon as they are over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.effects import EndDelayedTriggers, EndEffects
from engine.rules.happening import happen

if TYPE_CHECKING:
    from engine.state.game import Game

# The moments at which durations end; a duration with the empty moment is looked at whenever anything changed.
CLEANUP = "cleanup"
END_OF_COMBAT = "end of combat"
TURN_BEGINS = "turn begins"
UPKEEP_BEGINS = "upkeep begins"
END_STEP_BEGINS = "end step begins"
WHENEVER = ""


def expire(game: Game, moment: str) -> bool:
    """End the effects whose time has come; whether any did."""
    over = tuple(
        effect.id
        for effect in game.floating
        if effect.duration is not None and effect.duration.ends_at == moment and effect.duration.ended(game, effect)
    )
    if over:
        happen(game, EndEffects(over))
    waiting = tuple(
        trigger.id
        for trigger in game.delayed
        if trigger.duration is not None and trigger.duration.ends_at == moment and trigger.duration.ended(game, trigger)
    )
    if waiting:
        happen(game, EndDelayedTriggers(waiting))
    return bool(over or waiting)
