"""Clauses that name two things."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("205.3m")
def test_creatures_that_are_one_of_three_things() -> None:
    table = Table()
    permanent(table, "Each creature that's a Bear, a Faerie, or an Ape gets +2/+2.")
    (one,) = table.battlefield("B", bear())
    (two,) = table.battlefield("A", sprite())
    (three,) = table.battlefield("A", card("Ape Bear", "{0}", "Creature — Ape Bear", "", "1/1"))
    (none,) = table.battlefield("A", ogre())
    assert [table.pt(oid) for oid in (one, two, three, none)] == [(4, 4), (3, 3), (3, 3), (3, 3)]


@rule("509.1b", "702.14", "702.1d")
def test_without_flying_or_islandwalk() -> None:
    table = Table()
    permanent(table, "Creatures without flying or islandwalk can't attack.", types="Enchantment")
    ox, bird, fish, snake = table.battlefield(
        "A", ogre(), sprite(), card("Fish", "{U}", "Creature — Fish", "Islandwalk", "1/1"),
        card("Snake", "{B}", "Creature — Snake", "Swampwalk", "1/1"),
    )  # fmt: skip
    table.to_step("declare_attackers")
    offered = next(decision for decision in reversed(table.asked) if type(decision).__name__ == "DeclareAttackers")
    assert {oid for oid in (ox, bird, fish, snake) if oid in dict(offered.possible)} == {bird, fish}


def test_a_pair_each_of_which_gets_bigger() -> None:
    table = Table()
    (host,) = table.battlefield("A", bear())
    words = "Enchant creature\nEnchanted creature gets +1/+1."
    table.hand("A", card("Warm Scarf", "{0}", "Enchantment — Aura", words))
    table.cast("A", "Warm Scarf", [host]).resolve()
    wolf = permanent(table, "Each creature you control that's a Bear or an Ogre gets +1/+0.")
    assert table.pt(host) == (4, 3) and table.pt(wolf) == (1, 1)


@rule("109.2")
def test_one_kind_and_or_another() -> None:
    table = Table()
    permanent(table, "Creatures you control that are Zombies and/or tokens get +1/+1.", types="Enchantment")
    zombie, plain = table.battlefield("A", card("Test Zombie", "{1}", "Creature — Zombie", "", "1/1"), card("Test Elf", "{1}", "Creature — Elf", "", "1/1"))
    do(table, "Create a 1/1 white Bird creature token and a 1/1 black Zombie creature token.")
    made = [oid for oid in table.game.permanents() if table.game.obj(oid).token]
    assert [table.pt(oid) for oid in (zombie, plain, *made)] == [(2, 2), (1, 1), (2, 2), (2, 2)]
