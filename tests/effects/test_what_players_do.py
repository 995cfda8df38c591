"""Drawing, discarding, sacrificing, gaining and losing life, searching: what each player does (CR 101.4, 119, 121, 701)."""

from __future__ import annotations

import pytest

from engine.decisions.choices import ChooseObjects
from engine.decisions.decision import Decision
from engine.events.cards import Draw
from tests.effects.doing import bear, do, lamp, ogre, permanent, sprite
from tests.reading_words import reading
from tests.rulebook import rule
from tests.table import Table, card


def finds(decision: Decision) -> list[int] | None:
    """A player who finds the first card that can be found."""
    return [decision.candidates[0]] if isinstance(decision, ChooseObjects) and decision.purpose == "search" else None


@rule("121.2", "121.2c")
def test_players_draw_one_after_the_other() -> None:
    table = do(Table(), "Each player draws two cards.")
    drawn = [event.player for event in table.game.history.this_turn if isinstance(event, Draw)]
    assert drawn == [0, 0, 1, 1]


def test_the_same_player_goes_on() -> None:
    table = do(Table(), "Target player draws two cards and loses 2 life.", targets=[1])
    assert len(table.zone("B", "hand")) == 2
    assert (table.life("A"), table.life("B")) == (20, 18)


@rule("608.2e")
def test_each_player_goes_on_with_the_next_action() -> None:
    table = Table()
    table.hand("A", bear())
    table.hand("B", ogre(), lamp())
    do(table, "Each player discards their hand, then draws a card.")
    assert table.zone("A", "hand") == ["Forest"]
    assert table.zone("B", "hand") == ["Forest"]
    assert sorted(table.zone("B", "graveyard")) == ["Plain Lamp", "Plain Ogre"]


@rule("701.8b")
def test_the_player_chooses_what_to_discard() -> None:
    table = Table()
    keep, throw = table.hand("B", bear(), lamp())
    table.answer("B", [throw])
    do(table, "Target player discards a card.", targets=[1])
    assert table.game.zone("hand", 1) == (keep,)


@rule("701.8b")
def test_another_player_chooses_from_a_revealed_hand() -> None:
    table = Table()
    creature, _land = table.hand("B", bear(), card("Grove", "", "Land", "{T}: Add {G}."))
    words = "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card."
    do(table, words, targets=[1])
    assert table.zone("B", "hand") == ["Grove"]
    assert creature not in table.game.objects


@rule("101.4", "701.17a")
def test_each_player_chooses_and_all_is_sacrificed_at_once() -> None:
    table = Table()
    table.battlefield("A", bear(), lamp())
    (one, two) = table.battlefield("B", ogre(), sprite())
    table.answer("B", [two])
    do(table, "Each player sacrifices a creature of their choice.")
    assert table.zone("A", "graveyard") == ["Plain Bear", "Test Rite"]
    assert table.zone("B", "graveyard") == ["Plain Sprite"]
    assert one in table.game.objects


def test_if_you_do() -> None:
    table = Table()
    words = "You may sacrifice a creature. If you do, draw two cards."
    table.answer("A", True)
    do(table, words)
    assert table.zone("A", "hand") == []
    table.battlefield("A", bear())
    table.answer("A", True)
    do(table, words)
    assert len(table.zone("A", "hand")) == 2


@rule("119.5")
def test_a_life_total_becomes_a_number() -> None:
    table = do(Table(), "Target player's life total becomes 10.", targets=[1])
    assert table.life("B") == 10


@rule("701.10c")
def test_life_totals_are_exchanged() -> None:
    table = Table()
    table.life("A", 5)
    do(table, "Exchange life totals with target player.", targets=[1])
    assert (table.life("A"), table.life("B")) == (20, 5)


def test_that_much() -> None:
    table = do(Table(), "Each opponent loses 3 life. You gain that much life.")
    assert (table.life("A"), table.life("B")) == (23, 17)


@rule("701.19a", "701.19e")
def test_search_for_a_basic_land() -> None:
    table = Table(library=3)
    table.library("A", bear())
    table.policy = finds
    do(table, "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.")
    assert table.game.obj(table.find("Forest")).tapped
    assert len(table.zone("A", "library")) == 3


@rule("701.19b")
def test_a_player_need_not_find_what_has_a_stated_quality() -> None:
    table = Table(library=3)
    table.policy = lambda decision: [] if getattr(decision, "purpose", "") == "search" else None
    do(table, "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.")
    assert not table.all("Forest")


@rule("701.19d")
def test_a_player_must_find_just_a_card() -> None:
    table = Table(library=3)
    do(table, "Search your library for a card, put it into your hand, then shuffle.")
    search = next(decision for decision in table.asked if getattr(decision, "purpose", "") == "search")
    assert search.least == 1
    assert table.zone("A", "hand") == ["Forest"]


@rule("701.19i")
def test_each_player_searches_and_puts_their_own_card() -> None:
    table = Table(library=3)
    table.policy = finds
    do(table, "Each player searches their library for a basic land card, puts it onto the battlefield, then shuffles.")
    assert len(table.all("Forest", who="A")) == 1
    assert len(table.all("Forest", who="B")) == 1


@rule("701.18a")
def test_scry() -> None:
    table = Table()
    one, two = table.library("A", bear(), ogre())
    table.policy = lambda decision: [[two], [one]] if getattr(decision, "purpose", "") == "scry" else None
    do(table, "Scry 2.")
    assert table.zone("A", "library")[0] == "Plain Ogre"
    assert table.zone("A", "library")[-1] == "Plain Bear"


@rule("701.42a")
def test_surveil() -> None:
    table = Table()
    one, two = table.library("A", bear(), ogre())
    table.policy = lambda decision: [[two], [one]] if getattr(decision, "purpose", "") == "surveil" else None
    do(table, "Surveil 2.")
    assert table.zone("A", "library")[0] == "Plain Ogre"
    assert table.zone("A", "graveyard") == ["Plain Bear", "Test Rite"]


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


def test_reveal_until_there_is_a_creature() -> None:
    table = Table()
    table.library("A", lamp(), bear(), ogre())
    words = (
        "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand. "
        "Put the rest on the bottom of your library in any order."
    )
    do(table, words)
    assert table.zone("A", "hand") == ["Plain Bear"]
    assert table.zone("A", "library")[0] == "Plain Ogre"
    assert table.zone("A", "library")[-1] == "Plain Lamp"


def test_put_a_card_from_hand_onto_the_battlefield() -> None:
    table = Table()
    table.hand("A", bear())
    table.answer("A", True)
    do(table, "You may put a creature card from your hand onto the battlefield.")
    assert table.all("Plain Bear", who="A")


@rule("104.2b")
def test_win_the_game() -> None:
    table = do(Table(), "You win the game.")
    assert table.game.over
    assert table.game.players[0].won


def test_life_for_what_a_creature_deals() -> None:
    table = Table()
    permanent(table, "Whenever you gain life, each opponent loses 1 life.")
    do(table, "You gain 2 life.")
    assert table.life("B") == 19


@pytest.mark.parametrize("words", [
    "Target player discards two cards at random.",
    "Discard your hand, then draw three cards.",
    "Target opponent sacrifices an artifact.",
    "Each opponent exiles the top card of their library.",
    "Search your library for up to two basic land cards, reveal those cards, put them into your hand, then shuffle.",
    "Each player shuffles their hand and graveyard into their library, then draws seven cards.",
    "You gain life equal to the number of creatures you control.",
    "Target player loses half their life, rounded up.",
])  # fmt: skip
def test_wordings(words: str) -> None:
    assert reading("effects", words)


@rule("608.2e", "613.1b")
def test_each_player_gains_control_of_what_they_own() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", ogre())
    do(table, "Gain control of all creatures.")
    assert (table.game.controller(mine), table.game.controller(theirs)) == (0, 0)
    do(table, "Each player gains control of all creatures they own.")
    assert (table.game.controller(mine), table.game.controller(theirs)) == (0, 1)


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
