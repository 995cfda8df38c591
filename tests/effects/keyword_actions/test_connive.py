"""Connive (CR 701.47)."""

from __future__ import annotations

from tests.effects.doing import bear, permanent
from tests.rulebook import rule
from tests.table import Table


@rule("701.47a")
def test_connive() -> None:
    table = Table()
    thing = permanent(table, "{0}: This creature connives.")
    (nonland,) = table.hand("A", bear())
    table.answer("A", [nonland])
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 1}
    assert table.zone("A", "graveyard") == ["Plain Bear"]
