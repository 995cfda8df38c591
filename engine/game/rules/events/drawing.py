"""Drawing cards (CR 121): one at a time, each open to replacement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.zones import LIBRARY
from engine.game.events.cards import Draw, DrawNumber
from engine.game.events.table_limits import MOST
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen

if TYPE_CHECKING:
    from engine.game.events.event import Event
    from engine.game.rules.context import Context
    from engine.game.state.game import Game


def draw_cards(
    game: Game, seat: Seat, number: int, by: Ref = NOBODY, ctx: Context | None = None
) -> tuple[ObjectId, ...]:  # fmt: skip
    """Let a player draw cards, one after the other (CR 121.2).

    Give the cards drawn, by whoever did so instead (614.6).

    A context is given where it may be capturing what happens.
    """
    before = len(game.history.this_turn)
    for drawer, count in _announced(game, seat, number, by, ctx):
        for drawn in range(count):
            if drawn >= MOST and not game.zone(LIBRARY, drawer):
                break  # no more cards come: who draws from an empty library has lost long since (CR 121.4, 704.5b)
            _happen(game, Draw(drawer, by), ctx)
    since = game.history.this_turn[before:]
    return tuple(event.new for event in since if isinstance(event, ZoneChange) and event.cause == "draw")


def _announced(
    game: Game, seat: Seat, number: int, by: Ref, ctx: Context | None
) -> tuple[tuple[Seat, int], ...]:  # fmt: skip
    """Who draws how many cards, after what replaces the instruction as a whole (CR 121.2a)."""
    event = DrawNumber(seat, number, by)
    capturing = ctx is not None and ctx.captured is not None
    if capturing or not game.projection.replacements(game, event.keys()):
        return ((seat, number),)
    done = _happen(game, event, ctx)
    return tuple((found.player, found.number) for found in done if isinstance(found, DrawNumber))


def _happen(game: Game, event: Event, ctx: Context | None) -> Sequence[Event]:
    return happen(game, event) if ctx is None else ctx.happen(event)
