"""Triggers, conditions and amounts in less usual words, each tried in play."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, permanent
from tests.support.boards.table import Table


@rule("404.1")
def test_cards_in_an_opponents_graveyard() -> None:
    table = Table()
    shade = permanent(table, "This creature gets +4/+4 as long as an opponent has two or more cards in their "
                      "graveyard.")  # fmt: skip
    table.graveyard("A", bear(), bear())
    table.graveyard("B", bear())
    assert table.pt(shade) == (1, 1)
    table.graveyard("B", bear())
    assert table.pt(shade) == (5, 5)
