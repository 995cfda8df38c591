"""The names by which players and objects are known (CR 102, 109, 400.7).

A `Ref` is a plain integer that names a player or an object, so that answers and saves are plain data. Players are
their seats, 0 and up; objects count from `FIRST_OBJECT`. An object that changes zones gets a new number (400.7).
"""

from __future__ import annotations

Ref = int
Seat = int
ObjectId = int

FIRST_OBJECT = 100
FIRST_BACK = 1 << 40  # what stands in views for cards of which only the back is seen
BACKS_OF_ONE = 1 << 20  # in one player's hand, at most
NOBODY = -1


def is_player(ref: Ref) -> bool:
    """Whether a reference names a player."""
    return 0 <= ref < FIRST_OBJECT


def is_object(ref: Ref) -> bool:
    """Whether a reference names an object."""
    return ref >= FIRST_OBJECT


def back(owner: Seat, place: int) -> Ref:
    """What a card is called of which only the back is seen.

    Its place in a hand, whichever card lies there.
    """
    return FIRST_BACK + owner * BACKS_OF_ONE + place


def is_back(ref: Ref) -> bool:
    """Whether a reference stands for the back of a card."""
    return ref >= FIRST_BACK
