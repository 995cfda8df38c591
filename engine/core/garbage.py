"""What is not looked through for garbage: what is loaded once and stays, such as words and cards."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def what_stays() -> Iterator[None]:
    """A block that makes things which stay as long as the program runs.

    Looking for garbage among them costs a sixth of the time while they are made, and as much of every game played
    afterwards, in pauses of a tenth of a second. What is replaced nevertheless goes, as anything does that nothing
    holds.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
        gc.freeze()


def look_seldom() -> None:
    """Look for garbage less often than usual, in a program that does nothing but play.

    Games drop nearly all that they make without any of it holding itself; looking costs 4 in 100 of their time.
    """
    gc.set_threshold(10_000, 50, 100)
