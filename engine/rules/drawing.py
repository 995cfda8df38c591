"""Drawing cards (CR 121): one at a time, each open to replacement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, Ref, Seat
from engine.events.cards import Draw, DrawNumber
from engine.rules.happening import happen

if TYPE_CHECKING:
    from engine.rules.context import Context
    from engine.state.game import Game


def draw_cards(game: Game, seat: Seat, number: int, by: Ref = NOBODY, ctx: Context | None = None) -> int:
    """Let a player draw cards, one after the other (CR 121.2); give how many were drawn.

    A context is given where it may be capturing what happens.
    """
    drawn = 0
    for drawer, count in _announced(game, seat, number, by, ctx):
        for _ in range(count):
            done = happen(game, Draw(drawer, by)) if ctx is None else ctx.happen(Draw(drawer, by))
            drawn += any(isinstance(event, Draw) for event in done)
    return drawn


def _announced(
    game: Game, seat: Seat, number: int, by: Ref, ctx: Context | None
) -> tuple[tuple[Seat, int], ...]:  # fmt: skip
    """Who draws how many cards, after what replaces the instruction as a whole (CR 121.2a)."""
    event = DrawNumber(seat, number, by)
    capturing = ctx is not None and ctx.captured is not None
    if capturing or not game.projection.replacements(game, event.keys()):
        return ((seat, number),)
    done = happen(game, event) if ctx is None else ctx.happen(event)
    return tuple((found.player, found.number) for found in done if isinstance(found, DrawNumber))
