"""Investigate (CR 701.36)."""

from __future__ import annotations

from tests.effects.doing import do
from tests.rulebook import rule
from tests.table import Table


@rule("701.36a", "111.10f")
def test_investigate() -> None:
    table = do(Table(), "Investigate twice.")
    assert len(table.all("Clue Token")) == 2
