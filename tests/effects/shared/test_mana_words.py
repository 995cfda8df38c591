"""What mana is added, in words (CR 106.1, 106.7): "{U} or {B}", "one mana of any color"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("106.1", "605.3b")
@pytest.mark.parametrize(("mana", "pool"), [("GG", "GG"), ("WW", "WW")])
def test_x_mana_of_one_kind_or_of_another(mana: str, pool: str) -> None:
    table = Table()
    (elder,) = table.battlefield("A", card("Odd Elder", "{1}", "Creature — Elf", "{T}: Add X {G} or X {W}, where X is the number of other creatures you control.", "1/1"))
    table.battlefield("A", bear(), ogre(), lamp())
    table.battlefield("B", bear())
    table.tap_for_mana("A", elder, mana)
    assert table.pool("A") == pool


@rule("106.1", "607.2d")
def test_as_much_mana_and_one_more() -> None:
    table = Table()
    chain = permanent(table, "Exile a creature you control: Add X mana of any one color, where X is the exiled creature's mana value plus one.",
                      types="Enchantment")  # fmt: skip
    table.battlefield("A", ogre())
    table.tap_for_mana("A", chain)
    assert len(table.pool("A")) == 4 and table.zone("A", "exile") == ["Plain Ogre"]


@rule("106.3", "608.2d")
def test_one_mana_of_a_color_of_a_permanent() -> None:
    table = Table()
    crater = permanent(table, "{T}: Choose a color of a permanent you control. Add one mana of that color.", types="Land")
    stone = permanent(table, "{T}: Choose a color of a card in your graveyard. Add one mana of that color.", types="Artifact")
    table.battlefield("A", bear()), table.graveyard("A", ogre()), table.battlefield("B", sprite())
    table.tap_for_mana("A", crater)
    table.tap_for_mana("A", stone)
    assert sorted(table.pool("A")) == ["G", "R"]


@rule("106.1b", "608.2d")
def test_mana_of_any_color_they_choose() -> None:
    table = Table()
    lantern = permanent(table, "{T}: Choose a player. That player adds one mana of any color they choose.", types="Artifact")
    table.answer("A", [1]).answer("B", 4)
    table.tap_for_mana("A", lantern)
    assert (table.pool("A"), table.pool("B")) == ("", "G")
