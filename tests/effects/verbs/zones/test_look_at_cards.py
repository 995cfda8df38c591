"""Looking at cards (CR 701.16d): on top of a library, in a hand, face-down ones."""

from __future__ import annotations

import pytest

from engine.core.zones import GRAVEYARD, HAND
from engine.game.decisions.choices import ChooseObjects
from engine.game.events.cards import PlayerDid
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

FOUR = tuple(card(name, "{1}", "Artifact") for name in ("One", "Two", "Three", "Four"))
ATTACK = "DeclareAttackers"


def test_look_take_one_and_put_back_the_rest() -> None:
    table = Table()
    table.library("A", lamp(), bear(), ogre())
    words = (
        "Look at the top three cards of your library. You may reveal a creature card from among them and put it into "
        "your hand. Put the rest on the bottom of your library in a random order."
    )
    table.answer("A", True)
    do(table, words)
    assert table.zone("A", "hand") == ["Plain Bear"]
    assert table.zone("A", "library")[0] == "Forest"
    assert sorted(table.zone("A", "library")[-2:]) == ["Plain Lamp", "Plain Ogre"]


@rule("608.2c")
def test_the_rest_are_those_that_an_opponent_did_not_choose() -> None:
    table = Table()
    table.library("A", ogre(), bear())
    table.answer("A", lambda d: list(d.candidates) if isinstance(d, ChooseObjects) else None)
    words = (
        "Look at the top two cards of your library, exile up to two creature cards from among them, then shuffle. "
        "Target opponent may choose one of the exiled cards and put it onto the battlefield under their control. "
        "Put the rest onto the battlefield under your control."
    )
    do(table, words, targets=[1])
    assert sorted(table.game.controller(oid) for oid in table.game.battlefield) == [0, 1]


@rule("608.2d")
@pytest.mark.parametrize("chosen", [1, 2])
def test_an_opponents_hand_is_that_of_one_opponent_whom_the_player_chooses(chosen: int) -> None:
    table = Table(seats=3)
    hands = {seat: table.hand("ABC"[seat], bear(), ogre()) for seat in (1, 2)}
    table.answer("A", [chosen])
    do(table, "Look at an opponent's hand.")
    assert [event.oids for event in table.game.history.this_turn if isinstance(event, PlayerDid)] == [hands[chosen]]


@rule("401.1", "608.2d")
def test_one_of_the_cards_looked_at_may_go_back_on_top() -> None:
    for keeps in (True, False):
        table = Table()
        oids = table.library("A", *FOUR)
        table.answer("A", keeps, *([[oids[1]]] if keeps else []))
        do(table, "Look at the top three cards of your library. You may put one of those cards back on top of your library. Put the rest into your graveyard.")
        left = {"One", "Three"} if keeps else {"One", "Two", "Three"}
        assert set(table.zone("A", "graveyard")) - {"Test Rite"} == left
        assert (table.game.zone("library", 0)[0] == oids[1]) == keeps


@rule("701.8b")
def test_some_of_them_at_random() -> None:
    table = Table()
    table.library("A", ogre(), bear(), lamp(), sprite())
    do(table, "Look at the top four cards of your library. Exile three of them at random, then put the rest on top of your library in any order.")
    assert len(table.zone("A", "exile")) == 3
    ones = table.battlefield("B", ogre(), bear(), sprite())
    do(table, "Choose three target permanents. Destroy one of them at random.", targets=ones)
    assert len([oid for oid in ones if oid in table.game.objects]) == 2
    table.library("A", lamp(), lamp(), ogre())
    do(table, "Reveal the top three cards of your library. Put a random creature card from among them onto the battlefield. Put the rest on "
              "the bottom of your library in a random order.")  # fmt: skip
    assert table.all("Plain Ogre", who="A") and not table.all("Plain Lamp")
    assert not [decision for decision in table.asked if getattr(decision, "purpose", "") in ("destroy", "exile")]


@rule("608.2g")
def test_a_card_cast_from_the_hand_that_was_revealed() -> None:
    table = Table(3)
    table.hand("B", card("Bolt", "{R}", "Instant", "Bolt deals 3 damage to any target."), ogre(), card(*FOREST))
    table.answer("A", True, [2])
    do(table, "Target opponent reveals their hand. You may cast an instant or sorcery card from it without paying its mana cost.", targets=[1])
    table.resolve()
    assert table.life("C") == 17 and table.zone("B", "graveyard") == ["Bolt"] and table.zone("B", "hand") == ["Plain Ogre", "Forest"]
    table.answer("A", True)
    do(table, "Look at target player's hand. You may cast a nonland card in it without paying that card's mana cost.", targets=[1])
    assert table.zone("B", "hand") == ["Forest"] and table.game.chars(table.find("Plain Ogre")).controller == 0


def attack(table: Table, *attackers: int, whom: int = 1) -> Table:
    """These creatures attack a player, and nobody blocks."""
    table.policy = lambda decision: [[oid, whom] for oid in attackers] if type(decision).__name__ == ATTACK else None
    return table


@rule("608.2c")
def test_that_many_cards_are_not_those_attackers() -> None:
    table = Table()
    permanent(table, "Whenever one or more Bears you control attack, look at that many cards from the top of your library. Put one of them into "
                     "your hand. Then put any number of land cards from among them onto the battlefield tapped and the rest into your graveyard.",
              types="Enchantment")  # fmt: skip
    bears = table.battlefield("A", bear(), bear(), bear())
    table.library("A", ogre(), card(*FOREST), sprite(), lamp())
    attack(table, *bears).to_step("declare_attackers")
    table.answer("A", lambda decision: [next(c for c in decision.candidates if table.game.chars(c).name == OGRE[0])],
                 lambda decision: list(decision.candidates))  # fmt: skip
    table.resolve()
    assert OGRE[0] in table.zone("A", HAND) and table.zone("A", GRAVEYARD) == [SPRITE[0]] and len(table.all("Forest")) == 1
    assert table.game.obj(table.find("Forest")).tapped and len(table.all(BEAR[0])) == 3
