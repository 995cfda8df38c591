"""Losing control and coming off, which abilities see by looking back in time."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, ogre, permanent
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


@rule("701.3a")
def test_an_aura_that_enters_becomes_attached() -> None:
    table = Table()
    (watcher,) = table.battlefield("A", creature("Whenever an Aura becomes attached to this creature, you gain 4 life."))
    table.hand("A", card("Blessing", "{0}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1."))
    table.cast("A", "Blessing", targets=[watcher]).resolve()
    assert table.life("A") == 24


def test_an_equipment_that_is_moved_becomes_attached() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (axe,) = table.battlefield("A", card(
        "Axe", "{1}", "Artifact — Equipment",
        "Whenever Axe becomes attached to a creature, tap that creature.\nEquip {0}"))  # fmt: skip
    table.activate("A", axe, targets=[bear]).resolve()
    assert table.game.obj(bear).tapped


@rule("603.7b", "603.7c")
@pytest.mark.parametrize("how", ["untapped", "lost", "gone", "neither"])
def test_it_is_exiled_at_the_first_of_two_moments(how: str) -> None:
    table = Table()
    queen = permanent(table, "{0}, {T}: Put target creature card from a graveyard onto the battlefield under your control. When Test Thing becomes untapped or you "
                      "lose control of Test Thing, exile that creature.")  # fmt: skip
    (dead,) = table.graveyard("B", ogre())
    table.activate("A", queen, [dead]).resolve()
    assert table.game.controller(table.find("Plain Ogre")) == 0
    if how == "untapped":
        do(table, "Untap target creature.", targets=[queen])
    elif how == "gone":
        do(table, "Destroy target creature.", targets=[queen])
    elif how == "lost":
        taker = permanent(table, "{0}: Gain control of target creature.", who="B", types="Artifact")
        table.activate("B", taker, [queen]).resolve()
    else:
        do(table, "Tap target creature.", targets=[table.find("Plain Ogre")])
    assert (table.zone("B", "exile") == ["Plain Ogre"]) == (how != "neither")
    assert bool(table.all("Plain Ogre")) == (how == "neither")
