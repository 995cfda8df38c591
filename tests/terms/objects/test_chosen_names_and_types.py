"""Landwalk of a chosen type, protection from a chosen name, new names with new types."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import FOREST, Table, card

CLOAK = "Enchant creature\nAs this Aura enters, choose a land type.\nEnchanted creature has landwalk of the chosen type."


@rule("607.2d")
@pytest.mark.parametrize(("land", "blocked"), [("Forest", False), ("Swamp", True)])
def test_landwalk_of_the_type_that_the_aura_chose(land: str, blocked: bool) -> None:
    table = Table()
    (walker,) = table.battlefield("A", bear())
    (blocker,) = table.battlefield("B", ogre())
    table.battlefield("B", card(*FOREST))
    table.hand("A", card("Cloak", "{0}", "Enchantment — Aura", CLOAK))
    table.answer("A", lambda decision: decision.options.index(land))
    table.cast("A", "Cloak", [walker]).resolve()
    table.answer("A", [[walker, 1]]).answer("B", [[blocker, walker]])
    table.to_step("end")
    assert table.life("B") == (20 if blocked else 18)


@rule("607.2d", "only to a choice made as a result of the first: none, if there was none")
def test_landwalk_of_the_chosen_type_is_none_if_no_type_was_chosen() -> None:
    table = Table()
    (walker,) = table.battlefield("A", bear())
    blocker, _ = table.battlefield("B", ogre(), card(*FOREST))
    table.battlefield("A", card("Cloak", "{0}", "Enchantment — Aura", CLOAK), attach_to=walker)
    table.answer("A", [[walker, 1]]).answer("B", [[blocker, walker]])
    assert table.to_step("end").life("B") == 20


@rule("205.4")
@pytest.mark.parametrize(("supertypes", "blocked"), [("Snow ", False), ("", True)])
def test_snow_landwalk_of_the_type_chosen_as_it_resolves(supertypes: str, blocked: bool) -> None:
    table = Table()
    guides = permanent(table, "{0}: Choose a land type. Target creature you control gains snow landwalk of the chosen type until end of turn.")
    (walker,) = table.battlefield("A", bear())
    (blocker,) = table.battlefield("B", ogre())
    table.battlefield("B", card("Wood", "", f"Basic {supertypes}Land — Forest"))
    table.answer("A", lambda decision: decision.options.index("Forest"))
    table.activate("A", guides, [walker]).resolve()
    table.answer("A", [[walker, 1]]).answer("B", [[blocker, walker]])
    table.to_step("end")
    assert table.life("B") == (20 if blocked else 18)


@rule("607.2d")
def test_protection_from_the_chosen_name() -> None:
    table = Table()
    bite, bark = (card(name, "{0}", "Instant", "This spell deals 3 damage to any target.") for name in ("Bite", "Bark"))
    table.hand("A", card("Halo", "{0}", "Enchantment", "As Halo enters, choose a card name.\nYou have protection from the chosen name."))
    table.hand("B", bite, bark)
    table.answer("A", "Bite")
    table.cast("A", "Halo").resolve()
    table.cast("B", "Bark", [0]).resolve()
    assert table.life("A") == 17
    table.cast("B", "Bite").resolve()
    assert (table.life("A"), table.life("B")) == (17, 17), "B is the only legal target"


@rule("612.8", "205.1a", "105.3")
def test_it_is_another_creature_with_another_name() -> None:
    table = Table()
    (flier,) = table.battlefield("B", card("Storm Drake", "{3}{U}", "Legendary Artifact Creature — Drake", "Flying", "4/4"))
    table.hand("A", card("Disguise", "{0}", "Enchantment — Aura", "Enchant creature\nEnchanted creature loses all abilities and is a green and white "
                         "Citizen creature with base power and toughness 1/1 named Mild Shopkeeper."))  # fmt: skip
    table.cast("A", "Disguise", [flier]).resolve()
    found = table.game.chars(flier)
    assert (found.name, found.types, found.subtypes, sorted(found.colors)) == ("Mild Shopkeeper", ("creature",), ("Citizen",), ["G", "W"])
    assert (found.power, found.toughness) == (1, 1) and not found.abilities.keywords and found.supertypes == ("legendary",)


@rule("612.8", "205.1b")
def test_a_land_becomes_a_named_creature_and_is_still_a_land() -> None:
    table = Table()
    (hill,) = table.battlefield("A", card(*FOREST))
    do(table, "Put nine +1/+1 counters on target land you control. It becomes a legendary 0/0 Elemental creature with haste named Old Hill. It's "
       "still a land.", [hill])  # fmt: skip
    found = table.game.chars(hill)
    assert found.name == "Old Hill" and set(found.types) == {"creature", "land"} and "legendary" in found.supertypes
    assert (found.power, found.toughness) == (9, 9) and "haste" in found.abilities.keywords and "Forest" in found.subtypes
    table.next_turn("B")
    assert table.game.chars(hill).name == "Old Hill", "it says no duration"
