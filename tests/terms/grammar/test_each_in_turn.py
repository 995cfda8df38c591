"""Each, and its own: where words speak of each of several things, each is looked at by itself. “other” is
other than it."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = card("Tall Bear", "{1}{G}", "Creature — Bear", size="2/2")
CUB = card("Wee Bear", "{G}", "Creature — Bear", size="1/1")
WOLF = card("Lone Wolf", "{1}{G}", "Creature — Wolf", size="3/4")


def cast(table: Table, text: str, targets: list[int] | None = None, types: str = "Sorcery") -> Table:
    table.hand("A", card("Said Aloud", "{G}", types, text))
    return table.mana("A", "{G}").cast("A", "Said Aloud", targets).resolve()


@rule("608.2c")
def test_each_deals_its_own_power_to_its_own_controller() -> None:
    table = Table()
    table.battlefield("A", BEAR, CUB)
    table.battlefield("B", WOLF)
    cast(table, "Each creature deals damage equal to its power to its controller.")
    assert (table.life("A"), table.life("B")) == (17, 17)


def test_each_deals_damage_to_itself() -> None:
    table = Table()
    table.battlefield("A", BEAR, CUB)
    table.battlefield("B", WOLF)
    cast(table, "Each creature deals damage to itself equal to its power.")
    assert (table.all("Tall Bear"), table.all("Wee Bear"), len(table.all("Lone Wolf"))) == ([], [], 1)


@pytest.mark.parametrize(
    "text",
    [
        "Each creature you control gets +X/+X until end of turn, where X is its power.",
        "Each creature you control gets +X/+X until end of turn, where X is its toughness.",
    ],
)
def test_each_gets_a_bonus_of_its_own(text: str) -> None:
    table = Table()
    bear, cub = table.battlefield("A", BEAR, CUB)
    cast(table, text)
    assert (table.pt(bear), table.pt(cub)) == ((4, 4), (2, 2))


def test_each_gets_as_many_counters_as_its_own_power() -> None:
    table = Table()
    bear, cub = table.battlefield("A", BEAR, CUB)
    cast(table, "Put X +1/+1 counters on each creature you control, where X is that creature's power.")
    assert (table.counters(bear), table.counters(cub)) == ({"+1/+1": 2}, {"+1/+1": 1})


@rule("604.3", "613.4c")
@pytest.mark.parametrize(
    ("text", "sizes"),
    [
        ("Each creature you control gets +0/+2 as long as it's untapped.", ((2, 4), (1, 1))),
        ("Each creature you control gets +2/+0 as long as it's tapped.", ((2, 2), (3, 1))),
        ("Each creature you control gets +1/+1 as long as it has a charge counter on it.", ((3, 3), (1, 1))),
    ],
)
def test_a_condition_about_each_is_asked_of_each(text: str, sizes: object) -> None:
    table = Table()
    table.battlefield("A", card("Said Always", "{G}", "Enchantment", text))
    (bear,) = table.battlefield("A", BEAR, counters={"charge": 1})
    (cub,) = table.battlefield("A", CUB, tapped=True)
    assert (table.pt(bear), table.pt(cub)) == sizes


def test_other_than_the_enchanted_creature() -> None:
    table = Table()
    (bear,) = table.battlefield("A", BEAR)
    table.battlefield("A", CUB, WOLF)
    words = "Enchant creature\nEnchanted creature gets +1/+1 for each other creature on the battlefield that shares a " \
            "creature type with it."
    cast(table, words, [bear], "Enchantment — Aura")
    assert table.pt(bear) == (3, 3)


def test_other_than_each_of_them() -> None:
    table = Table()
    bear, cub = table.battlefield("A", BEAR, CUB)
    table.battlefield("A", card("Said Always", "{G}", "Enchantment", "Creatures you control get +1/+0 for each other "
                                "creature you control."))
    assert (table.pt(bear), table.pt(cub)) == ((3, 2), (2, 1))


def test_other_than_the_target() -> None:
    table = Table()
    bear, _ = table.battlefield("A", BEAR, CUB)
    cast(table, "Target creature gets +1/+1 until end of turn for each other creature you control.", [bear])
    assert table.pt(bear) == (3, 3)


def test_other_is_other_than_what_says_so_where_it_speaks_of_itself() -> None:
    table = Table()
    (leader,) = table.battlefield("A", card("Elder Bear", "{G}", "Creature — Bear", "Other Bears you control get +1/+1."
                                            "\nElder Bear gets +0/+1 for each other creature you control.", size="1/1"))
    (bear,) = table.battlefield("A", BEAR)
    assert (table.pt(leader), table.pt(bear)) == ((1, 2), (3, 3))


@rule("707.2")
def test_a_copy_has_what_the_next_sentence_gives_it() -> None:
    table = Table()
    (bear,) = table.battlefield("A", BEAR)
    cast(table, "Create a token that's a copy of target creature. That token has haste.", [bear])
    (token,) = (oid for oid in table.all("Tall Bear") if oid != bear)
    assert table.has(token, "haste") and not table.has(bear, "haste")


@rule("601.2c")
def test_whoever_chooses_a_target_is_who_they_are() -> None:
    table = Table()
    words = "{T}: An opponent chooses target creature they control. Create a token that's a copy of that creature."
    (mirror,) = table.battlefield("A", card("Old Mirror", "{3}", "Artifact", words))
    table.battlefield("A", WOLF)
    (bear,) = table.battlefield("B", BEAR)
    table.activate("A", mirror, [bear]).resolve()
    assert (len(table.all("Tall Bear", who="A")), len(table.all("Lone Wolf"))) == (1, 1)
