"""Incubate (CR 701.51)."""

from __future__ import annotations

from tests.effects.doing import do
from tests.rulebook import rule
from tests.table import Table


@rule("701.51a", "111.10i")
def test_incubate() -> None:
    table = do(Table(), "Incubate 3.")
    token = table.find("Incubator Token")
    assert table.counters(token) == {"+1/+1": 3}
    do(table, "Transform target artifact.", targets=[token])
    assert table.pt(token) == (3, 3)
