"""Craft (CR 702.167)."""

from __future__ import annotations

from engine.model.cards import CardDefinition
from tests.rulebook import rule
from tests.table import Table, card, data

ORE = ("Raw Ore", "{1}", "Artifact", "Craft with artifact {2}")
COG = ("Small Cog", "{1}", "Artifact")


def ore() -> CardDefinition:
    return card(*ORE, back=data("Fine Blade", "", "Artifact Creature — Construct", "Vigilance", "4/4"))


@rule("702.167a")
def test_it_returns_transformed_for_materials() -> None:
    table = Table()
    made, _ = table.battlefield("A", ore(), card(*COG))
    table.mana("A", "{2}")
    table.activate("A", made)
    assert table.all("Small Cog", "exile") and table.all("Raw Ore", "exile")
    table.resolve()
    assert table.pt(table.find("Fine Blade")) == (4, 4)


@rule("702.167b")
def test_cards_in_the_graveyard_are_materials_too() -> None:
    table = Table()
    (made,) = table.battlefield("A", ore())
    table.mana("A", "{2}")
    assert table.actions("A") == ()
    table.graveyard("A", card(*COG))
    table.activate("A", made).resolve()
    assert table.all("Fine Blade") and table.zone("A", "graveyard") == []
