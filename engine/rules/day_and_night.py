"""Day and night (CR 502.2, 727): whether it becomes night or day as a turn begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.casting import SpellCast
from engine.events.status import SetGameMark
from engine.events.turn_structure import BeginTurn
from engine.rules.happening import happen

if TYPE_CHECKING:
    from engine.state.game import Game

DAYTIME = "daytime"  # the game's mark that says which it is; without it, it is neither
DAY, NIGHT = "day", "night"


def check(game: Game) -> None:
    """It becomes night if the last turn's player cast no spell in it, day if they cast two or more (CR 502.2)."""
    now = game.marks.get(DAYTIME)
    if now not in (DAY, NIGHT):
        return
    last = game.history.last_turn
    active = next((event.active for event in last if isinstance(event, BeginTurn)), None)
    if active is None:
        return  # there was no turn before this one
    cast = sum(isinstance(event, SpellCast) and event.player == active for event in last)
    if now == DAY and not cast:
        happen(game, SetGameMark(DAYTIME, NIGHT))
    elif now == NIGHT and cast >= 2:
        happen(game, SetGameMark(DAYTIME, DAY))
