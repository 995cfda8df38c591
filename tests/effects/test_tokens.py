"""Creating tokens (CR 111, 701.6): described, predefined, copies; and keyword actions that create them."""

from __future__ import annotations

import pytest

from engine.effects.shared.predefined_tokens import NAMES, predefined
from tests.effects.doing import bear, do, ogre, permanent
from tests.reading_words import reading
from tests.rulebook import rule
from tests.table import Table, card


@rule("111.3", "111.4")
def test_a_token_has_what_its_description_says() -> None:
    table = do(Table(), "Create two 1/1 red and white Goblin Soldier creature tokens with haste.")
    first, second = table.all("Goblin Soldier Token")
    found = table.game.chars(first)
    assert found.colors == ("W", "R")
    assert (found.types, found.subtypes) == (("creature",), ("Goblin", "Soldier"))
    assert table.pt(second) == (1, 1)
    assert table.has(first, "haste")
    assert table.game.obj(first).token


@rule("111.10a")
def test_a_treasure_is_sacrificed_for_mana() -> None:
    table = do(Table(), "Create a Treasure token.")
    treasure = table.find("Treasure Token")
    (ability,) = table.game.chars(treasure).abilities.mana
    assert ability.mana


@rule("111.10")
@pytest.mark.parametrize("name", [name for name in NAMES if name != "Young Hero Role"])
def test_every_predefined_token_is_understood(name: str) -> None:
    definition = predefined(name)
    assert definition.faces[0].printed.subtypes


def test_tokens_for_each() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre())
    do(table, "Create a 1/1 green Saproling creature token for each creature you control.")
    assert len(table.all("Saproling Token")) == 2


def test_tokens_of_a_size_that_is_counted() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre())
    do(table, "Create an X/X green Ooze creature token, where X is the number of creatures you control.")
    assert table.pt(table.find("Ooze Token")) == (2, 2)


def test_tokens_with_an_ability_in_a_sentence_of_its_own() -> None:
    words = 'Create a 0/1 colorless Eldrazi Spawn creature token. It has "Sacrifice this creature: Add {C}."'
    table = do(Table(), words)
    spawn = table.find("Eldrazi Spawn Token")
    assert len(table.game.chars(spawn).abilities.mana) == 1


@rule("707.2")
def test_a_copy_has_copiable_values_and_not_counters() -> None:
    table = Table()
    (one,) = table.battlefield("A", ogre())
    do(table, "Put a +1/+1 counter on target creature.", targets=[one])
    do(table, "Create a token that's a copy of target creature you control.", targets=[one])
    copy = table.all("Plain Ogre")[-1]
    assert table.game.obj(copy).token
    assert table.pt(copy) == (3, 3)


@rule("707.9a")
def test_a_copy_with_an_exception() -> None:
    table = Table()
    (one,) = table.battlefield("A", ogre())
    do(table, "Create a token that's a copy of target creature you control, except it has haste.", targets=[one])
    assert table.has(table.all("Plain Ogre")[-1], "haste")
    assert not table.has(one, "haste")


@rule("701.36a", "111.10f")
def test_investigate() -> None:
    table = do(Table(), "Investigate twice.")
    assert len(table.all("Clue Token")) == 2


@rule("701.30a", "701.30b")
def test_populate() -> None:
    table = do(Table(), "Populate.")
    assert not table.game.battlefield
    do(table, "Create a 2/2 green Bear creature token. Populate.")
    assert len(table.all("Bear Token")) == 2


@rule("701.44a")
def test_amass() -> None:
    table = do(Table(), "Amass Zombies 2.")
    army = table.find("Zombie Army Token")
    assert table.pt(army) == (2, 2)
    do(table, "Amass Orcs 1.")
    assert table.pt(army) == (3, 3)
    assert "Orc" in table.game.chars(army).subtypes


@rule("701.51a", "111.10i")
def test_incubate() -> None:
    table = do(Table(), "Incubate 3.")
    token = table.find("Incubator Token")
    assert table.counters(token) == {"+1/+1": 3}
    do(table, "Transform target artifact.", targets=[token])
    assert table.pt(token) == (3, 3)


@rule("508.4")
def test_tokens_enter_attacking() -> None:
    words = "Whenever this creature attacks, create a 1/1 white Soldier creature token that's tapped and attacking."
    assert reading("line", "Whenever ~ attacks, create a 1/1 white Soldier creature token that's tapped and attacking.")
    table = Table()
    attacker = permanent(table, words)
    table.policy = lambda decision: [[attacker, 1]] if decision.kind == "attackers" else None
    table.to_step("declare_blockers")
    token = table.find("Soldier Token")
    assert table.game.combat is not None
    assert token in table.game.combat.attacking
    assert table.game.obj(token).tapped


def test_the_token_that_was_created() -> None:
    table = do(Table(), "Create a 1/1 red Elemental creature token. It gains haste until end of turn.")
    assert table.has(table.find("Elemental Token"), "haste")


@pytest.mark.parametrize("words", [
    "Create a 1/1 white Human creature token, a 2/2 green Wolf creature token, and a Food token.",
    "Target opponent creates a tapped 2/2 black Zombie creature token.",
    "Create a number of 1/1 green Saproling creature tokens equal to the number of lands you control.",
    "Create a Wicked Role token attached to target creature you control.",
    "Each player creates a Treasure token.",
    "Create three tokens that are copies of ~.",
])  # fmt: skip
def test_wordings(words: str) -> None:
    assert card("Test Rite", "{0}", "Sorcery", words.replace("~", "Test Rite"))
