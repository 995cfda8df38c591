"""Populate (CR 701.30)."""

from __future__ import annotations

from tests.effects.doing import do
from tests.rulebook import rule
from tests.table import Table


@rule("701.30a", "701.30b")
def test_populate() -> None:
    table = do(Table(), "Populate.")
    assert not table.game.battlefield
    do(table, "Create a 2/2 green Bear creature token. Populate.")
    assert len(table.all("Bear Token")) == 2
