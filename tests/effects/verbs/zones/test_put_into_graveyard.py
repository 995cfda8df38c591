"""Putting cards into graveyards, which is neither discarding nor milling (CR 404).

Several are put there at once.
"""

from __future__ import annotations

import pytest

from engine.core.zones import GRAVEYARD, HAND, LIBRARY
from tests.rulebook import rule
from tests.support.boards.doing import BEAR as PLAIN_BEAR
from tests.support.boards.doing import OGRE, SPRITE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

FOUR = tuple(card(name, "{1}", "Artifact") for name in ("One", "Two", "Three", "Four"))

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


@rule("701.16", "608.2c")
def test_that_many_cards_are_revealed() -> None:
    table = Table()
    hunter = permanent(table, "Whenever this creature deals combat damage to a player, reveal that many cards from the top of your library. Put any "
                       "number of Bear creature cards from among them onto the battlefield and the rest on the bottom of your library in a random "
                       "order.", size="2/2")  # fmt: skip
    first, _, third = table.library("A", bear(), ogre(), bear())
    table.answer("A", [[hunter, 1]], [first])
    table.to_step("main2")
    assert len(table.all(PLAIN_BEAR[0])) == 1 and third in table.game.zone(LIBRARY, 0)
    assert table.zone("A", LIBRARY)[0] == PLAIN_BEAR[0] and table.zone("A", LIBRARY)[-1] == OGRE[0]


@rule("401.1", "608.2c")
def test_a_card_put_back_is_not_among_the_rest_each_time_anew() -> None:
    words = "Look at the top two cards of your library. Put one of them back on top of your library and the rest on the bottom of your library. Repeat this process once."
    table = Table()
    oids = table.library("A", *FOUR)
    table.answer("A", [oids[1]], [oids[2]])
    do(table, words)
    library = table.game.zone("library", 0)
    assert library[0] == oids[2] and list(library[-2:]) == [oids[0], oids[1]]


@rule("608.2c")
@pytest.mark.parametrize("yes", [True, False])
def test_an_opponent_may_choose_to_put_them_into_your_hand(yes: bool) -> None:
    table = Table()
    table.library("A", sprite(), ogre(), bear())
    table.answer("B", yes)
    do(table, "Reveal the top two cards of your library. Target opponent may choose to put those cards into your hand. If they don't, put those "
              "cards into your graveyard and draw a card.", [1])  # fmt: skip
    hand, buried = table.zone("A", HAND), table.zone("A", GRAVEYARD)
    assert sorted(hand) == ([OGRE[0], SPRITE[0]] if yes else [PLAIN_BEAR[0]])
    assert (OGRE[0] in buried) != yes and not table.zone("B", HAND)


@rule("608.2c", "701.16")
@pytest.mark.parametrize(
    ("words", "hand"),
    [
        ("Destroy target creature. Its controller reveals cards from the top of their library until they reveal a "
         "creature card. That player puts that card into their hand and the rest into their graveyard.", ["Plain Bear"]),
        ("Destroy target creature. Its controller looks at the top two cards of their library, then puts one of them "
         "into their hand and the other into their graveyard.", ["Plain Lamp"]),
    ],
)  # fmt: skip
def test_its_controller_looks_into_their_own_library(words: str, hand: list[str]) -> None:
    table = Table()
    (big,) = table.battlefield("B", ogre())
    table.library("B", lamp(), bear())
    do(table, words, [big])
    assert table.zone("B", "hand") == hand
    assert len(table.zone("B", "graveyard")) == 2


@rule("608.2c")
def test_several_players_who_each_put_some_and_the_rest_elsewhere_are_not_mixed_up() -> None:
    # Whose the rest is, is each player's own matter: words that tell them apart by nothing are declined.
    one = "You may search your library for up to three basic land cards. Put one of those cards onto the battlefield tapped and the rest into your hand."
    card("Own Rest", "{0}", "Sorcery", one)
    with pytest.raises(AssertionError, match="declined"):
        card("Their Rest", "{0}", "Sorcery", one.replace("You", "Each opponent").replace("your library", "their library")
             .replace("Put one", "They each put one").replace("your hand", "their hands"))  # fmt: skip
