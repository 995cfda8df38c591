"""The keyboard's ring: arrow keys move it among things on the table, by where they lie."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt

from gui.models.marks import NOTHING

Spot = tuple[int, QPoint]
_DIRECTIONS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip


def is_arrow(key: int) -> bool:
    """Whether a key moves the ring."""
    return key in _DIRECTIONS


def next_spot(spots: Sequence[Spot], now: int, key: int) -> int:
    """The thing that an arrow key leads to.

    It is the nearest in that direction, and sideways counts more than ahead.
    """
    if not spots:
        return NOTHING
    here = next((at for ref, at in spots if ref == now), None)
    if here is None:
        return first_spot(spots)
    dx, dy = _DIRECTIONS[Qt.Key(key)]
    best, best_cost = now, float("inf")
    for ref, at in spots:
        ahead = (at.x() - here.x()) * dx + (at.y() - here.y()) * dy
        aside = abs((at.x() - here.x()) * dy) + abs((at.y() - here.y()) * dx)
        if ref == now or ahead <= 2 or aside > ahead * 3 + 40:
            continue
        cost = ahead + aside * 2.2
        if cost < best_cost:
            best, best_cost = ref, cost
    return best


def first_spot(spots: Sequence[Spot]) -> int:
    """Where the ring begins: the lowest row, from the left, because the viewer's hand lies there."""
    if not spots:
        return NOTHING
    lowest = max(at.y() for _, at in spots)
    return min((spot for spot in spots if spot[1].y() > lowest - 60), key=lambda spot: spot[1].x())[0]
