"""Wordings about spells, mana, discarding, entering and shared characteristics, as they work in a game."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card


@rule("707.9b")
def test_a_copy_whose_name_is_still_its_own() -> None:
    table = Table()
    stranger = "You may have this creature enter as a copy of any creature on the battlefield, except its name is Grey Stranger, it's legendary in addition to its other types, and it has flying."
    table.battlefield("B", bear())
    table.hand("A", card("Grey Stranger", "{0}", "Legendary Creature — Human", stranger, "0/0"))
    table.answer("A", lambda d: [d.candidates[0]])
    table.cast("A", "Grey Stranger").resolve()
    found = table.find("Grey Stranger", who="A")
    assert table.pt(found) == (2, 2) and table.has(found, "flying")
    assert "legendary" in table.game.chars(found).supertypes


@rule("611.2d", "613.4b")
def test_an_artifact_becomes_a_creature_as_big_as_its_mana_value() -> None:
    table = Table()
    (top,) = table.battlefield("A", card("Plain Top", "{4}", "Artifact"))
    do(table, "Target noncreature artifact becomes an artifact creature with power and toughness each equal to its mana value until end of turn.", [top])
    assert table.pt(top) == (4, 4)


def test_a_pair_each_of_which_gets_bigger() -> None:
    table = Table()
    (host,) = table.battlefield("A", bear())
    words = "Enchant creature\nEnchanted creature gets +1/+1."
    table.hand("A", card("Warm Scarf", "{0}", "Enchantment — Aura", words))
    table.cast("A", "Warm Scarf", [host]).resolve()
    wolf = permanent(table, "Each creature you control that's a Bear or an Ogre gets +1/+0.")
    assert table.pt(host) == (4, 3) and table.pt(wolf) == (1, 1)
