"""Affinity (CR 702.41)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

GOLEM = ("Scrap Golem", "{4}", "Artifact Creature — Golem", "Affinity for artifacts", "3/3")
COG = ("Small Cog", "{1}", "Artifact")


@rule("702.41a")
def test_each_artifact_makes_it_cheaper() -> None:
    table = Table()
    table.battlefield("A", card(*COG), card(*COG), card(*COG))
    table.battlefield("B", card(*COG))
    table.hand("A", card(*GOLEM))
    assert table.actions("A") == ()
    table.mana("A", "{1}")
    table.cast("A", "Scrap Golem").resolve()
    assert table.all("Scrap Golem")


@rule("702.41b")
def test_several_instances_add_up() -> None:
    table = Table()
    table.battlefield("A", card(*COG), card(*COG))
    twice = card("Twin Golem", "{5}", "Artifact Creature — Golem", "Affinity for artifacts, affinity for artifacts", "3/3")
    table.hand("A", twice)
    table.mana("A", "{1}")
    table.cast("A", "Twin Golem").resolve()
    assert table.all("Twin Golem")
