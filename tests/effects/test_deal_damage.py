"""Dealing damage (CR 120, 601.2d)."""

from __future__ import annotations

import pytest

from engine.core.identity import NOBODY
from tests.effects.doing import bear, do, ogre, permanent, sprite
from tests.reading_words import reading
from tests.rulebook import rule
from tests.table import Table


@rule("120.3a")
def test_damage_to_a_player_is_loss_of_life() -> None:
    table = do(Table(), "~ deals 3 damage to any target.", targets=[1])
    assert table.life("B") == 17


@rule("120.3e")
def test_damage_is_marked_on_creatures_and_each_gets_its_own_share() -> None:
    table = Table()
    (one,) = table.battlefield("B", ogre())
    do(table, "~ deals 2 damage to target creature and 1 damage to you.", targets=[one])
    assert table.game.obj(one).damage == 2
    assert table.life("A") == 19


def test_each_creature_of_a_kind_and_each_player_is_dealt_damage() -> None:
    table = Table()
    (flyer,) = table.battlefield("B", sprite())
    (walker,) = table.battlefield("B", ogre())
    do(table, "~ deals 2 damage to each creature without flying and each player.")
    assert table.game.obj(flyer).damage == 0
    assert table.game.obj(walker).damage == 2
    assert (table.life("A"), table.life("B")) == (18, 18)


@rule("601.2d")
def test_damage_is_divided_as_the_spell_is_cast() -> None:
    table = Table()
    (one,) = table.battlefield("B", ogre())
    table.answer("A", "*")
    table.policy = lambda decision: [1, 4] if decision.kind == "divide" else None
    do(table, "~ deals 5 damage divided as you choose among any number of targets.", targets=[one, 1])
    assert (table.game.obj(one).damage, table.life("B")) == (1, 16)


@rule("608.2h")
def test_the_creature_deals_the_damage_with_its_own_power() -> None:
    table = Table()
    (big,) = table.battlefield("A", ogre())
    (small,) = table.battlefield("B", bear())
    do(
        table,
        "Target creature you control deals damage equal to its power to target creature you don't control.",
        targets=[big, small],
    )
    assert table.zone("B", "graveyard") == ["Plain Bear"]


def test_so_much_for_each() -> None:
    table = Table()
    table.battlefield("A", bear(), bear())
    do(table, "~ deals 1 damage to target player for each creature you control.", targets=[1])
    assert table.life("B") == 18


def test_a_triggered_ability_deals_damage_from_its_own_creature() -> None:
    table = Table()
    watcher = permanent(table, "Whenever another creature enters, this creature deals 1 damage to each opponent.")
    do(table, "Create two 1/1 red Goblin creature tokens.")
    assert table.life("B") == 18
    assert watcher != NOBODY


@pytest.mark.parametrize("words", [
    "~ deals 3 damage to any target and 2 damage to any other target.",
    "~ deals 4 damage to each of up to two target creatures.",
    "Target creature deals damage to itself equal to its power.",
    "~ deals damage to target creature equal to the number of lands you control.",
    "You may have ~ deal 2 damage to target creature.",
])  # fmt: skip
def test_wordings(words: str) -> None:
    assert reading("effects", words)
