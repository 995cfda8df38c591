"""Repeating a process: "Repeat this process once", "two more times", "any number of times" (CR 608.2c)."""

from __future__ import annotations

import pytest

from tests.effects.doing import do
from tests.rulebook import rule
from tests.table import Table


@rule("608.2c")
@pytest.mark.parametrize(("times", "cards"), [("once", 2), ("two more times", 3)])
def test_a_process_is_repeated(times: str, cards: int) -> None:
    table = do(Table(), f"Draw a card. Repeat this process {times}.")
    assert len(table.zone("A", "hand")) == cards


@rule("608.2c")
def test_a_process_is_repeated_as_often_as_wanted() -> None:
    table = Table().answer("A", True, True, False)
    do(table, "You gain 1 life. You may repeat this process any number of times.")
    assert table.life("A") == 23
