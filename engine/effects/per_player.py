"""What several players do, each with their own choices, in turn order (CR 101.4, 608.2e)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.identity import Seat
from engine.terms.players import PlayerReference

if TYPE_CHECKING:
    from engine.rules.context import Context


def seat_by_seat(ctx: Context, player: PlayerReference) -> Iterator[tuple[Seat, Context]]:
    """Each player meant, with a context in which words like "they" and "their" mean that one player."""
    key = str(getattr(player, "key", ""))
    who = getattr(player, "who", None)
    key = key or str(getattr(who, "key", ""))
    for seat in player.seats(ctx):
        yield seat, ctx.within(**{key: (seat,)}) if key else ctx
