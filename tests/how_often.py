"""How often what goes by chance is tried: a few times in every run of the tests, many times in a long one (`--long`)."""

from __future__ import annotations

import os

LONG = "LONG_TESTS"  # set by conftest, for the processes that tests start, too


def is_long() -> bool:
    """Whether this run is a long one."""
    return LONG in os.environ


def often(few: int, many: int) -> int:
    """A number of tries, or of games."""
    return many if is_long() else few
