"""Coins and dice as triggers see them (CR 705.2, 706.2)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table


@rule("706.2")
@pytest.mark.parametrize("words", ["roll a 1 or higher on a die", "roll a 1 or higher"])
def test_a_result_on_a_die(words: str) -> None:
    table = Table()
    permanent(table, f"Whenever you {words}, you gain 2 life.")
    do(table, "Roll a d6.")
    assert table.life("A") == 22
