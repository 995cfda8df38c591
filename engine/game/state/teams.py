"""Teams (CR 102.3): who plays together, and what the members of a team share (CR 805, 810)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import Seat

SHARED_COUNTERS = ("poison",)  # the counters of players that are the team's where its life total is (CR 810.10)


@record
class Teams:
    """Which players are a team. `of` has each seat's whole team, itself too, in turn order.

    The seats of a team are adjacent (CR 805.1), the first of them is the primary player's (805.2).
    """

    of: tuple[tuple[Seat, ...], ...]
    share_turns: bool = False  # teams take turns, not players (CR 805)
    share_life: bool = False  # life total, poison counters, victory and defeat are the team's (CR 810.8 to 810.10)


def everyone_alone(players: int) -> Teams:
    """No teams: each player is one by themselves."""
    return Teams(tuple((seat,) for seat in range(players)))


def in_teams(sizes: Sequence[int], *, share_turns: bool = False, share_life: bool = False) -> Teams:
    """Teams of so many players each, around the table."""
    of: list[tuple[Seat, ...]] = []
    for size in sizes:
        of.extend([tuple(range(len(of), len(of) + size))] * size)
    return Teams(tuple(of), share_turns, share_life)
