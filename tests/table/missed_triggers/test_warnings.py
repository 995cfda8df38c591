"""Judge's questions on missed triggers that affect several players alike. For whom is it bad, and is there a
warning?"""

from __future__ import annotations

import pytest

from engine.table.missed_triggers import missed_triggers
from tests.rulebook import rule
from tests.support.games.practice import Practice, written
from tests.support.games.practice_cards import CROCK, CUB, RAIN, arrival


def warnings(table: Practice) -> list[bool]:
    """For each missed trigger, in the order in which they triggered, whether it is worth a warning."""
    return [one.warning for one in missed_triggers(table.match)]


@rule("MTP.W2", "by whom they affect", "MTP.D7", "awareness is owed for the delayed trigger")
@pytest.mark.parametrize("condition", ["", "if you control an artifact, "])
@pytest.mark.parametrize("whose", ["A", "B"])
def test_what_is_put_off_is_bad_for_whoever_it_was_put_off_for(whose: str, condition: str) -> None:
    """Nobody speaks of it as the creature enters. The loss at the end of the turn is what is to be remembered."""
    toll = written("Slow Toll", "{1}", "Artifact", f"Whenever a creature enters, {condition}its controller loses 2 life at the beginning of the next end step.")
    seats: dict[str, dict[str, list[str]]] = {"A": {"battlefield": ["Slow Toll"], "hand": []}, "B": {"battlefield": [], "hand": []}}
    seats[whose]["battlefield"].append("Forest*2")
    seats[whose]["hand"].append("Meek Cub")
    table = Practice([toll, CUB], order="AB" if whose == "A" else "BA", **seats).to("main1", whose).cast("Meek Cub").resolve()
    assert table.stages() == [] and table.to("end", whose).stages() == ["waiting"]
    table.to("upkeep", "B" if whose == "A" else "A").to("main1", "B" if whose == "A" else "A")
    assert table.missed() == [("Slow Toll", "D2", "")] and table.life(whose) == 20
    assert warnings(table) == [whose == "A"]


@rule("MTP.W2", "by whom they affect", "MTP.D10", "no impact on the game")
def test_a_symmetrical_sacrifice_is_none_for_a_player_with_nothing_to_sacrifice() -> None:
    """A has an artifact and B has none. Nothing was missed in B's turn, whomever it would have been bad for."""
    tax = written("Shared Tax", "{1}{B}", "Enchantment", "At the beginning of each player's upkeep, that player sacrifices an artifact.")
    mine = {"battlefield": ["Shared Tax", "Plain Crock", "Forest"]}
    table = Practice([tax, CROCK], A=mine, B={"battlefield": ["Forest"]}).to("upkeep", "A").taps("Forest")
    assert table.stages() == ["waiting"], "drawing mana shows nothing"
    table.passes().taps("Forest", "B").passes()
    assert table.game.turn.step == "upkeep" and table.pending.asked_of == 0, "B has drawn mana in between: A has priority once more"
    assert table.stages() == ["waiting"]
    table.to("main1", "A")
    assert table.missed() == [("Shared Tax", "D2", "")] and warnings(table) == [True]
    table.to("main1", "B")
    assert table.missed() == [("Shared Tax", "D2", "")] and len(table.stages()) == 1


@rule("MTP.W2", "each player is its controller too", "MTP.R5", "a simple backup")
def test_what_is_bad_for_all_is_bad_for_its_controller_too_and_a_spell_is_taken_back_for_it() -> None:
    """Each player loses life for the cards in their own hand, and the next spell was one of these."""
    debt = written("Common Debt", "{1}{G}", "Creature — Ox", "When this creature enters, each player loses 1 life for each card in their hand.", "4/4")
    table = arrival(debt, RAIN, battlefield=["Forest*2"], hand=["Sudden Rain", "Forest"], B={"hand": ["Forest"]}).cast("Sudden Rain")
    assert table.missed() == [("Common Debt", "D2", "")] and warnings(table) == [True]
    table.calls("B", "Common Debt").give(True)
    assert table.stack() == ["[Common Debt]"] and table.hand("A") == 3, "the spell is in its owner's hand again"
    assert table.resolve().life("A") == 17 and table.life("B") == 19
    assert table.missed() == [("Common Debt", "D2", "R4")] and "A gets a warning" in table.told()


@rule("MTP.W2", "by whom they affect", "MTP.D10", "a choice to be made is an impact, whatever comes of it")
def test_a_loss_that_each_player_may_avert_by_showing_a_card_is_bad_for_whoever_does_not() -> None:
    """With a land in hand nothing needs to change; whoever the upkeep is has to choose all the same."""
    ask = written("Stern Porter", "{1}", "Artifact", "At the beginning of each player's upkeep, that player loses 2 life unless they reveal a land card from their hand.")
    hands = {"hand": ["Forest"]}
    table = Practice([ask], A={"battlefield": ["Stern Porter"], **hands}, B=hands).to("main1", "A")
    assert table.missed() == [("Stern Porter", "D2", "")] and warnings(table) == [True]
    table.to("main1", "B")
    assert table.missed() == [("Stern Porter", "D2", "")] * 2 and warnings(table) == [True, False]
    assert (table.life("A"), table.life("B")) == (20, 20)
    table.calls("B", "Stern Porter").answers = [True, True]
    table.settle().resolve()
    assert "B reveals Forest" in table.told() and (table.life("A"), table.life("B")) == (20, 20), "done after all, it is averted"


@rule("MTP.W2", "by whom they affect: whoever may do it has the good of it")
def test_what_each_player_may_do_in_their_turn_is_bad_for_its_controller_in_an_opponents() -> None:
    spring = written("Open Spring", "{1}", "Artifact", "At the beginning of each player's upkeep, that player may draw a card.")
    table = Practice([spring], A={"battlefield": ["Open Spring"]}).to("main1", "A")
    assert table.missed() == [("Open Spring", "D2", "")] and warnings(table) == [False]
    table.to("main1", "B")
    assert table.missed() == [("Open Spring", "D2", "")] * 2 and warnings(table) == [False, True]


@rule("MTP.W1", "usually detrimental for its controller", "the game state is not considered")
@pytest.mark.parametrize("words", [
    "this artifact deals 1 damage to you", "put a time counter on this artifact, then you skip your next draw step", "you lose the game", "discard a card",
    "this artifact is sacrificed by its controller",
])  # fmt: skip
def test_what_is_bad_by_its_words_is_worth_a_warning(words: str) -> None:
    assert warnings(missing(words)) == [True]


@rule("MTP.W1", "usually detrimental for its controller: a good thing among the bad ones makes it none")
@pytest.mark.parametrize("words", [
    "you win the game", "untap all creatures you control", "put all creature cards from your graveyard onto the battlefield", "create a 1/1 white Rat creature token",
    "create a white Rat creature token. Its power is equal to the number of artifacts you control and its toughness is equal to the number of cards in your hand",
])  # fmt: skip
def test_what_has_a_good_thing_among_the_bad_ones_is_worth_none(words: str) -> None:
    assert warnings(missing(f"you lose 1 life, then {words}")) == [False]


def missing(words: str) -> Practice:
    """A game in which an ability of A's with these words was missed in the upkeep."""
    totem = written("Odd Totem", "{1}", "Artifact", f"At the beginning of your upkeep, {words}.")
    table = Practice([totem, CUB], A={"battlefield": ["Odd Totem", {"card": "Meek Cub", "tapped": True}], "graveyard": ["Meek Cub"], "hand": ["Meek Cub"]})
    table.to("main1", "A")
    assert table.missed() == [("Odd Totem", "D2", "")]
    return table
