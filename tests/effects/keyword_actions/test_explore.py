"""Explore (CR 701.40)."""

from __future__ import annotations

from tests.effects.doing import bear, permanent
from tests.rulebook import rule
from tests.table import Table


@rule("701.40a")
def test_explore_a_land_or_not() -> None:
    table = Table()
    thing = permanent(table, "{0}: This creature explores.")
    table.activate("A", thing).resolve()
    assert table.zone("A", "hand") == ["Forest"]
    table.library("A", bear())
    table.answer("A", True)
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 1}
    assert table.zone("A", "graveyard") == ["Plain Bear"]
