"""Drawing cards (CR 121): one at a time, each open to replacement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, Ref, Seat
from engine.events.cards import Draw
from engine.rules.happening import happen

if TYPE_CHECKING:
    from engine.rules.context import Context
    from engine.state.game import Game


def draw_cards(game: Game, seat: Seat, number: int, by: Ref = NOBODY, ctx: Context | None = None) -> int:
    """Let a player draw cards, one after the other (CR 121.2); give how many were drawn.

    A context is given where it may be capturing what happens.
    """
    drawn = 0
    for _ in range(number):
        done = happen(game, Draw(seat, by)) if ctx is None else ctx.happen(Draw(seat, by))
        drawn += any(isinstance(event, Draw) for event in done)
    return drawn
