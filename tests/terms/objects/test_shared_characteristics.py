"""Conditions about characteristics of several objects: in common, or of how many kinds."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import PlainCard, PlainFace
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")


@rule("105.2")
def test_all_of_them_share_a_color() -> None:
    table = Table()
    permanent(table, "Nonartifact creatures get +2/+2 as long as they all share a color.", types="Enchantment")
    cub, = table.battlefield("A", bear())
    (tin,) = table.battlefield("B", card("Tin Ox", "{1}", "Artifact Creature — Ox", "", "2/2"))
    assert (table.pt(cub), table.pt(tin)) == ((4, 4), (2, 2))
    (both,) = table.battlefield("B", card("Ford Ox", "{G}{U}", "Creature — Ox", "", "1/1"))
    assert (table.pt(cub), table.pt(both)) == ((4, 4), (3, 3))
    table.battlefield("B", sprite())
    assert (table.pt(cub), table.pt(both)) == ((2, 2), (1, 1))  # each pair shares one, but not all of them


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


@pytest.mark.parametrize(("sizes", "holds"), [(("1/1", "2/2", "3/3"), True), (("1/1", "2/2", "2/3"), False)])
def test_creatures_with_different_powers(sizes: tuple[str, ...], holds: bool) -> None:
    table = Table()
    table.battlefield("A", *(creature("", size) for size in sizes))
    table.hand("A", spell("If you control three or more creatures with different powers, you gain 3 life."))
    table.cast("A", "Spell").resolve()
    assert table.life("A") == (23 if holds else 20)


def test_lands_with_different_names() -> None:
    table = Table()
    table.battlefield("A", *(card(name, "", f"Basic Land — {name}") for name in ("Forest", "Forest", "Island")))
    table.hand("A", spell("If you control two or more lands with different names, you gain 3 life. If you control three or "
                          "more lands with different names, you gain 5 life."))  # fmt: skip
    table.cast("A", "Spell").resolve()
    assert table.life("A") == 23


@pytest.mark.parametrize(("theirs", "size"), [(1, (1, 1)), (2, (3, 3))])
def test_the_most_common_color_or_tied(theirs: int, size: tuple[int, int]) -> None:
    table = Table()
    (djinn,) = table.battlefield("A", creature("This creature gets -2/-2 as long as red is the most common color among all "
                                               "permanents or is tied for most common.", "3/3"))  # fmt: skip
    table.battlefield("A", card(*OGRE))
    table.battlefield("B", *(card(*BEAR) for _ in range(theirs)))
    assert table.pt(djinn) == size


@rule("602.1b", "602.5b", "a restriction is said once, and one limit is not that of two abilities")
@pytest.mark.parametrize(("said", "understood"), [
    ("Activate only as a sorcery.", True),
    ("Activate only as a sorcery. Activate only as a sorcery.", False),
    ("Activate only once each turn.", False),
])  # fmt: skip
def test_restrictions_of_an_ability_with_one_cost_or_another(said: str, understood: bool) -> None:
    face = PlainFace("Trial", "Artifact", f"Pay 2 life or {{2}}: You gain 1 life. {said}")
    assert (compile_card(PlainCard("Trial", (face,))).definition is not None) is understood


@rule("105.2")
@pytest.mark.parametrize(("target", "gone"), [("Plain Ogre", False), ("Plain Bear", True), ("Plain Sprite", True), ("Plain Lamp", False)])
def test_the_most_common_color(target: str, gone: bool) -> None:
    table = Table()
    table.battlefield("B", bear(), bear(), sprite(), sprite(), ogre(), lamp())
    do(table, "Return target permanent to its owner's hand if that permanent shares a color with the most common color among all permanents or a "
              "color tied for most common.", targets=[table.find(target)])  # fmt: skip
    assert (target in table.zone("B", "hand")) == gone


@rule("608.2h", "118.3")
@pytest.mark.parametrize(("number", "life"), [(2, 20), (3, 23)])
def test_card_types_among_the_sacrificed_permanents(number: int, life: int) -> None:
    table = Table()
    witch = permanent(table, "{T}, Sacrifice up to three permanents: If there were three or more card types among the sacrificed permanents, you "
                             "gain 3 life.", types="Enchantment")  # fmt: skip
    ones = table.battlefield("A", bear(), lamp(), card(*FOREST))
    table.policy = lambda decision: list(ones[:number]) if getattr(decision, "purpose", "") == "sacrifice" else None
    table.activate("A", witch).resolve()
    assert table.life("A") == life and not table.all("Plain Lamp")


@rule("608.2c")
@pytest.mark.parametrize(("top", "life"), [("Creature — Zombie", 22), ("Creature — Elf", 20)])
def test_at_least_one_of_them(top: str, life: int) -> None:
    table = Table()
    table.library("A", lamp(), card("Thing", "{1}", top, "", "1/1"), lamp())
    do(table, "Mill three cards. If at least one of them is a Zombie card, you gain 2 life.")
    assert table.life("A") == life


@rule("205.3", "603.4")
def test_four_permanent_types_in_a_graveyard() -> None:
    table = Table()
    thing = permanent(table, "{0}: You gain 1 life. Activate only if there are three or more permanent types among cards in your graveyard.")
    table.graveyard("A", bear(), card(*FOREST), card("Zap", "{R}", "Instant", "Draw a card."), card("Zip", "{R}", "Sorcery", "Draw a card."))
    assert thing not in [action.oid for action in table.actions("A")]
    table.graveyard("A", lamp())
    assert thing in [action.oid for action in table.actions("A")]


@rule("201.2a")
def test_so_many_with_the_same_name() -> None:
    """Not of two names, and not with those of others."""
    table = Table()
    atlas = permanent(table, "{0}: Draw a card. Activate only if you control three or more lands with the same name.", types="Artifact")
    rock, sand = card("Bare Rock", "", "Land"), card("Bare Sand", "", "Land")
    table.battlefield("A", rock, rock, sand, sand)
    table.battlefield("B", rock, rock)
    assert not [action for action in table.actions("A") if action.oid == atlas]
    table.battlefield("A", sand)
    assert [action for action in table.actions("A") if action.oid == atlas]


@rule("205.3m")
def test_the_most_that_have_a_creature_type_in_common() -> None:
    """One that has a type twice over counts once for it, and those of others do not count."""
    table = Table()
    table.battlefield("B", *[card("Wild Hound", "{1}", "Creature — Dog", "", "2/2")] * 4)
    table.battlefield("A", card("Old Hound", "{1}", "Creature — Dog Elder", "", "2/2"), card("Hedge", "{1}", "Creature — Wall", "", "0/1"),
                      card("Shifter", "{1}", "Creature — Shapeshifter", "Changeling", "2/2"),
                      card("Pup", "{1}", "Creature — Dog", "", "1/1"))  # fmt: skip
    words = "You gain X life, where X is the greatest number of {} you control that have a creature type in common."
    do(table, words.format("creatures"))
    assert table.life("A") == 23
    do(table, words.format("artifacts"))
    assert table.life("A") == 23
