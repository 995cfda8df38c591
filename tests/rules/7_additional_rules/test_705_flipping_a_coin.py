"""Flipping a coin (CR 705), asked as a judge would."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseNumber, ChooseOption
from engine.game.events.chance import FlipCoin
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.chances import next_flips
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

GAMBLE = card("Toss for It", "{R}", "Sorcery", "Flip a coin. If you win the flip, you gain 3 life. If you lose the flip, you lose 3 life.")
LUCK = card("Lucky Fool", "{1}{R}", "Creature — Human", "Whenever you win a coin flip, you gain 1 life.\nWhenever you lose a coin flip, each opponent loses 1 life.", "1/1")
HEADS, TAILS = 0, 1  # the options of a call


def calls(table: Table) -> list[ChooseOption]:
    """Who was asked to call a flip."""
    return [decision for decision in table.asked if isinstance(decision, ChooseOption) and decision.purpose == "coin"]


@rule("705.1")
def test_both_sides_come_up_equally_often() -> None:
    table = Table()
    table.battlefield("A", card("Penny Jar", "{1}", "Artifact", "{0}: Flip a coin. If it comes up heads, you gain 1 life."))
    (jar,) = table.all("Penny Jar")
    for _ in range(200):
        table.activate("A", jar).resolve()
    assert 70 <= table.life("A") - 20 <= 130


@rule("705.1")
@pytest.mark.parametrize(("sides", "goblins"), [(["tails"], 0), (["heads", "tails"], 1), (["heads", "heads", "tails"], 2)])
def test_coins_are_flipped_until_one_is_lost_and_a_later_word_speaks_of_those_flips(sides: list[str], goblins: int) -> None:
    table = Table()
    next_flips(table, *sides)
    table.answer("A", *[HEADS] * len(sides))
    do(table, "Flip a coin until you lose a flip. Create a 1/1 red Goblin creature token for each flip you won. If you lose the flip, you gain 1 life.")
    assert len(table.all("Goblin Token")) == goblins and len(calls(table)) == len(sides) and table.life("A") == 21


@rule("705.1")
def test_where_no_coin_was_flipped_no_flip_was_won() -> None:
    table = Table()
    table.answer("A", False)
    do(table, "You may flip a coin. Create a 1/1 red Goblin creature token for each flip you won.")
    assert calls(table) == [] and table.all("Goblin Token") == []


@rule("705.1", "flipping a coin: without one nothing comes up")
@pytest.mark.parametrize("words", ["", "Whenever you flip a coin, ", "Scry 1. "])
def test_a_side_that_no_words_let_come_up_is_declined(words: str) -> None:
    card("Fair Toss", "{1}", "Sorcery", "Flip a coin. If it comes up heads, you gain 1 life.")
    with pytest.raises(AssertionError, match="declined"):
        card("Odd Toss", "{1}", "Enchantment" if "Whenever" in words else "Sorcery", f"{words}If it comes up heads, you gain 1 life.")


@rule("705.2")
def test_who_flips_calls_and_wins_if_the_call_is_right() -> None:
    table = Table()
    table.hand("A", GAMBLE, GAMBLE)
    table.mana("A", "{R}{R}")
    next_flips(table, "tails")
    table.answer("A", TAILS).cast("A", "Toss for It").resolve()
    assert table.life("A") == 23
    next_flips(table, "tails")
    table.answer("A", HEADS).cast("A", "Toss for It").resolve()
    assert table.life("A") == 20 and [decision.seat for decision in calls(table)] == [0, 0]


@rule("705.2")
def test_nobody_calls_or_wins_a_flip_that_is_only_about_heads_and_tails() -> None:
    table = Table()
    table.battlefield("A", LUCK)
    table.hand("A", *[card("Weather", "{R}", "Sorcery", "Flip a coin. If it comes up heads, draw a card. If it comes up tails, you lose 5 life.")] * 2)
    table.mana("A", "{R}{R}")
    next_flips(table, "heads")
    table.cast("A", "Weather").resolve()
    assert len(table.zone("A", "hand")) == 2 and table.life("A") == 20
    next_flips(table, "tails")
    table.cast("A", "Weather").resolve()
    assert table.life("A") == 15 and table.life("B") == 20 and calls(table) == []


@rule("705.2")
def test_only_the_player_who_flips_wins_or_loses() -> None:
    table = Table()
    table.battlefield("A", LUCK)
    table.battlefield("B", LUCK, card("Coin Watcher", "{1}", "Artifact", "Whenever a player flips a coin, you gain 10 life."))
    table.hand("A", GAMBLE)
    next_flips(table, "heads")
    table.mana("A", "{R}").answer("A", HEADS).cast("A", "Toss for It").resolve()
    assert table.life("A") == 24 and table.life("B") == 30


@rule("705.2", "614.1a")
def test_of_two_coins_flipped_instead_of_one_the_player_ignores_one() -> None:
    table = Table()
    table.battlefield("A", LUCK, card("Two-Headed Penny", "{2}", "Artifact", "If you would flip a coin, instead flip two coins and ignore one."))
    table.hand("A", GAMBLE)
    next_flips(table, "tails", "heads")
    keep_heads = 1
    table.mana("A", "{R}").answer("A", HEADS, keep_heads).cast("A", "Toss for It").resolve()
    assert table.life("A") == 24 and table.life("B") == 20  # one flip was won, and none was lost


MANY = "Flip X coins. You gain 1 life for each flip you won."


def many_flips(number: int, heads: int, *rest: int, board: tuple[CardDefinition, ...] = ()) -> Table:
    """A table after so many flips, of which a player calls some heads."""
    table = Table()
    table.battlefield("A", *board)
    table.hand("A", card("Great Toss", "{X}{R}", "Sorcery", MANY))
    table.mana("A", "{R}" + "{C}" * number)
    table.answer("A", number, heads, *rest).cast("A", "Great Toss").resolve()
    return table


def flipped(table: Table) -> list[FlipCoin]:
    """All flips that there were."""
    return [event for event in table.game.history.this_turn if isinstance(event, FlipCoin)]


@rule("705.2", "each of many flips is called, and won or lost by its own call")
@pytest.mark.parametrize("heads", [0, 250, 1000])
def test_many_flips_are_called_with_one_answer_and_each_is_won_or_lost(heads: int) -> None:
    table = many_flips(1000, heads)
    asked = [decision for decision in table.asked if isinstance(decision, ChooseNumber) and decision.purpose == "coins"]
    assert [(decision.low, decision.high) for decision in asked] == [(0, 1000)] and calls(table) == []
    flips = flipped(table)
    assert len(flips) == 1000
    assert all(flip.won is (flip.heads == (place < heads)) for place, flip in enumerate(flips))
    won = sum(flip.won is True for flip in flips)
    assert 400 < won < 600 and table.life("A") == 20 + won


@rule("705.2", "an ability triggers for each flip that is won and each that is lost")
def test_each_of_many_flips_triggers_by_itself() -> None:
    table = many_flips(8, 3, board=(LUCK,))
    won = sum(flip.won is True for flip in flipped(table))
    assert table.life("A") == 20 + 2 * won and table.life("B") == 20 - (8 - won)


@rule("705.2", "a few flips are called one after the other")
def test_a_few_flips_are_called_one_by_one() -> None:
    table = Table()
    next_flips(table, "heads", "tails", "tails")
    table.answer("A", HEADS, HEADS, TAILS)
    do(table, "Flip three coins. You gain 1 life for each flip you won.")
    assert len(calls(table)) == 3 and table.life("A") == 22


@rule("705.1", "of two coins flipped instead of each, one is ignored")
def test_of_many_flips_of_two_coins_it_is_asked_once_how_many_count_as_called() -> None:
    penny = card("Two-Headed Penny", "{2}", "Artifact", "If you would flip a coin, instead flip two coins and ignore one.")
    table = many_flips(20, 10, 4, board=(penny,))
    (kept,) = [decision for decision in table.asked if isinstance(decision, ChooseNumber) and decision.purpose == "coins kept"]
    assert 4 < kept.high < 20
    flips = flipped(table)
    sure = 20 - kept.high  # both coins of these came up alike
    won = sum(flip.won is True for flip in flips)
    assert len(flips) == 20 and 4 <= won <= 4 + sure and table.life("A") == 20 + won
