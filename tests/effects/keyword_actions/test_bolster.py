"""Bolster (CR 701.33)."""

from __future__ import annotations

from tests.effects.doing import bear, do, ogre
from tests.rulebook import rule
from tests.table import Table


@rule("701.33a")
def test_bolster_the_least_tough() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    do(table, "Bolster 2.")
    assert (table.counters(one), table.counters(two)) == ({"+1/+1": 2}, {})
