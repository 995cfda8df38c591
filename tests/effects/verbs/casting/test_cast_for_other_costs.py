"""Cards cast while something resolves, for other costs than their mana cost."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre
from tests.support.boards.table import Table, card, data


@rule("118.9a", "608.2g")
@pytest.mark.parametrize("energy", [1, 2])
def test_a_card_cast_for_energy(energy: int) -> None:
    table = Table(library=0)
    table.library("A", card("Dry Field", "", "Land"), bear(), ogre())
    do(table, f"You get {'{E}' * energy}.")
    table.answer("A", True)
    do(table, "Exile cards from the top of your library until you exile a nonland card. You may cast that card by paying an amount of {E} "
       "equal to its mana value rather than paying its mana cost.")  # fmt: skip
    assert len(table.all("Plain Bear")) == energy - 1 and table.game.player(0).counters.get("energy", 0) == energy % 2
    assert table.zone("A", "library") == ["Plain Ogre"] and table.zone("A", "exile").count("Plain Bear") == 2 - energy


@rule("118.9a", "608.2g")
@pytest.mark.parametrize("mana", ["", "{1}"])
def test_a_revealed_card_cast_for_one_mana(mana: str) -> None:
    table = Table(library=0)
    table.library("A", ogre())
    if mana:
        table.mana("A", mana)
    table.answer("A", True)
    do(table, "Reveal the top card of your library. If it's a nonland card, you may cast it by paying {1} rather than paying its mana cost.")
    assert len(table.all("Plain Ogre")) == len(mana) // 3 and table.zone("A", "library") == ["Plain Ogre"] * (not mana)


@rule("118.9a", "715.3b")
def test_as_much_energy_as_the_half_that_is_cast_is_worth() -> None:
    table = Table(library=0)
    giant = card("Test Giant", "{2}{R}", "Creature — Giant", "", "4/3", layout="adventure",
                 back=data("Test Stamp", "{1}{R}", "Instant — Adventure", "You gain 3 life."))  # fmt: skip
    table.library("A", giant)
    do(table, "You get {E}{E}.")
    table.answer("A", True)
    do(table, "Exile cards from the top of your library until you exile a nonland card. You may cast that card by paying an amount of {E} "
       "equal to its mana value rather than paying its mana cost.")  # fmt: skip
    assert table.life("A") == 23 and not table.game.player(0).counters.get("energy", 0)


@rule("118.9", "608.2g", "202.3")
def test_life_equal_to_the_spells_mana_value() -> None:
    table = Table()
    table.library("A", card("Dear Gift", "{4}", "Sorcery", "You gain 1 life."))
    table.answer("A", True)
    do(table, "Exile the top card of your library. You may cast that card by paying life equal to the spell's mana value rather than paying its mana cost.")
    assert table.life("A") == 17
    table.life("A", 3)
    table.library("A", card("Dear Gift", "{4}", "Sorcery", "You gain 1 life."))
    do(table, "Exile the top card of your library. You may cast that card by paying life equal to the spell's mana value rather than paying its mana cost.")
    assert table.life("A") == 3


@rule("118.8", "608.2g")
def test_more_is_paid_for_a_card_from_the_graveyard() -> None:
    table = Table()
    table.graveyard("A", card("Old Gift", "{1}", "Sorcery", "You gain 1 life."))
    table.mana("A", "{1}{R}{R}").answer("A", True)
    words = "You may cast target sorcery card from your graveyard by paying {R}{R} in addition to its other costs. If that spell would be put into a graveyard, exile it instead."
    do(table, words, [table.find("Old Gift", "graveyard")])
    assert (table.life("A"), table.pool("A"), table.zone("A", "exile")) == (21, "", ["Old Gift"])
    table.graveyard("A", card("Old Gift", "{1}", "Sorcery", "You gain 1 life."))
    table.mana("A", "{1}{R}")
    do(table, words, [table.find("Old Gift", "graveyard")])
    assert table.life("A") == 21
