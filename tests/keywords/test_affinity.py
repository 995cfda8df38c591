"""Affinity (CR 702.41)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

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


@rule("702.41b", "each counts the permanents that the player controls, whoever owns them")
def test_several_instances_count_a_stolen_artifact_and_none_that_was_stolen() -> None:
    table = Table()
    (mine,) = table.battlefield("A", card(*COG))
    (theirs,) = table.battlefield("B", card(*COG))
    do(table, "Gain control of target artifact.", [theirs])
    table.hand("A", card("Twin Golem", "{5}", "Artifact Creature — Golem", "Affinity for artifacts, affinity for artifacts", "3/3"))
    table.mana("A", "{1}").cast("A", "Twin Golem").resolve()
    assert table.all("Twin Golem") and mine in table.game.battlefield
