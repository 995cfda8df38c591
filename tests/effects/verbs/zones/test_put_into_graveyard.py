"""Putting cards into graveyards, which is neither discarding nor milling (CR 404).

Several are put there at once.
"""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


STUDY = card("Long Study", "{U}", "Sorcery", "Draw a card.")


@rule("608.2c")
def test_a_process_is_repeated_while_a_condition_holds() -> None:
    table = Table()
    grove = card("Grove", "", "Land", "{T}: Add {G}.")
    table.library("A", grove, grove, bear(), grove)
    do(
        table,
        "Reveal the top card of your library. If it's a land card, put it into your graveyard and repeat this process.",
    )
    assert table.zone("A", "graveyard").count("Grove") == 2


@rule("607.2")
def test_each_other_card_exiled_with_it_leaves_out_the_one_just_exiled() -> None:
    table = Table()
    vault = permanent(table, "Whenever a nontoken creature dies, exile that card. Then return each other card exiled "
                      "with this artifact to its owner's graveyard.", types="Artifact")  # fmt: skip
    for victim in table.battlefield("B", bear(), ogre()):
        do(table, "Destroy target creature.", targets=[victim])
        table.resolve()
    assert vault in table.game.battlefield
    exiled = [table.game.chars(oid).name for oid in table.game.zone("exile")]
    assert exiled == ["Plain Ogre"]
    assert "Plain Bear" in table.zone("B", "graveyard")


@rule("608.2c")
def test_the_rest_is_what_was_not_put_onto_the_battlefield() -> None:
    table = Table()
    hunt = card("Short Hunt", "{G}", "Sorcery", "Reveal cards from the top of your library until you reveal a creature card. Put that card onto the battlefield and the rest on the bottom of your library in a random order.")
    table.library("A", STUDY, BEAR)
    table.hand("A", hunt)
    table.mana("A", "{G}").cast("A", "Short Hunt").resolve()
    assert table.all("Plain Bear")
    assert table.zone("A", "library")[-1] == "Long Study"


@rule("609.3", "a player can't be put into a graveyard")
def test_what_was_struck_is_put_into_a_graveyard_if_it_is_no_player() -> None:
    words = "Test Rite deals 1 damage to any target. Put it into its owner's graveyard. If you do, you gain 1 life."
    table = Table()
    do(table, words, [1])
    assert table.life("B") == 19 and table.life("A") == 20
    (theirs,) = table.battlefield("B", ogre())
    do(table, words, [theirs])
    assert table.zone("B", "graveyard") == ["Plain Ogre"] and table.life("A") == 21


@rule("608.2c", "cards of which nothing says where they are")
@pytest.mark.parametrize("cards", ["two cards", "a creature card", "all creature cards"])
def test_cards_put_into_a_graveyard_from_nowhere_are_declined(cards: str) -> None:
    card("Plain Burial", "{1}", "Sorcery", f"Put {cards} from your hand into your graveyard.")
    with pytest.raises(AssertionError, match="declined"):
        card("Odd Burial", "{1}", "Sorcery", f"Put {cards} into your graveyard.")
