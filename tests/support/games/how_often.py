"""How often what goes by chance is tried. A few times in every run of the tests, many times in a long one
(`--long`)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import pytest

LONG = "LONG_TESTS"  # set by conftest, for the processes that tests start, too


def is_long() -> bool:
    """Whether this run is a long one."""
    return LONG in os.environ


def often(few: int, many: int) -> int:
    """A number of tries, or of games."""
    return many if is_long() else few


def sampled(things: Sequence[Any]) -> list[Any]:
    """Parameters of a test, of which every fourth is for every run and the others for long ones."""
    return [pytest.param(thing, marks=pytest.mark.long if number % 4 else ()) for number, thing in enumerate(things)]
