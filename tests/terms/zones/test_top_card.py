"""The card on top of a library as words speak of it, without naming it before."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import BEAR as PLAIN_BEAR
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")


@rule("401.1", "608.2c")
@pytest.mark.parametrize("power", [1, 2])
def test_the_bottom_card_of_a_library(power: int) -> None:
    table = Table(library=0)
    chief = permanent(table, "{0}: Put the bottom card of your library into your graveyard. If it's a creature card with power less than or "
                      "equal to Test Thing's power, put it onto the battlefield.", size=f"{power}/1")  # fmt: skip
    table.library("A", ogre(), bear())
    table.activate("A", chief).resolve()
    assert table.zone("A", "library") == ["Plain Ogre"]
    assert (len(table.all("Plain Bear")), table.zone("A", "graveyard")) == ((1, []) if power == 2 else (0, ["Plain Bear"]))


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


@rule("404.2")
def test_the_top_creature_card_of_the_graveyard() -> None:
    table = Table()
    table.graveyard("A", card(*OGRE), card(*BEAR), spell("You gain 1 life.", "Chaff"))
    table.hand("A", spell("Return the top creature card of your graveyard to the battlefield. That creature gains haste "
                          "until end of turn."))  # fmt: skip
    table.cast("A", "Spell").resolve()
    (bear,) = table.all("Meadow Bear")
    assert table.has(bear, "haste") and not table.all("Hill Ogre")


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def test_the_top_creature_card_as_a_cost() -> None:
    table = Table()
    (eater,) = table.battlefield("A", creature("Exile the top creature card of your graveyard: This creature gets +2/+2 "
                                               "until end of turn."))  # fmt: skip
    assert all(action.kind != "activate" for action in table.actions("A"))
    table.graveyard("A", card(*OGRE), card(*BEAR), spell("You gain 1 life.", "Chaff"))
    table.activate("A", eater).resolve()
    assert table.pt(eater) == (3, 3) and table.zone("A", "graveyard") == ["Hill Ogre", "Chaff"]


@rule("404.2")
def test_the_bottom_card_of_a_graveyard_is_the_one_that_lies_there_longest() -> None:
    table = Table()
    table.graveyard("B", bear(), ogre())
    do(table, "Exile the bottom card of target player's graveyard.", [1])
    assert table.zone("B", "exile") == ["Plain Bear"] and table.zone("B", "graveyard") == ["Plain Ogre"]
    do(table, "Exile the bottom card of target player's graveyard.", [0])
    assert "Test Rite" in table.zone("A", "exile")


@rule("401.1", "611.3a")
def test_as_long_as_the_top_card_is_something() -> None:
    table = Table()
    lantern = permanent(table, "As long as the top card of your library is a creature card, Test Thing gets +2/+2.")
    assert table.pt(lantern) == (1, 1)
    table.library("A", bear())
    assert table.pt(lantern) == (3, 3)
    table.library("B", ogre())
    assert table.pt(lantern) == (3, 3)
    do(table, "Put the top card of your library on the bottom of your library.")
    assert table.pt(lantern) == (1, 1) and table.zone("A", "library")[-1] == PLAIN_BEAR[0]


@rule("401.1", "105.2")
def test_what_shares_a_color_with_the_top_card() -> None:
    table = Table()
    permanent(table, "As long as the top card of your library is a creature card, creatures you control that share a color with "
              "that card get +1/+1.", types="Artifact")  # fmt: skip
    (green,) = table.battlefield("A", bear())
    (red,) = table.battlefield("A", ogre())
    table.library("A", bear())
    assert (table.pt(green), table.pt(red)) == ((3, 3), (3, 3))
    table.library("A", sprite())
    assert (table.pt(green), table.pt(red)) == ((2, 2), (3, 3))
