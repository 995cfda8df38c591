"""Changes of types (CR 613.1d, 205.1): "is a Swamp", "becomes a 4/4 Elemental creature"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent, sprite
from tests.support.boards.table import Table, card


@rule("305.7", "105.2c")
def test_a_colorless_land_type_takes_colors_and_abilities() -> None:
    table = Table()
    (ogre,) = table.battlefield("B", card("Red Ogre", "{R}", "Creature — Ogre", "Haste", "3/3"))
    table.hand("A", card("Green Dream", "{G}", "Enchantment — Aura", "Enchant permanent\nEnchanted permanent is a colorless Forest land."))
    table.mana("A", "{G}").cast("A", "Green Dream", targets=[ogre]).resolve()
    chars = table.game.chars(ogre)
    assert (chars.colors, chars.types, chars.subtypes) == ((), ("land",), ("Forest",)) and not table.has(ogre, "haste")


@rule("205.1a")
def test_it_comes_back_as_an_artifact_and_nothing_else() -> None:
    table = Table()
    permanent(table, "Whenever a nontoken creature an opponent controls dies, return that card to the battlefield tapped under your control. It's a "
              'Treasure artifact with "{T}, Sacrifice this artifact: Add one mana of any color," and it loses all other card types.')  # fmt: skip
    (victim,) = table.battlefield("B", sprite())
    do(table, "Destroy target creature.", [victim])
    treasure = table.find("Plain Sprite")
    chars = table.game.chars(treasure)
    assert chars.types == ("artifact",) and "Treasure" in chars.subtypes and "Faerie" not in chars.subtypes
    assert table.has(treasure, "flying") and table.game.obj(treasure).tapped and chars.controller == 0


@rule("205.4b", "611.2")
def test_snow_no_longer() -> None:
    table = Table()
    vane = permanent(table, "{0}: Target snow land is no longer snow.\n{0}: Target nonsnow basic land becomes snow.\n{0}: Target snow permanent isn't "
                     "snow until end of turn.", types="Artifact")  # fmt: skip
    ice, field = table.battlefield("A", card("Ice Field", "", "Snow Land"), card("Dry Field", "", "Basic Land — Plains"))
    table.activate("A", vane, [ice], 0).resolve()
    table.activate("A", vane, [field], 1).resolve()
    assert [table.game.chars(one).supertypes for one in (ice, field)] == [(), ("basic", "snow")]
    table.activate("A", vane, [field], 2).resolve()
    assert table.game.chars(field).supertypes == ("basic",)
    table.next_turn("B")
    assert [table.game.chars(one).supertypes for one in (ice, field)] == [(), ("basic", "snow")]


@rule("613.1", "611.2a")
def test_a_size_and_a_list_of_abilities() -> None:
    table = Table()
    hero = permanent(table, "{0}: This creature becomes a Spirit Avatar with base power and toughness 8/8, flying, and first "
                     "strike.")  # fmt: skip
    table.activate("A", hero).resolve()
    assert table.pt(hero) == (8, 8)
    assert table.has(hero, "flying") and table.has(hero, "first strike")


@rule("205.4b", "704.5j")
def test_legendary_and_snow_no_more() -> None:
    table = Table()
    table.hand("A", card("Ooze", "{0}", "Legendary Creature — Ooze", "Ooze isn't legendary as long as it's a token.", "2/2"))
    table.cast("A", "Ooze").resolve()
    first = table.find("Ooze")
    do(table, "Create a token that's a copy of target creature.", targets=[first])
    assert len(table.all("Ooze")) == 2 and "legendary" in table.game.chars(first).supertypes
    (field,) = table.battlefield("A", card("Snow Field", "", "Snow Land", "{T}: Add {G}."))
    permanent(table, "All lands are no longer snow.", types="Enchantment")
    assert table.game.chars(field).supertypes == ()


@rule("105.3", "205.1b")
def test_what_is_of_a_color_and_of_a_type_in_addition_to_its_creature_types_has_that_color_only() -> None:
    table = Table()
    table.graveyard("B", card("Red Cub", "{R}{G}", "Creature — Bear", "", "2/2"))
    do(table, "Put target creature card from a graveyard onto the battlefield under your control. That creature is black and is a Spirit in "
              "addition to its other creature types.", targets=[table.find("Red Cub", "graveyard", "B")])  # fmt: skip
    chars = table.game.chars(table.find("Red Cub", who="A"))
    assert sorted(chars.colors) == ["B"] and {"Bear", "Spirit"} <= set(chars.subtypes)


@rule("611.2d", "613.4b")
def test_an_artifact_becomes_a_creature_as_big_as_its_mana_value() -> None:
    table = Table()
    (top,) = table.battlefield("A", card("Plain Top", "{4}", "Artifact"))
    do(table, "Target noncreature artifact becomes an artifact creature with power and toughness each equal to its mana value until end of turn.", [top])
    assert table.pt(top) == (4, 4)


@rule("604.3", "604.3a")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "battlefield"])
def test_what_defines_colors_and_subtypes_works_in_every_zone(zone: str) -> None:
    table = Table()
    make = getattr(table, zone)
    (courier,) = make("A", card("Rainbow Courier", "{2}", "Artifact Creature — Golem", "~ is all colors.", "2/2"))
    (nexus,) = make("A", card("Wide Nexus", "", "Land", "~ is every nonbasic land type.\n{T}: Add {C}."))
    (many,) = make("A", card("Many Faces", "{2}", "Creature — Illusion", "~ is every creature type.", "2/2"))
    assert len(table.game.chars(courier).colors) == 5
    assert {"Desert", "Gate"} < set(table.game.chars(nexus).subtypes)
    assert "Forest" not in table.game.chars(nexus).subtypes
    assert "Elf" in table.game.chars(many).subtypes


@rule("305.7", "205.3i")
def test_every_land_type_besides_the_others() -> None:
    table = Table()
    table.battlefield("A", card("Wide Crown", "{2}", "Enchantment",
                                "Each land you control is every land type in addition to its other types."))
    (land,) = table.battlefield("A", card("Odd Rock", "", "Land", "{T}: Add {C}."))
    assert {"Forest", "Island", "Desert"} < set(table.game.chars(land).subtypes)
    table.hand("A", card("Blue Note", "{U}", "Sorcery", "You gain 1 life."))
    table.cast("A", "Blue Note").resolve()  # paid with the land's blue mana
    assert table.life("A") == 21
    assert table.game.obj(land).tapped
