"""Airbend (a keyword action of later editions, CR 701.65 of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, ogre
from tests.support.boards.table import FOREST, Table, card

LATER = "2026-01-16"


@rule("701.65a", edition=LATER)
def test_airbend() -> None:
    table = Table()
    (one,) = table.battlefield("A", ogre())
    do(table, "Airbend target creature.", targets=[one])
    assert not table.all("Plain Ogre")
    table.mana("A", "{2}")
    table.cast("A", "Plain Ogre").resolve()
    assert table.all("Plain Ogre", who="A")


@rule("601.2i")
def test_a_spell_cast_from_exile_or_from_a_graveyard() -> None:
    table = Table()
    table.battlefield("A", card("Far Bell", "{1}", "Artifact", "Whenever you cast a spell from exile, you gain 1 life."),
                      card("Grave Bell", "{1}", "Artifact", "Whenever a player casts a spell from a graveyard, you gain 2 "
                           "life."), card("Odd Bell", "{1}", "Artifact", "Whenever you cast a spell from anywhere other "
                                          "than your hand, you gain 4 life."))  # fmt: skip
    drop = card("Small Drop", "{U}", "Sorcery", "Draw a card.\nFlashback {1}")
    table.hand("A", drop)
    table.mana("A", "{U}{1}{U}")
    table.cast("A", "Small Drop").resolve()
    assert table.life("A") == 20
    table.cast("A", "Small Drop", way="flashback").resolve()
    assert table.life("A") == 26
    (wisp,) = table.battlefield("A", card("Grey Wisp", "{2}", "Creature — Spirit", "", "1/1"))
    do(table, "Airbend target creature.", targets=[wisp])
    table.mana("A", "{2}")
    table.cast("A", "Grey Wisp").resolve()
    assert table.life("A") == 31


@rule("701.65a", "its owner may cast it, and nobody else", edition=LATER)
def test_what_was_stolen_and_airbent_is_for_its_owner() -> None:
    table = Table()
    (one,) = table.battlefield("B", ogre())
    do(table, "Gain control of target creature.", targets=[one])
    do(table, "Airbend target creature.", targets=[one])
    table.mana("A", "{2}").mana("B", "{2}")
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.next_turn("B").to_step("main1", "B").mana("B", "{2}").cast("B", "Plain Ogre").resolve()
    assert table.all("Plain Ogre", who="B")


@rule("701.65a", "cast, so no land; by paying {2}, so not for nothing", edition=LATER)
def test_what_was_airbent_is_cast_for_two_mana_and_a_land_is_not_played() -> None:
    table = Table()
    beast, land = table.battlefield("A", ogre(), card(*FOREST))
    do(table, "Airbend target creature.", targets=[beast])
    do(table, "Airbend target land.", targets=[land])
    assert len(table.game.zone("exile")) == 2 and table.actions("A") == ()
    table.mana("A", "{2}")
    assert [(action.kind, action.label) for action in table.actions("A")] == [("cast", "Plain Ogre")]
    table.cast("A", "Plain Ogre")
    assert table.pool("A") == "" and table.stack() == ["Plain Ogre"]
