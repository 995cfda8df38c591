"""What a repeated process did in the rounds before (CR 608.2c)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import FOREST, Table, card


@rule("608.2c")
@pytest.mark.parametrize("again", ["If it's a land card, repeat this process.", "Repeat this process two more times."])
def test_what_was_exiled_in_all_rounds_was_exiled_this_way(again: str) -> None:
    table = Table()
    table.library("A", card(*FOREST), card(*FOREST), bear())
    do(table, f"Exile the top card of your library. {again} You gain 1 life for each card exiled this way.")
    assert table.life("A") == 23


@rule("608.2c")
def test_a_condition_in_the_process_asks_of_its_own_round() -> None:
    table = Table()
    table.library("A", card(*FOREST), bear(), card(*FOREST), bear())
    do(table, "Mill a card. If a land card was milled this way, repeat this process. You gain 1 life for each card milled this way.")
    assert table.life("A") == 22
