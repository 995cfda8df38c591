"""Support (CR 701.35)."""

from __future__ import annotations

from tests.effects.doing import bear, do, ogre
from tests.rulebook import rule
from tests.table import Table


@rule("701.35a")
def test_support() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    do(table, "Support 2.", targets=[one, two])
    assert (table.counters(one), table.counters(two)) == ({"+1/+1": 1}, {"+1/+1": 1})
