"""Putting a counter of one of several kinds (CR 122.1, 608.2d)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table


@rule("122.1", "608.2d")
@pytest.mark.parametrize(("option", "counters"), [(0, {"flying": 1}), (1, {"+1/+1": 1})])
def test_one_counter_of_the_kind_that_its_player_chooses(option: int, counters: dict[str, int]) -> None:
    table = Table()
    (cub,) = table.battlefield("B", bear())
    table.answer("A", option)
    do(table, "Put a flying counter or a +1/+1 counter on target creature.", targets=[cub])
    assert table.counters(cub) == counters
