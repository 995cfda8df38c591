"""Adapt (CR 701.43)."""

from __future__ import annotations

from tests.effects.doing import permanent
from tests.rulebook import rule
from tests.table import Table


@rule("701.43a")
def test_adapt() -> None:
    table = Table()
    thing = permanent(table, "{0}: Adapt 2.")
    table.activate("A", thing).resolve()
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 2}
