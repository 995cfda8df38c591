"""Craft (CR 702.167)."""

from __future__ import annotations

from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

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


@rule("702.167b", "permanents or cards in the graveyard, as many as it says at least", "702.167a", "702.167c")
def test_all_materials_are_known_wherever_they_were() -> None:
    for bears, oxen, made in ((0, 0, None), (1, 0, (2, 2)), (0, 1, (3, 3)), (1, 1, (5, 5))):
        table = Table()
        text = "Great Idol's power and toughness are each equal to the total power of the exiled cards used to craft it."
        idol = data("Great Idol", "", "Artifact Creature — Construct", text, "*/*")
        (rough,) = table.battlefield("A", card("Rough Idol", "{1}", "Artifact", "Craft with one or more creatures {2}", back=idol))
        table.mana("A", "{2}")
        found = [*table.battlefield("A", *[card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")] * bears),
                 *table.graveyard("A", *[card("Mild Ox", "{1}{G}", "Creature — Ox", "", "3/3")] * oxen)]  # fmt: skip
        table.exile("A", card("Mild Ox", "{1}{G}", "Creature — Ox", "", "3/3"))  # no material: it lies in exile already
        if made is None:
            assert table.actions("A") == ()
            continue
        table.answer("A", found).activate("A", rough).resolve()
        assert table.pt(table.find("Great Idol")) == made


@rule("702.167c")
def test_the_permanent_knows_the_cards_exiled_to_craft_it() -> None:
    table = Table()
    text = "Fine Idol's power and toughness are each equal to the total power of the exiled cards used to craft it."
    idol = data("Fine Idol", "", "Artifact Creature — Construct", text, "*/*")
    def rough() -> CardDefinition:
        return card("Rough Idol", "{1}", "Artifact", "Craft with two creatures {2}", back=idol)
    bear = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
    ox = ("Mild Ox", "{1}{G}", "Creature — Ox", "", "3/3")
    first, _ = table.battlefield("A", rough(), card(*bear))
    table.graveyard("A", card(*ox))
    table.exile("A", card(*ox))
    table.mana("A", "{2}")
    table.activate("A", first).resolve()
    assert table.pt(table.find("Fine Idol")) == (5, 5), "not the Ox that had been exiled before"
    second, *bears = table.battlefield("A", rough(), card(*bear), card(*bear))
    table.mana("A", "{2}").answer("A", bears)
    table.activate("A", second).resolve()
    assert sorted(table.pt(oid) for oid in table.all("Fine Idol")) == [(4, 4), (5, 5)], "each knows its own"
    returned = table.find("Meadow Bear", "exile")
    happen(table.game, ZoneChange(returned, "graveyard"))
    assert sorted(table.pt(oid) for oid in table.all("Fine Idol")) != [(4, 4), (5, 5)], "only cards that still are in exile"


@rule("702.167a", "other permanents you control or cards in your graveyard; as many as it says", "702.167b")
def test_as_many_materials_are_exiled_as_it_says() -> None:
    table = Table()
    made, one, two = table.battlefield("A", ore(), card(*COG), card(*COG))
    table.battlefield("B", card(*COG))
    (dead,) = table.graveyard("A", card(*COG))
    table.graveyard("B", card(*COG))
    table.mana("A", "{2}").answer("A", [two]).activate("A", made)
    [choice] = [decision for decision in table.asked if decision.kind == "objects"]
    assert (choice.candidates, choice.least, choice.most) == ((one, two, dead), 1, 1)  # type: ignore[attr-defined]
    assert two not in table.game.objects and one in table.game.objects and dead in table.game.objects
