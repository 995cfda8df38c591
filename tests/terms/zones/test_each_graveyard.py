"""Cards counted in all graveyards: "for each card named … in each graveyard" (CR 404.1)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, permanent
from tests.support.boards.table import Table


@rule("404.1")
def test_for_each_graveyard_that_holds_so_many() -> None:
    table = Table(3)
    golem = permanent(table, "Test Thing gets +2/+0 for each graveyard with seven or more cards in it.")
    table.graveyard("A", *(bear() for _ in range(7)))
    table.graveyard("C", *(bear() for _ in range(8)))
    table.graveyard("B", *(bear() for _ in range(6)))
    assert table.game.chars(golem).power == 5
    table.graveyard("B", bear())
    assert table.game.chars(golem).power == 7
