"""An X said in the middle of a sentence, cards of one of three kinds, snow mana spent, targets across zones, steps skipped."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseObjects
from engine.game.events.cards import PlayerDid, Reveal
from engine.game.events.chance import FlipCoin, RollDie
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card
from tests.support.cards.reading_words import reading

FOREST = ("Forest", "", "Basic Land — Forest", "")
TOAD = ("Mud Toad", "{G}", "Creature — Frog", "", "2/2")
FROST = ("Frost Field", "", "Snow Land", "{T}: Add {C}.")
SEEDS = ("Wide Seeds", "{0}", "Sorcery", "Search your library for up to X basic land cards, where X is the number of creatures you control, put "
         "them onto the battlefield tapped, then shuffle.")  # fmt: skip
CALL = ("Three Calls", "{2}", "Sorcery", "Search your library for a Frog card, a snow card, or an artifact card, reveal it, put it into your hand, "
        "then shuffle. You gain 1 life for each {S} spent to cast this spell.")  # fmt: skip


@rule("107.3i", "the same X in the sentence that follows")
@pytest.mark.parametrize("words", [
    "Exile the top card of your library and you gain X life, where X is its mana value.",
    "Return target creature card from your graveyard to your hand and you gain X life, where X is its mana value.",
    "You gain X life, where X is the number of cards in your graveyard.",
])  # fmt: skip
def test_a_further_sentence_knows_the_x_of_what_was_done(words: str) -> None:
    table = Table(library=0)
    ogre = card("Plain Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")
    table.library("A", ogre)
    dead = table.graveyard("A", ogre, ogre, ogre)
    do(table, words + " Each opponent loses X life.", [dead[0]] if "target" in words else None)
    assert (table.life("A"), table.life("B")) == (23, 17)


@rule("107.3i", "wherever in the sentence it is said what X is")
@pytest.mark.parametrize("words", [
    "Search your library for up to X basic land cards, where X is the number of creatures you control, put them onto the battlefield tapped, "
    "then shuffle.",
    "Draw a card, then you gain X life, where X is the number of creatures you control, and you lose 1 life.",
    "You gain 1 life and draw X cards, where X is the number of creatures you control, then discard a card.",
    "Draw a card, you gain 1 life, and you gain X life, where X is the number of creatures you control, then discard a card.",
])  # fmt: skip
def test_what_x_is_may_be_said_in_the_midst_of_a_sentence(words: str) -> None:
    assert reading("effects", words)


@rule("107.3i", "701.19")
@pytest.mark.parametrize("creatures", [0, 2])
def test_an_x_in_the_middle_of_a_sentence_counts_for_all_of_it(creatures: int) -> None:
    table = Table()
    table.battlefield("A", *(card(*TOAD) for _ in range(creatures)))
    table.battlefield("B", card(*TOAD), card(*TOAD), card(*TOAD))  # not yours
    table.hand("A", card(*SEEDS))
    table.policy = lambda decision: list(decision.candidates[: decision.most]) if isinstance(decision, ChooseObjects) else None
    table.cast("A", "Wide Seeds").resolve()
    lands = table.all("Forest", who="A")
    assert len(lands) == creatures and all(table.game.obj(oid).tapped for oid in lands)


@rule("701.19", "107.4h", "601.2h")
@pytest.mark.parametrize("found", ["Mud Toad", "Frost Field", "Tin Can"])
def test_a_card_of_one_of_three_kinds_is_searched_for(found: str) -> None:
    table = Table()
    table.library("A", card(*TOAD), card(*FROST), card("Tin Can", "{1}", "Artifact", ""))
    lands = table.battlefield("A", card(*FROST), card("Warm Field", "", "Land", "{T}: Add {C}."))
    table.hand("A", card(*CALL))
    for land in lands:
        table.tap_for_mana("A", land)
    table.answer("A", lambda decision: [oid for oid in decision.candidates if table.game.chars(oid).name == found])
    table.cast("A", "Three Calls").resolve()
    asked = next(decision for decision in table.asked if isinstance(decision, ChooseObjects))
    assert sorted(table.game.chars(oid).name for oid in asked.candidates) == ["Frost Field", "Mud Toad", "Tin Can"]  # no Forest
    assert asked.most == 1 and table.zone("A", "hand").count(found) == 1
    assert table.life("A") == 21  # one of the two mana came from a snow land


@rule("115.1", "601.2c")
def test_targets_may_be_here_and_there() -> None:
    table = Table(3)
    table.hand("A", card("Double Exit", "{0}", "Sorcery", "Exile up to two target creatures from the battlefield and/or creature cards from graveyards."))
    (here,) = table.battlefield("B", card(*TOAD))
    (there,) = table.graveyard("C", card(*TOAD))
    (land,) = table.graveyard("C", card(*FOREST))
    table.cast("A", "Double Exit", targets=[here, there]).resolve()
    assert not table.all("Mud Toad") and sorted(table.game.obj(oid).owner for oid in table.game.zone("exile")) == [1, 2]
    (asked,) = [decision for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert set(asked.candidates) == {here, there} and (asked.least, asked.most) == (0, 2) and land not in asked.candidates


@rule("614.10")
@pytest.mark.parametrize("cards", [0, 1])
def test_a_step_is_skipped_if_something_is_so_as_it_would_begin(cards: int) -> None:
    table = Table(library=40)
    table.battlefield("A", card("Idle Gate", "{1}", "Enchantment", "Skip your upkeep step if you have no cards in hand.\nAt the beginning of each "
                                "player's upkeep, that player loses 1 life."))  # fmt: skip
    table.next_turn("B")
    assert table.life("B") == 19  # only A skips
    table.hand("A", *(card(*TOAD) for _ in range(cards)))
    table.next_turn("A")
    assert table.life("A") == 20 - cards


@rule("608.2c", "X is for each player that player's own number")
@pytest.mark.parametrize("does", ["scries X", "surveils X", "amasses Orcs X", "rolls X d20", "flips X coins", "reveals the top X cards of their library"])
def test_each_player_does_it_as_often_as_their_own_number_says(does: str) -> None:
    table = Table()
    table.hand("A", *[card(*TOAD)] * 2)
    table.hand("B", card(*TOAD))
    do(table, f"Each player {does}, where X is the number of cards in their hand.")
    times = [0, 0]
    for event in table.game.history.this_turn:
        if isinstance(event, PlayerDid):
            times[event.player] += event.number
        elif isinstance(event, Reveal):
            times[event.player] += len(event.oids)
        elif isinstance(event, FlipCoin | RollDie):
            times[event.player] += 1
    assert times == [2, 1]
