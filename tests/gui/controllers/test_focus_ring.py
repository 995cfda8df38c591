"""The keyboard's ring goes where the arrow points."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from gui.controllers.focus_ring import first_spot, is_arrow, next_spot

ROWS = {100: (10, 500), 101: (110, 500), 102: (210, 500), 110: (100, 300), 111: (200, 305), 120: (400, 100)}
SPOTS = [(ref, QPoint(*at)) for ref, at in ROWS.items()]


@pytest.mark.parametrize(
    ("start", "key", "goal"),
    [
        (100, Qt.Key.Key_Right, 101), (101, Qt.Key.Key_Left, 100), (101, Qt.Key.Key_Up, 110), (110, Qt.Key.Key_Down, 101),
        (111, Qt.Key.Key_Up, 120), (120, Qt.Key.Key_Down, 111), (100, Qt.Key.Key_Left, 100), (-1, Qt.Key.Key_Up, 100),
    ],
)  # fmt: skip
def test_to_the_nearest_in_that_direction(start: int, key: Qt.Key, goal: int) -> None:
    assert next_spot(SPOTS, start, key) == goal


def test_everything_can_be_reached() -> None:
    reached, waiting = {first_spot(SPOTS)}, [first_spot(SPOTS)]
    while waiting:
        now = waiting.pop()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            goal = next_spot(SPOTS, now, key)
            if goal not in reached:
                reached.add(goal)
                waiting.append(goal)
    assert reached == set(ROWS)


def test_nothing_to_go_to() -> None:
    assert next_spot([], 5, Qt.Key.Key_Up) == first_spot([]) == -1
    assert is_arrow(Qt.Key.Key_Up) and not is_arrow(Qt.Key.Key_A)
