"""The order of the layers (CR 613.1 to 613.6, 613.9), with the rulebook's examples."""

from __future__ import annotations

import pytest

from engine.meaning.characteristics import Characteristics
from tests.rulebook import rule
from tests.support.boards.projections import assert_all_ways_agree
from tests.support.boards.table import Table, card


@pytest.fixture
def table() -> Table:
    return Table()


def creature(name: str, size: str, text: str = "", types: str = "Creature — Ogre", cost: str = "{2}{R}"):  # type: ignore[no-untyped-def]
    return card(name, cost, types, text, size)


def cast(table: Table, text: str, *targets: int, who: str = "A", cost: str = "{U}") -> None:
    """Cast an instant with some words, and let it resolve."""
    table.hand(who, card("Passing Notion", cost, "Instant", text))
    table.mana(who, cost).cast(who, "Passing Notion", targets=list(targets)).resolve(1)


def size(table: Table, oid: int) -> tuple[int | None, int | None]:
    characteristics = chars(table, oid)
    return characteristics.power, characteristics.toughness


def chars(table: Table, oid: int) -> Characteristics:
    assert_all_ways_agree(table.game)
    return table.game.chars(oid)


def add_counters(table: Table, oid: int, kind: str, number: int = 1) -> None:
    from engine.game.events.counters import PutCounters
    from engine.game.rules.events.happening import happen

    happen(table.game, PutCounters(oid, kind, number))


SWITCH = "Switch target creature's power and toughness until end of turn."


@rule("613.4d", "613.4")
def test_a_switch_applies_after_all_other_changes(table: Table) -> None:
    (turtle,) = table.battlefield("A", creature("Pond Turtle", "1/3"))
    cast(table, "Target creature gets +0/+1 until end of turn.", turtle)
    cast(table, SWITCH, turtle)
    assert size(table, turtle) == (4, 1)
    cast(table, "Target creature gets +5/+0 until end of turn.", turtle)
    assert size(table, turtle) == (4, 6)


@rule("613.4d")
def test_two_switches_cancel_each_other(table: Table) -> None:
    (turtle,) = table.battlefield("A", creature("Pond Turtle", "1/3"))
    cast(table, "Target creature gets +0/+1 until end of turn.", turtle)
    cast(table, SWITCH, turtle)
    cast(table, SWITCH, turtle)
    assert size(table, turtle) == (1, 4)


@rule("613.5")
def test_a_colour_change_brings_a_creature_under_a_coloured_anthem_and_takes_it_out(table: Table) -> None:
    table.battlefield("A", card("Ivory Oath", "{W}", "Enchantment", "White creatures you control get +1/+1."))
    (rat,) = table.battlefield("A", creature("Cellar Rat", "2/2", types="Creature — Rat", cost="{1}{B}"))
    assert size(table, rat) == (2, 2)
    cast(table, "Target creature becomes white until end of turn.", rat)
    assert size(table, rat) == (3, 3)
    cast(table, "Target creature becomes red until end of turn.", rat)
    assert size(table, rat) == (2, 2)


@rule("613.4c", "613.4b", "613.5")
def test_setting_power_and_toughness_comes_before_counters_and_bonuses(table: Table) -> None:
    (ogre,) = table.battlefield("A", creature("Gutter Ogre", "2/2"))
    add_counters(table, ogre, "+1/+1")
    assert size(table, ogre) == (3, 3)
    cast(table, "Target creature gets +4/+4 until end of turn.", ogre)
    assert size(table, ogre) == (7, 7)
    table.battlefield("A", card("Thick Hides", "{1}{G}", "Enchantment", "Creatures you control get +0/+2."))
    assert size(table, ogre) == (7, 9)
    cast(table, "Target creature has base power and toughness 0/1 until end of turn.", ogre)
    assert size(table, ogre) == (5, 8)
    found = table.game.chars(ogre)
    assert (found.base_power, found.base_toughness) == (0, 1)  # CR 208.4b


@rule("613.6")
def test_parts_of_one_effect_apply_in_their_layers(table: Table) -> None:
    (cat,) = table.battlefield("A", creature("Alley Cat", "2/2", types="Creature — Cat", cost="{1}{G}"))
    cast(table, "Target creature gets +1/+1 and becomes blue until end of turn.", cat)
    found = chars(table, cat)
    assert (found.power, found.toughness, found.colors) == (3, 3, ("U",))


@rule("613.6")
def test_an_effect_goes_on_applying_to_what_no_longer_fits_its_words(table: Table) -> None:
    """The rulebook's noncreature artifacts: the size is set on those that were noncreature before layer 4."""
    (crate,) = table.battlefield("A", card("Rusty Crate", "{3}", "Artifact"))
    (golem,) = table.battlefield("A", card("Yard Golem", "{4}", "Artifact Creature — Golem", "", "5/5"))
    table.battlefield(
        "A", card("Waking Bell", "{U}", "Enchantment", "Noncreature artifacts are 2/2 artifact creatures.")
    )
    assert size(table, crate) == (2, 2)
    assert set(chars(table, crate).types) == {"artifact", "creature"}
    assert size(table, golem) == (5, 5)


@rule("613.6")
def test_a_land_animated_by_a_granted_ability_that_counts(table: Table) -> None:
    """The rulebook's tomb. A granted "power and toughness are each equal to" sets in layer 7b, by timestamp."""
    (tomb,) = table.battlefield("A", card("Mossy Barrow", "", "Land"))
    animate = "Until end of turn, target land becomes a 3/3 creature that's still a land."
    count = (
        "Until end of turn, target land becomes a black and green Plant Zombie creature with \"This creature's power and "
        "toughness are each equal to the number of creature cards in your graveyard.\" that's still a land."
    )
    cast(table, animate, tomb)
    cast(table, "Target creature gets +1/+1 until end of turn.", tomb)
    assert size(table, tomb) == (4, 4)
    dead = creature("Gutter Ogre", "2/2")
    table.graveyard("A", *[dead] * 10)
    cast(table, count, tomb)
    assert size(table, tomb) == (11, 11)
    table.graveyard("A", dead)
    assert size(table, tomb) == (12, 12)
    cast(table, animate, tomb)
    assert size(table, tomb) == (4, 4)
    assert chars(table, tomb).colors == ("B", "G")


@rule("613.9")
def test_the_last_of_two_contradicting_effects_wins(table: Table) -> None:
    (ogre,) = table.battlefield("A", creature("Gutter Ogre", "2/2"))
    cast(table, "Target creature loses flying until end of turn.", ogre)
    cast(table, "Target creature gains flying until end of turn.", ogre)
    assert chars(table, ogre).keyword("flying") is not None
    cast(table, "Target creature loses flying until end of turn.", ogre)
    assert chars(table, ogre).keyword("flying") is None


@rule("613.9")
def test_what_makes_a_creature_white_also_brings_it_the_bonus_of_white_creatures(table: Table) -> None:
    table.battlefield("A", card("Ivory Oath", "{W}", "Enchantment", "White creatures get +1/+1."))
    (ogre,) = table.battlefield("A", creature("Gutter Ogre", "2/2"))
    table.battlefield("A", card("Whitewash", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature is white."),
                      attach_to=ogre)  # fmt: skip
    assert size(table, ogre) == (3, 3)


@rule("613.1f", "122.1b")
def test_keyword_counters_give_their_keywords(table: Table) -> None:
    (ogre,) = table.battlefield("A", creature("Gutter Ogre", "2/2"))
    add_counters(table, ogre, "flying")
    assert chars(table, ogre).keyword("flying") is not None


@rule("305.6")
def test_a_basic_land_type_gives_its_mana_ability(table: Table) -> None:
    (grove,) = table.battlefield("A", card("Forest", "", "Basic Land — Forest"))
    (ability,) = chars(table, grove).abilities.mana
    assert ability.label == "{T}: Add {G}."
    assert ability.costs[0].taps_source()


@rule("305.7")
def test_setting_a_basic_land_type_takes_the_printed_abilities_but_not_granted_ones(table: Table) -> None:
    workshop = card("Old Workshop", "", "Land", "{T}: Draw a card.")
    (land,) = table.battlefield("A", workshop)
    table.battlefield("A", card("Rising Water", "{U}", "Enchantment", "Lands you control are Islands."))
    table.battlefield("A", card("Signposts", "{W}", "Enchantment", 'Lands you control have "{T}: You gain 1 life."'))
    found = chars(table, land)
    assert found.subtypes == ("Island",)
    assert [ability.label for ability in found.abilities.mana] == ["{T}: Add {U}."]
    assert [ability.label for ability in found.abilities.activated] == ["{T}: You gain 1 life."]


@rule("305.7")
def test_a_land_type_in_addition_takes_nothing(table: Table) -> None:
    (land,) = table.battlefield("A", card("Old Workshop", "", "Land — Forest", "{T}: Draw a card."))
    table.battlefield(
        "A", card("Creeping Bog", "{B}", "Enchantment", "Each land is a Swamp in addition to its other land types.")
    )
    found = chars(table, land)
    assert found.subtypes == ("Forest", "Swamp")
    assert [ability.label for ability in found.abilities.mana] == ["{T}: Add {B}.", "{T}: Add {G}."]
    assert len(found.abilities.activated) == 1


@rule("208.3")
def test_a_permanent_that_is_no_creature_has_no_power(table: Table) -> None:
    (cart,) = table.battlefield("A", card("Hay Cart", "{2}", "Artifact — Vehicle", "", "3/3"))
    assert size(table, cart) == (None, None)
    cast(table, "Target artifact becomes an artifact creature until end of turn.", cart)
    assert size(table, cart) == (3, 3)
