"""Counters distributed among targets (CR 601.2d)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre
from tests.support.boards.table import Table


@rule("601.2d")
def test_distribute_counters() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    table.policy = lambda decision: [2, 1] if decision.kind == "divide" else None
    words = "Distribute three +1/+1 counters among one, two, or three target creatures you control."
    do(table, words, targets=[one, two])
    assert (table.counters(one), table.counters(two)) == ({"+1/+1": 2}, {"+1/+1": 1})
