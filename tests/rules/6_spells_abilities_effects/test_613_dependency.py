"""Timestamps and dependency within a layer (CR 613.7, 613.8), found by trying the effects."""

from __future__ import annotations

import pytest

from engine.game.events.status import Attach
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from engine.meaning.characteristics import Characteristics
from tests.rulebook import rule
from tests.support.boards.projections import assert_all_ways_agree, in_doubt
from tests.support.boards.table import Table, card


@pytest.fixture
def table() -> Table:
    return Table()


def enchantment(name: str, text: str) -> CardDefinition:
    return card(name, "{2}", "Enchantment", text)


def bear(name: str = "Plain Bear", text: str = "", types: str = "Creature — Bear") -> CardDefinition:
    return card(name, "{1}{G}", types, text, "2/2")


def chars(table: Table, oid: int) -> Characteristics:
    assert_all_ways_agree(table.game)
    return table.game.chars(oid)


def size(table: Table, oid: int) -> tuple[int | None, int | None]:
    found = chars(table, oid)
    return found.power, found.toughness


FLOOD = enchantment("Rising Water", "Nonbasic lands are Islands.")
BOG = card("Creeping Bog", "", "Land", "Each land is a Swamp in addition to its other land types.")


# --- timestamps -----------------------------------------------------------------------------------------------------


@rule("613.7")
def test_of_two_effects_that_set_the_same_the_later_one_wins(table: Table) -> None:
    (ogre,) = table.battlefield("A", bear())
    table.battlefield("A", enchantment("Small World", "Creatures have base power and toughness 1/1."))
    assert size(table, ogre) == (1, 1)
    table.battlefield("A", enchantment("Big World", "Creatures have base power and toughness 5/5."))
    assert size(table, ogre) == (5, 5)
    assert not in_doubt(table.game)


@rule("613.7a", "613.7e")
def test_an_attached_equipment_gets_a_new_timestamp(table: Table) -> None:
    (ogre,) = table.battlefield("A", bear())
    shrinker = card("Heavy Chain", "{1}", "Artifact — Equipment", "Equipped creature has base power and toughness 0/1.")
    grower = card("Tall Boots", "{1}", "Artifact — Equipment", "Equipped creature has base power and toughness 6/6.")
    chain, _boots = table.battlefield("A", shrinker, grower, attach_to=ogre)
    assert size(table, ogre) == (6, 6)
    happen(table.game, Attach(chain))
    assert size(table, ogre) == (6, 6)
    happen(table.game, Attach(chain, ogre))
    assert size(table, ogre) == (0, 1)


@rule("613.7a")
def test_a_granted_ability_has_the_later_of_two_timestamps(table: Table) -> None:
    """The rulebook's hammer. An ability from an older effect is as old as its Equipment once that is moved."""
    (ogre,) = table.battlefield("A", bear())
    hammer = card("Anvil Hammer", "{1}", "Artifact — Equipment", "Equipped creature gets +5/+5 and loses flying.")
    (held,) = table.battlefield("A", hammer, attach_to=ogre)
    table.battlefield("A", enchantment("Feather Rune", 'Equipment have "Equipped creature has flying."'))
    assert chars(table, ogre).keyword("flying") is not None
    happen(table.game, Attach(held))
    happen(table.game, Attach(held, ogre))
    found = chars(table, ogre)
    assert (found.power, found.keyword("flying") is not None) == (7, True)  # both new; their relative order remains


# --- dependency -----------------------------------------------------------------------------------------------------


@rule("613.8", "613.8a", "305.7")
def test_an_effect_waits_for_the_one_that_takes_its_ability_away(table: Table) -> None:
    """A land that makes each land a Swamp too, older than what makes nonbasic lands Islands."""
    (bog,) = table.battlefield("A", BOG)
    (forest,) = table.battlefield("A", card("Forest", "", "Basic Land — Forest"))
    assert chars(table, forest).subtypes == ("Forest", "Swamp")
    table.battlefield("A", FLOOD)
    assert chars(table, bog).subtypes == ("Island",)
    assert chars(table, forest).subtypes == ("Forest",)
    assert in_doubt(table.game)


@rule("613.8a")
def test_an_effect_waits_for_the_one_that_changes_what_it_applies_to(table: Table) -> None:
    """ "All Goblins are Zombies too" depends on "all Zombies are Elves", whichever is older."""
    (goblin,) = table.battlefield("A", bear("Ditch Goblin", types="Creature — Goblin"))
    elves = enchantment("Fair Rumour", "All Zombies are Elves in addition to their other creature types.")
    zombies = enchantment("Foul Rumour", "All Goblins are Zombies in addition to their other creature types.")
    table.battlefield("A", elves, zombies)
    assert chars(table, goblin).subtypes == ("Goblin", "Zombie", "Elf")
    assert in_doubt(table.game)


@rule("613.8a", "otherwise the effect is independent: nothing else is in its layer")
def test_an_effect_that_looks_at_what_its_layer_changes_depends_on_nothing_where_it_is_alone(table: Table) -> None:
    (forest,) = table.battlefield("A", card("Forest", "", "Basic Land — Forest"))
    table.battlefield("A", enchantment("Walking Woods", "Lands are 1/1 creatures in addition to their other types."))
    table.battlefield("A", enchantment("Common Pride", "Creatures you control get +1/+1."))
    table.battlefield("A", enchantment("Big World", "Creatures have base power and toughness 5/5."))
    assert size(table, forest) == (6, 6) and not in_doubt(table.game), "what is in a layer with another looks at nothing there"
    table.battlefield("A", enchantment("Iron World", "Creatures are artifacts in addition to their other types."))
    assert set(chars(table, forest).types) == {"artifact", "creature", "land"} and in_doubt(table.game)


@rule("613.8a", "what it applies to, changed in the same layer by an effect on one creature", "613.8b", "just after it")
def test_an_effect_waits_for_a_newer_one_that_makes_one_creature_what_it_applies_to(table: Table) -> None:
    (other,) = table.battlefield("A", bear())
    table.battlefield("A", enchantment("Foul Rumour", "All Goblins are Zombies in addition to their other creature types."))
    table.hand("A", card("Boon", "{0}", "Instant", "Target creature gets +1/+1 until end of turn."))
    table.hand("A", card("Guise", "{0}", "Instant", "Target creature becomes a Goblin in addition to its other types until end of turn."))
    table.cast("A", "Boon", targets=[other]).resolve()
    assert size(table, other) == (3, 3) and not in_doubt(table.game), "in another layer"
    table.cast("A", "Guise", targets=[other]).resolve()
    assert chars(table, other).subtypes == ("Bear", "Goblin", "Zombie") and in_doubt(table.game)


@rule("613.8b")
def test_effects_that_depend_on_each_other_apply_by_their_timestamps(table: Table) -> None:
    (goblin,) = table.battlefield("A", bear("Ditch Goblin", types="Creature — Goblin"))
    (zombie,) = table.battlefield("A", bear("Ditch Zombie", types="Creature — Zombie"))
    table.battlefield("A", enchantment("Foul Rumour", "All Goblins are Zombies."))
    table.battlefield("A", enchantment("Fair Rumour", "All Zombies are Goblins."))
    assert chars(table, goblin).subtypes == ("Goblin",)  # first a Zombie, then with all Zombies a Goblin
    assert chars(table, zombie).subtypes == ("Goblin",)


@rule("613.8b", "several form a dependency loop: timestamps")
def test_three_effects_that_depend_on_one_another_in_a_ring_apply_by_their_timestamps(table: Table) -> None:
    """Only the Elf is no Zombie: the oldest effect has been applied before anything makes it a Goblin."""
    kinds = ("Goblin", "Zombie", "Elf")
    old = table.battlefield("A", *[bear(f"Ditch {kind}", types=f"Creature — {kind}") for kind in kinds])
    for those, are in (("Goblins", "Zombies"), ("Zombies", "Elves"), ("Elves", "Goblins")):
        table.battlefield("A", enchantment(f"Word of {are}", f"All {those} are {are} in addition to their other creature types."))
    found = [chars(table, oid).subtypes for oid in old]
    assert found == [("Goblin", "Zombie", "Elf"), ("Zombie", "Elf", "Goblin"), ("Elf", "Goblin")]


@rule("613.8c")
def test_the_order_is_considered_again_after_each_effect(table: Table) -> None:
    """A chain of three in the worst order of timestamps. The first waits for the second because of the Zombie."""
    (goblin,) = table.battlefield("A", bear("Ditch Goblin", types="Creature — Goblin"))
    table.battlefield("A", bear("Ditch Zombie", types="Creature — Zombie"))
    for first, then in (("Elves", "Merfolk"), ("Zombies", "Elves"), ("Goblins", "Zombies")):
        table.battlefield(
            "A", enchantment(f"Word of {then}", f"All {first} are {then} in addition to their other types.")
        )
    assert chars(table, goblin).subtypes == ("Goblin", "Zombie", "Elf", "Merfolk")


@rule("613.8a")
def test_a_lord_that_loses_its_ability_gives_nothing_in_that_layer(table: Table) -> None:
    (lord,) = table.battlefield("A", bear("Hawk Rider", "Other creatures you control have flying."))
    (other,) = table.battlefield("A", bear())
    assert chars(table, other).keyword("flying") is not None
    table.hand("A", card("Dull Chord", "{U}", "Instant", "Target creature loses all abilities until end of turn."))
    table.mana("A", "{U}").cast("A", "Dull Chord", targets=[lord]).resolve(1)
    assert chars(table, other).keyword("flying") is None


@rule("613.7", "613.8a", "otherwise the effect is independent")
def test_what_takes_abilities_does_not_wait_for_a_younger_effect_that_gives_one(table: Table) -> None:
    """The rider is too small to lose its ability. What it gives is younger than the loss, so that the ox has it."""
    table.battlefield("A", enchantment("Dull Heights", "Creatures with power 3 or greater lose all abilities."))
    table.battlefield("A", bear("Hawk Rider", "Other creatures you control have flying."))
    (ox,) = table.battlefield("A", card("Great Ox", "{2}{G}", "Creature — Ox", "Trample", "4/4"))
    found = chars(table, ox)
    assert found.keyword("flying") is not None and found.keyword("trample") is None


@rule("613.6")
def test_what_has_begun_in_an_earlier_layer_goes_on_though_the_ability_is_lost(table: Table) -> None:
    """Layer 4 and 7b of one ability, on a creature that loses it in layer 6."""
    (rook,) = table.battlefield(
        "A", bear("Waking Rook", "Noncreature artifacts you control are 4/4 Golem artifact creatures.")
    )
    (crate,) = table.battlefield("A", card("Rusty Crate", "{3}", "Artifact"))
    table.battlefield("A", enchantment("Dull Silence", "Creatures lose all abilities."))
    found = chars(table, crate)
    assert (found.power, found.subtypes) == (4, ("Golem",))
    assert not chars(table, rook).abilities


@rule("613.6", "613.1f")
def test_a_bonus_from_a_lost_ability_does_not_begin(table: Table) -> None:
    (lord,) = table.battlefield("A", bear("Bear Captain", "Other creatures you control get +1/+1."))
    (other,) = table.battlefield("A", bear())
    assert size(table, other) == (3, 3)
    table.battlefield(
        "A", enchantment("Dull Silence", "All creatures lose all abilities and have base power and toughness 1/1.")
    )
    assert size(table, other) == (1, 1)
    assert size(table, lord) == (1, 1)


@rule("613.8a")
def test_two_creatures_that_take_all_abilities_away(table: Table) -> None:
    """Each would end the other's effect. A loop, so the older one applies and the younger no longer exists."""
    older, younger = table.battlefield(
        "A",
        bear("First Mute", "Other creatures lose all abilities."),
        bear("Second Mute", "Other creatures lose all abilities."),
    )
    assert chars(table, older).abilities
    assert not chars(table, younger).abilities


@rule("613.8a")
def test_a_granted_ability_that_grants_in_the_same_layer(table: Table) -> None:
    teacher = bear("Head Teacher", 'Other Bears you control have "Elves you control have flying."')
    (_, _, elf) = table.battlefield("A", teacher, bear(), bear("Glade Elf", types="Creature — Elf"))
    assert chars(table, elf).keyword("flying") is not None
    table.battlefield("A", enchantment("Dull Silence", "Bears lose all abilities."))
    assert chars(table, elf).keyword("flying") is None


@rule("613.8a")
def test_power_read_in_its_own_layer(table: Table) -> None:
    """ "Creatures with power 3 or greater get …" depends on what else changes power in layer 7c."""
    (small,) = table.battlefield("A", bear())
    table.battlefield("A", enchantment("Pride of the Tall", "Creatures with power 3 or greater get +10/+10."))
    assert size(table, small) == (2, 2)
    table.battlefield("A", enchantment("Common Pride", "Creatures you control get +1/+1."))
    assert size(table, small) == (13, 13)


# --- characteristic-defining abilities ------------------------------------------------------------------------------

COUNTER = card(
    "Meadow Tally", "{2}{G}", "Creature — Elemental",
    "Meadow Tally's power and toughness are each equal to the number of creatures you control.", "*/*",
)  # fmt: skip


@rule("613.3", "613.4a", "604.3")
def test_a_defining_ability_applies_first_and_everywhere(table: Table) -> None:
    (held,) = table.hand("A", COUNTER)
    assert size(table, held) == (0, 0)
    table.battlefield("A", enchantment("Small World", "Creatures have base power and toughness 1/1."))
    (tally, _) = table.battlefield("A", COUNTER, bear())
    assert size(table, held) == (2, 2)
    assert size(table, tally) == (1, 1)


@rule("604.3", "613.4a")
def test_a_star_follows_the_board(table: Table) -> None:
    (tally,) = table.battlefield("A", COUNTER)
    assert size(table, tally) == (1, 1)
    table.battlefield("A", bear(), bear())
    table.battlefield("B", bear())
    assert size(table, tally) == (3, 3)


@rule("613.3")
def test_a_defining_ability_in_the_type_layer_applies_before_older_effects(table: Table) -> None:
    table.battlefield("A", enchantment("Fair Rumour", "All Elves are Druids in addition to their other types."))
    (shifter,) = table.battlefield("A", bear("Many Faces", "Changeling"))
    found = chars(table, shifter)
    assert "Druid" in found.subtypes and "Elf" in found.subtypes


@rule("613.8a", "applying the other would change the existence of the first effect", "613.6", "what starts to apply in a layer")
def test_an_ability_that_is_given_and_taken_away_in_one_layer_has_no_effect_there(table: Table) -> None:
    """It comes in the layer of abilities. Its effect on types never begins, and that on abilities only if it stays."""
    one, other = table.battlefield("A", bear(), bear())
    words = "Other creatures you control are artifacts in addition to their other types and have flying."
    table.hand("A", card("Boon", "{0}", "Instant", f'Until end of turn, target creature gains "{words}"'))
    table.hand("A", card("Bane", "{0}", "Instant", "Target creature loses all abilities until end of turn."))
    table.cast("A", "Boon", targets=[one]).resolve()
    assert chars(table, other).types == ("creature",) and table.has(other, "flying")
    table.cast("A", "Bane", targets=[one]).resolve()
    assert chars(table, other).types == ("creature",) and not table.has(other, "flying")
