"""Returning objects to hands, or putting cards into them (CR 400.3, 121.5: that is no drawing)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("608.2d")
def test_a_card_of_an_opponents_choice() -> None:
    table = Table()
    table.graveyard("A", bear(), ogre())
    (_, big) = table.game.zone("graveyard", 0)
    table.answer("B", [big])
    do(table, "Return a creature card of an opponent's choice from your graveyard to your hand.")
    assert table.zone("A", "hand") == ["Plain Ogre"]


@rule("400.7e")
def test_a_trigger_finds_the_card_where_its_event_put_it() -> None:
    table = Table()
    permanent(table, "Whenever another creature you control dies, return it to its owner's hand.")
    (one,) = table.battlefield("A", bear())
    do(table, "Destroy target creature.", targets=[one])
    assert table.zone("A", "hand") == ["Plain Bear"]


def test_return_to_hand_and_to_the_battlefield() -> None:
    table = Table()
    (one, two) = table.graveyard("A", bear(), ogre())
    do(table, "Return target creature card from your graveyard to your hand.", targets=[one])
    do(table, "Return target creature card from your graveyard to the battlefield tapped.", targets=[two])
    assert table.zone("A", "hand") == ["Plain Bear"]
    assert table.game.obj(table.find("Plain Ogre")).tapped


@rule("400.7")
def test_a_card_that_moved_on_is_not_found() -> None:
    table = Table()
    permanent(table, "Whenever another creature you control dies, return it to its owner's hand.")
    (one,) = table.battlefield("A", bear())
    table.hand("A", card("Test Rite", "{0}", "Sorcery", "Destroy target creature."))
    table.cast("A", "Test Rite", [one]).resolve(1)
    grave = table.find("Plain Bear", "graveyard", "A")
    table.hand("B", card("Take", "{0}", "Instant", "Exile target card from a graveyard."))
    table.cast("B", "Take", [grave]).resolve()
    assert table.zone("A", "hand") == []


def test_characteristics_shared_with_nothing_of_a_description() -> None:
    table = Table()
    table.battlefield("A", bear())
    dead = table.graveyard("A", bear(), ogre())
    do(table, "Return all creature cards that don't share a creature type with a creature you control from your graveyard to your hand.")
    assert dead[0] in table.game.objects
    assert "Plain Ogre" in table.zone("A", "hand")


@rule("601.2c", "404.1")
def test_a_target_card_of_an_opponents_choice() -> None:
    table = Table()
    table.graveyard("A", bear(), ogre())
    table.graveyard("B", sprite())
    (_, mine) = (table.find(BEAR[0], "graveyard"), table.find(OGRE[0], "graveyard"))
    table.answer("B", [mine])
    do(table, "Return target creature card of an opponent's choice from your graveyard to your hand.")
    assert table.zone("A", "hand") == [OGRE[0]] and BEAR[0] in table.zone("A", "graveyard")
    assert table.zone("B", "graveyard") == [SPRITE[0]]
