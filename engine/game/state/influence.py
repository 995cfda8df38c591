"""Range of influence (CR 801).

Whom and what each player can affect, as it was determined when the turn began.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, Ref, Seat, is_player
from engine.core.keys import Mark
from engine.core.zones import BATTLEFIELD

if TYPE_CHECKING:
    from engine.game.state.game import Game

RANGES = Mark(
    "ranges of influence"
)  # the game's mark: for each seat those within its range; missing without the option
Ranges = tuple[tuple[Seat, ...], ...]


def limited(game: Game) -> bool:
    """Whether the limited range of influence option is used."""
    return RANGES in game.marks


def within(game: Game, seat: Seat, ref: Ref) -> bool:
    """Whether a player or object is within a player's range of influence (CR 801.2, 801.2b, 801.2d)."""
    ranges = game.marks.get(RANGES)
    return ranges is None or _within(game, ranges, seat, ref)  # type: ignore[arg-type]


def _within(game: Game, ranges: Ranges, seat: Seat, ref: Ref) -> bool:
    if seat == NOBODY or ref == NOBODY:
        return True
    if is_player(ref):
        return ref in ranges[seat]
    if ref not in game.objects and ref not in game.last_known:
        return True
    if game.controller(ref) in ranges[seat]:
        return True
    look = game.look(ref)
    if look.object.zone != BATTLEFIELD or "battle" not in look.characteristics.types:
        return False
    return look.object.choices.get("protector", NOBODY) in ranges[seat]


def exempt(game: Game, source: Ref) -> bool:
    """Whether a source is a plane or phenomenon.

    Its abilities and their effects reach everything (CR 801.18).

    In a Grand Melee it reaches no further than any other.
    """
    if game.markers:
        return False
    known = source in game.objects or source in game.last_known
    return known and bool({"plane", "phenomenon"} & set(game.chars(source).types))
