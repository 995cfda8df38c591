"""Which part of the table each seat has: the viewer's board along the bottom, the others above.

Pure arithmetic.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

ZOOMED, ZOOMED_ROW = 1.6, 1.7  # so much wider is a zoomed board than those beside it, and so much higher their row
ABREAST = 4  # boards at most beside each other; the rows are as even as they can be
BARE = 0.5  # so much of the room of others has the board of somebody who has left the game


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle of the scene."""

    x: float
    y: float
    w: float
    h: float

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h


def _own_share(count: int, *, own: bool, other: bool) -> float:
    """How much of the height the viewer's board has, when it is zoomed, another's or none."""
    if own or other:
        few, many = (0.66, 0.5) if own else (0.34, 0.28)
        return few if count <= 5 else many
    return 0.5 if count == 2 else 0.46 if count <= 5 else 0.34


def _row_share(row: Sequence[int], zoomed: int, bare: Collection[int]) -> float:
    """How high a row of boards is, compared with others."""
    if zoomed in row:
        return ZOOMED_ROW
    return BARE if row and all(seat in bare for seat in row) else 1.0


def board_areas(
    seats: Sequence[int], viewer: int, w: float, h: float, zoomed: int = -1, bare: Collection[int] = ()
) -> dict[int, Area]:
    """Each seat's part of the table.

    The viewer's along the bottom, the others above in turn order from the left.

    The boards of those who have left the game are bare, and need little room.
    """
    count = len(seats)
    at = seats.index(viewer) if viewer in seats else 0
    others = [seats[(at + step) % count] for step in range(1, count)]
    own_share = _own_share(count, own=zoomed == seats[at], other=zoomed in others)
    own_share *= BARE if seats[at] in bare else 1.0
    areas = {seats[at]: Area(0, h * (1 - own_share), w, h * own_share)}
    count_of_rows = max(1, -(-len(others) // ABREAST))
    each = -(-len(others) // count_of_rows)
    rows = [others[each * row : each * (row + 1)] for row in range(count_of_rows)]
    shares, y = [_row_share(row, zoomed, bare) for row in rows], 0.0
    for row, share in zip(rows, shares, strict=True):
        high = h * (1 - own_share) * share / sum(shares)
        weights = [ZOOMED if seat == zoomed else BARE if seat in bare else 1.0 for seat in row]
        x = 0.0
        for seat, weight in zip(row, weights, strict=True):
            wide = w * weight / sum(weights)
            areas[seat] = Area(x, y, wide, high)
            x += wide
        y += high
    return areas
