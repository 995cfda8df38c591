"""Suspect (CR 701.58)."""

from __future__ import annotations

from tests.effects.doing import bear, do
from tests.rulebook import rule
from tests.table import Table


@rule("701.58a", "701.58c")
def test_suspect() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Suspect target creature.", targets=[one])
    assert table.has(one, "menace")
    do(table, "Choose target creature. It's no longer suspected.", targets=[one])
    table.settle()
    assert not table.has(one, "menace")
