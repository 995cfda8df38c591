"""Sunburst (CR 702.44)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

PRISM = ("Clear Prism", "{4}", "Artifact", "Sunburst")
GOLEM = ("Clear Golem", "{4}", "Artifact Creature — Golem", "Sunburst", "0/0")


@rule("702.44a")
def test_a_counter_for_each_color_of_mana() -> None:
    table = Table()
    table.hand("A", card(*PRISM), card(*GOLEM))
    table.mana("A", "{W}{U}{U}{R}")
    table.cast("A", "Clear Prism").resolve()
    assert table.counters(table.find("Clear Prism")) == {"charge": 3}
    table.mana("A", "{G}{B}{2}")
    table.cast("A", "Clear Golem").resolve()
    assert table.counters(table.find("Clear Golem")) == {"+1/+1": 2}
