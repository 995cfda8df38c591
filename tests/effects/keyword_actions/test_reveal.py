"""Reveal (CR 701.16): a hand, the top of a library, cards until one of a kind appears."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import YesNo
from engine.game.decisions.orders import Distribute
from engine.game.events.cards import Reveal
from engine.table.invariants import check_projection
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

STUDY = card("Long Study", "{U}", "Sorcery", "Draw a card.")
CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")
OX = ("Wide Ox", "{3}{W}", "Creature — Ox", "", "2/6")


def revealed(table: Table) -> list[str]:
    """The names of what was revealed, in order."""
    shown = [event for event in table.game.history.this_turn if isinstance(event, Reveal)]
    return [table.game.look(oid).characteristics.name for event in shown for oid in event.oids]


@rule("701.16a")
def test_a_revealed_hand_stays_a_hand() -> None:
    table = Table()
    table.hand("B", bear(), lamp())
    do(table, "Target player reveals their hand.", targets=[1])
    assert sorted(revealed(table)) == ["Plain Bear", "Plain Lamp"]
    assert sorted(table.zone("B", "hand")) == ["Plain Bear", "Plain Lamp"]


@rule("701.16b")
def test_the_top_cards_are_revealed_where_they_are() -> None:
    table = Table()
    top = table.library("A", bear(), lamp(), ogre())
    do(table, "Reveal the top two cards of your library.")
    assert revealed(table) == ["Plain Bear", "Plain Lamp"]
    assert table.game.zone("library", 0)[:3] == top
    do(table, "Untap all creatures you control. Reveal that many cards from the top of your library.")
    assert revealed(table) == ["Plain Bear", "Plain Lamp"]  # none
    do(table, "Reveal the top card of your library.")
    assert revealed(table) == ["Plain Bear", "Plain Lamp", "Plain Bear"] and table.game.zone("library", 0)[:3] == top


@rule("701.16b")
def test_so_many_cards_are_revealed_as_something_is_counted() -> None:
    table = Table()
    top = table.library("A", bear(), lamp(), ogre())
    table.hand("A", sprite(), sprite())
    do(table, "If you do, reveal the top X cards of your library, where X is the number of cards in your hand.")
    assert revealed(table) == [], "there was nothing to do"
    do(table, "Reveal the top X cards of your library, draw a card, and gain X life, where X is the number of cards in your hand. Each opponent loses X life.")
    assert revealed(table) == ["Plain Bear", "Plain Lamp"] and table.game.zone("library", 0)[:2] == top[1:]
    assert (table.life("A"), table.life("B")) == (22, 18), "X is known before the first of it is done, and still afterwards"
    table.hand("B", lamp())
    shown = len(revealed(table))
    do(table, "Each player reveals the top X cards of their library, where X is the number of cards in their hand.")
    assert len(revealed(table)) == shown + len(table.zone("A", "hand")) + 1, "for each player it is another number"


@rule("701.16b")
def test_a_card_that_was_put_back_is_revealed_again() -> None:
    table = Table()
    top = table.library("A", bear(), lamp())
    do(table, "Reveal the top card of your library. Put it on top of your library. Reveal the top two cards of your library. Put a noncreature card from among them into your hand and the rest into your graveyard.")
    assert revealed(table) == ["Plain Bear", "Plain Bear", "Plain Lamp"] and not set(table.game.zone("library", 0)) & set(top)
    assert (table.zone("A", "hand"), table.zone("A", "graveyard")) == (["Plain Lamp"], ["Plain Bear", "Test Rite"])


@rule("701.16a")
def test_cards_are_revealed_until_there_is_one_of_the_kind() -> None:
    table = Table()
    table.library("A", lamp(), bear(), ogre())
    do(table, "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand.")
    assert revealed(table) == ["Plain Lamp", "Plain Bear"] and table.zone("A", "hand") == ["Plain Bear"]
    table.library("A", card(*FOREST), bear())
    do(table, "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the rest into your graveyard.")
    assert table.zone("A", "hand") == ["Plain Bear"] * 2 and table.zone("A", "graveyard").count("Forest") == 1
    table.library("A", card(*FOREST), bear())
    do(table, "Reveal cards from the top of your library until you reveal a creature card. Put all cards revealed this way into your hand.")
    assert sorted(table.zone("A", "hand")) == ["Forest", "Plain Bear", "Plain Bear", "Plain Bear"]
    table.library("A", lamp(), ogre(), bear())
    do(table, "Reveal cards from the top of your library until you reveal a creature card. Put those cards into your graveyard.")
    assert sorted(set(table.zone("A", "graveyard"))) == ["Forest", "Plain Lamp", "Plain Ogre", "Test Rite"]


@rule("701.16c")
def test_revealed_cards_that_are_reordered_are_new_objects() -> None:
    table = Table(library=6)
    (top,) = table.library("A", bear())
    do(table, "Reveal the top card of your library. Shuffle your library. Put the revealed card into your hand.")
    assert table.zone("A", "hand") == [] and table.zone("A", "library").count("Plain Bear") == 1
    assert top not in table.game.objects
    (top,) = table.library("A", lamp())
    do(table, "Reveal the top card of your library. Scry 1. Put the revealed card into your hand.")
    assert table.zone("A", "hand") == ["Plain Lamp"]  # it stayed where it was: nothing was reordered
    (top,) = table.library("A", ogre())
    table.policy = lambda decision: [[], list(decision.objects)] if isinstance(decision, Distribute) else None
    do(table, "Reveal the top card of your library. Scry 1. Put the revealed card into your hand.")
    assert table.zone("A", "hand") == ["Plain Lamp"] and table.zone("A", "library")[-1] == "Plain Ogre"


@rule("701.16c", "604.3")
def test_a_reordered_card_is_still_what_it_says_of_itself() -> None:
    table = Table(library=6)
    shifter = card("Plain Guise", "{1}", "Creature — Shapeshifter", "Changeling", "1/1")
    table.library("A", shifter)
    do(table, "Reveal the top card of your library. Shuffle your library.")
    (guise,) = (oid for oid in table.game.zone("library", 0) if table.game.chars(oid).name == "Plain Guise")
    assert "Goblin" in table.game.chars(guise).subtypes
    permanent(table, "Creature cards in your library are Bears.", types="Enchantment")
    table.library("A", shifter)
    do(table, "Reveal the top card of your library. Shuffle your library.")
    guises = [oid for oid in table.game.zone("library", 0) if table.game.chars(oid).name == "Plain Guise"]
    assert [table.game.chars(oid).subtypes for oid in guises] == [("Bear",)] * 2, "what it says of itself comes first, however new it is"
    permanent(table, "Artifact cards in your library are creatures in addition to their other types.", types="Enchantment")
    (old,) = table.library("A", lamp())
    do(table, "Reveal the top card of your library. Shuffle your library.")
    assert old not in table.game.objects
    (new,) = (oid for oid in table.game.zone("library", 0) if table.game.chars(oid).name == "Plain Lamp")
    assert "Bear" in table.game.chars(new).subtypes, "an effect waits for a newer one on which it depends, for a new object as for others"
    check_projection(table.game)


@rule("608.2c", "109.2")
def test_that_card_is_what_was_revealed_and_not_a_creature_chosen_before() -> None:
    table = Table()
    words = ("Choose target creature. Reveal cards from the top of your library until you reveal a nonland card. That creature gets "
             "+X/-X until end of turn, where X is that card's mana value. Put all cards revealed this way on the bottom of your library in any order.")  # fmt: skip
    (ox,) = table.battlefield("B", card("Old Ox", "{2}", "Creature — Ox", "", "1/6"))
    table.hand("A", card("Odd Change", "{U}", "Instant", words))
    table.library("A", card("Deep Thought", "{4}{U}", "Sorcery", "Draw a card."))
    table.mana("A", "{U}").cast("A", "Odd Change", targets=[ox]).resolve()
    assert table.pt(ox) == (6, 1)


def names(table: Table) -> list[str]:
    return [table.game.chars(oid).name for oid in table.game.permanents()]


@rule("608.2c", "109.2")
def test_that_card_is_what_was_revealed_and_no_token() -> None:
    table = Table()
    words = "{T}: Reveal the top card of your library. Create a 1/1 green Saproling creature token. Put that card onto the battlefield under your control."
    (bag,) = table.battlefield("A", card("Deep Bag", "{3}", "Artifact", words))
    table.library("A", card("Quiet Field", "", "Land"))
    table.activate("A", bag).resolve()
    assert names(table) == ["Deep Bag", "Saproling Token", "Quiet Field"]


@rule("201.2")
def test_a_card_with_one_of_two_names() -> None:
    table = Table()
    table.library("A", ogre(), bear())
    table.answer("A", [table.find(OGRE[0], "library")])
    do(table, "Search your library for a card named Plain Ogre or Plain Bear, reveal it, put it into your hand, then shuffle.")
    assert table.zone("A", "hand") == [OGRE[0]]


@pytest.mark.parametrize(("of_hand", "found"), [(True, "Plain Bear"), (False, "Plain Ogre")])
def test_a_card_of_the_hand_or_the_top_card(of_hand: bool, found: str) -> None:
    table = Table()
    table.hand("A", bear())
    table.library("A", ogre())
    table.policy = lambda decision: of_hand if decision.kind == "yes_no" else None
    do(table, "Reveal a card from your hand or the top card of your library. If you reveal a creature card this way, put it onto the battlefield.")
    assert len(table.all(found)) == 1
    table.library("A", lamp())
    table.policy = lambda decision: False if decision.kind == "yes_no" else None
    do(table, "Reveal a card from your hand or the top card of your library. If you reveal a creature card this way, put it onto the battlefield.")
    assert not table.all("Plain Lamp")


@rule("608.2g")
@pytest.mark.parametrize("cast", [True, False])
def test_revealed_cards_not_cast(cast: bool) -> None:
    table = Table(library=3)
    table.library("A", card("Dry Field", "", "Land"), card("Wet Field", "", "Land"), bear())
    table.answer("A", cast)
    do(table, "Reveal cards from the top of your library until you reveal a nonland card. You may cast that card without paying its mana cost. Put all "
              "revealed cards not cast this way on the bottom of your library in a random order.")  # fmt: skip
    assert len(table.all("Plain Bear")) == cast
    assert table.zone("A", "library")[:3] == ["Forest"] * 3 and len(table.zone("A", "library")) == 6 - cast


@rule("608.2c")
def test_until_two_land_cards_are_revealed() -> None:
    table = Table(library=4)
    table.library("B", bear(), card("Dry Field", "", "Land"), ogre(), card("Wet Field", "", "Land"), lamp())
    do(table, "Target opponent reveals cards from the top of their library until two land cards are revealed. That player puts all cards revealed this "
              "way into their graveyard.", targets=[1])  # fmt: skip
    assert sorted(table.zone("B", "graveyard")) == ["Dry Field", "Plain Bear", "Plain Ogre", "Wet Field"]
    assert table.zone("B", "library")[0] == "Plain Lamp"


@rule("701.20b")
def test_cards_found_go_on_top_of_the_shuffled_library() -> None:
    table = Table()
    table.library("A", card(*("Forest", "", "Basic Land — Forest")), bear())
    bears = table.all(BEAR[0], "library")
    table.answer("A", bears)
    do(table, "Search your library for a creature card and reveal it. Shuffle and put that card on top of it.")
    assert table.zone("A", "library")[0] == BEAR[0]


def questions(table: Table) -> list[YesNo]:
    return [decision for decision in table.asked if isinstance(decision, YesNo)]


@rule("608.2d")
def test_nobody_is_asked_whether_to_put_or_reveal_a_card_that_is_not_there() -> None:
    table = Table()
    table.hand("A", card("Open Gate", "{W}", "Sorcery", "You may put a creature card from your hand onto the battlefield."), STUDY)
    table.mana("A", "{W}").cast("A", "Open Gate").resolve()
    table.hand("A", card("Leafy Lane", "", "Land", "As this land enters, you may reveal a Forest card from your hand. If you "
                         "don't, this land enters tapped."))  # fmt: skip
    table.play("A", "Leafy Lane")
    assert not questions(table)
    assert table.game.obj(table.find("Leafy Lane")).tapped


@rule("402.1", "608.2h")
def test_a_card_that_is_both_is_counted_once() -> None:
    table = Table(library=30)
    table.hand("B", card(*FOREST), card("Green Grove", "", "Land Creature — Forest Dryad", "", "1/1"), card(*CUB), card(*OX))
    do(table, "Target opponent reveals their hand. You draw a card for each Forest and green card in it.", targets=[table.seat("B")])
    assert len(table.zone("A", "hand")) == 3


@pytest.mark.parametrize("then", [
    "Put all land cards revealed this way onto the battlefield tapped and put all creature cards revealed this way into your hand.",
    "Put all cards revealed this way into your hand.", "Exile all cards revealed this way.",
])  # fmt: skip
@rule("608.2c", "701.20d", edition="2026-01-16")
def test_the_rest_of_those_from_among_which_cards_were_revealed(then: str) -> None:
    """What was revealed from among them is no part of the rest, and is found where it stayed."""
    table = Table()
    cub, field, *others = table.library("A", card(*CUB), card(*FOREST), lamp(), ogre(), lamp())
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    table.answer("A", "*", [cub, field])
    do(table, "Look at the top five cards of your library. You may reveal up to two creature and/or land cards from among them, then put the rest on "
              "the bottom of your library in a random order. " + then)  # fmt: skip
    library = table.game.zone("library", 0)
    assert set(library[-3:]) == set(others) and len(library) == 33
    found = [*table.zone("A", "hand"), *table.zone("A", "exile"), *(table.game.chars(oid).name for oid in table.game.battlefield)]
    assert sorted(found) == ["Forest", "Odd Cub"]
